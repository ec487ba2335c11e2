import type { Page } from '@playwright/test';
import { goTo, status } from './parts.ts';
import { call, expect, expectAccessible, failing, signInThroughForm, signUp, test } from './salon.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const group = (page: Page) => menu(page).getByRole('button', { name: 'Configurações' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page that asks nothing more by itself: a refusal in the background would lead to /login before the test does. */
async function openQuietly(page: Page, path: string) {
  await page.route(/\/api\/live/, (route) => route.abort());
  await page.goto(path);
  await expect(title(page)).toBeVisible();
}

test('the menu is reached with the keyboard alone and offers only what exists', async ({ page }) => {
  await page.goto('/perfil');
  await expect(title(page)).toBeVisible();
  const link = (name: string) => menu(page).getByRole('link', { name, exact: true });

  await test.step('everything is reached with the keyboard alone, the content first of all', async () => {
    const tabTo = async (name: string) => {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
      await expect(page.locator(':focus')).toBeInViewport();
    };
    await tabTo('Pular para o conteúdo');
    for (const name of [
      'Madeixa',
      'Painel',
      'Agenda',
      'Clientes',
      'Equipe',
      'Produtos',
      'Serviços',
      'Financeiro',
      'Relatórios',
      'Configurações',
      'Perfil',
      'Salão',
      'Página',
      'Atividade',
      'Buscar',
      'Idioma',
      'Usar tema escuro',
      'Ajuda e atalhos',
      'Sair',
    ]) {
      await tabTo(name);
    }
    await tabTo('Nome do salão ou profissional');
    await page.getByRole('link', { name: 'Pular para o conteúdo' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo('Nome do salão ou profissional');
  });

  await test.step('a group of the menu opens by itself around the current page, and by hand', async () => {
    await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(link('Perfil')).toHaveAttribute('aria-current', 'page');
    await expect(link('Painel')).not.toHaveAttribute('aria-current');
    await link('Painel').click();
    await expect(link('Painel')).toHaveAttribute('aria-current', 'page');
    await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
    await group(page).click();
    await expect(link('Perfil')).toBeVisible();
    await link('Salão').click();
    await expect(page).toHaveURL('/configuracoes');
    await expect(page).toHaveTitle('Configurações · Madeixa');
    await group(page).click();
    await expect(link('Perfil')).toHaveCount(0);
    await group(page).click();
    await expect(link('Perfil')).toBeVisible();
  });

  await test.step('where colours are forced, the current entry keeps a mark', async () => {
    const edge = (name: string) => link(name).evaluate((entry) => getComputedStyle(entry).outlineStyle);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await edge('Salão')).toBe('solid');
    expect(await edge('Perfil')).toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('the menu offers only what exists', async () => {
    for (const name of await menu(page).getByRole('link').allInnerTexts()) {
      // Its group has closed when another page was opened.
      if (!(await link(name).isVisible())) await group(page).click();
      await link(name).click();
      await expect(link(name)).toHaveAttribute('aria-current', 'page');
      await expect(title(page)).not.toHaveText('Página não encontrada');
    }
  });
});

test('signing out or in holds for all tabs, and none shows another salon’s data', async ({ page, context }) => {
  const second = await signUp(context, { business_name: 'Barbearia Central' });
  const first = await signUp(context);
  const tab = await context.newPage();
  await tab.goto('/configuracoes');
  await expect(tab.getByLabel('Nome do salão ou profissional')).toHaveValue('Studio Jasmim');

  await test.step('the top bar shows who is there; logging out ends it here and in the other tabs', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('banner')).toContainText(first.email);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL('/login');
    await expect(tab).toHaveURL('/login?next=%2Fconfiguracoes');
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    expect(await call(context, 'get', 'account/session')).toBeNull();
  });

  await test.step('who signs in in one tab is signed in in all of them', async () => {
    await signInThroughForm(page, second);
    await expect(page.getByRole('banner')).toContainText('Barbearia Central');
    await expect(tab).toHaveURL('/configuracoes');
    await expect(tab.getByLabel('Nome do salão ou profissional')).toHaveValue('Barbearia Central');
  });
});

test('logging out works without a session; a failure is said and tried again', async ({ page, context, salon }) => {
  await openQuietly(page, '/perfil');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await signInThroughForm(page, salon);
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => sessionStorage.setItem('rascunho', 'x'));
  await failing(page, 'account/sign-out');
  await page.getByRole('button', { name: 'Sair' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Você continua conectado.' });
  await expect(alert).toContainText('Erro ao sair: falha inesperada no servidor');
  await expect(page).toHaveURL('/dashboard');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL('/login');
  expect(await call(context, 'get', 'account/session')).toBeNull();
  // What the app writes down as it is left, the next page clears before it shows anything.
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a session that ends in the middle is asked for above the page, and the save goes on', async ({
  page,
  context,
  salon,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL });
  const other = await signUp({ request: elsewhere }, { business_name: 'Barbearia Central' });
  await elsewhere.dispose();
  await openQuietly(page, '/configuracoes');
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  const signIn = async (password: string, email?: string) => {
    if (email) await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Senha', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
  };

  await test.step('what was typed is saved after signing in again, by several calls that ask once', async () => {
    await page.getByLabel('Endereço').fill('Rua das Flores, 12');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByLabel('Email')).toHaveValue(salon.email);
    await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
    await signIn('outra-senha');
    await expect(dialog.getByRole('alert')).toHaveText('Email ou senha incorretos.');
    await signIn(salon.password);
    await expect(status(page, 'Configurações salvas com sucesso!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/configuracoes');
    const { address } = await call(page, 'get', 'account/settings');
    expect(address).toBe('Rua das Flores, 12');
  });

  await test.step('a page that is opened meanwhile asks, and shows what it is about', async () => {
    await context.clearCookies();
    await menu(page).getByRole('link', { name: 'Equipe' }).click();
    await expect(dialog).toBeVisible();
    await signIn(salon.password);
    await expect(page.getByRole('main').getByText('Proprietária').first()).toBeVisible();
  });

  await test.step('it is asked above a form that lies above the page', async () => {
    await page.getByRole('button', { name: 'Novo Profissional' }).click();
    const sheet = page.getByRole('dialog', { name: 'Novo Profissional' });
    await sheet.getByLabel('Nome').fill('Rafael');
    await sheet.getByLabel('Função').fill('Barbeiro');
    await context.clearCookies();
    await sheet.getByRole('button', { name: 'Salvar', exact: true }).click();
    await signIn(salon.password);
    await expect(page.getByRole('main').getByText('Rafael').first()).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  await test.step('another account drops what the page was about and begins at its own dashboard', async () => {
    await goTo(page, '/configuracoes');
    await page.getByLabel('Endereço').fill('Rua Alheia, 1');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await signIn(other.password, other.email);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('banner')).toContainText('Barbearia Central');
    await expect(dialog).toHaveCount(0);
    const { address } = await call(page, 'get', 'account/settings');
    expect(address).toBe('');
  });

  await test.step('who would rather not is led to the login, and back', async () => {
    await context.clearCookies();
    await menu(page).getByRole('link', { name: 'Clientes' }).click();
    await dialog.getByRole('button', { name: 'Ir para o login' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page).toHaveURL('/login?next=%2Fclientes');
    await signInThroughForm(page, other);
    await expect(page).toHaveURL('/clientes');
  });
});

const oldAddresses = {
  '/caixa': '/financeiro/receber',
  '/caixa/venda?saleId=7e1f': '/financeiro/receber/venda?saleId=7e1f',
  '/custos-fixos': '/financeiro/custos-fixos',
  '/financeiro': '/financeiro/receber',
};
test('an address that does not exist says so and leads back, and old ones lead to the new ones', async ({ page }) => {
  await page.goto('/nada/aqui');
  await expect(title(page)).toHaveText('Página não encontrada');
  await expect(page.getByText('Esta página não existe')).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o painel' }).click();
  await expect(page).toHaveURL('/dashboard');
  for (const [old, now] of Object.entries(oldAddresses)) {
    await goTo(page, old);
    await expect(page).toHaveURL(now);
  }

  // A server with too much to do is asked again.
  let answers = 0;
  await page.route('**/api/payables*', (route) => {
    answers += 1;
    if (answers > 2) return route.continue();
    return route.fulfill({ status: 503, json: { code: 'BUSY', status: 503, message: 'Busy', defined: true } });
  });
  await goTo(page, '/financeiro/pagar');
  await expect(page.getByText('Nenhuma conta a pagar')).toBeVisible();
  await expect(page.getByText('Erro ao carregar compras')).toBeHidden();
});

test('the dark theme is kept and is there before the first paint', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/dashboard');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Usar tema escuro' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.route('**/assets/**', () => {}); // neither the app nor its stylesheet arrives
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.unrouteAll();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Usar tema claro' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test.describe('when the session cannot be asked for', () => {
  test.use({ expectedComplaints: /Internal Server Error/ });

  test('the page says so instead of showing the login, and another try helps', async ({ page }) => {
    await failing(page, 'account/session');
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('Algo deu errado nesta página.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(title(page)).toHaveText('Painel');
  });
});

test('between phone and desk the menu is a rail of icons; on paper there is no shell at all', async ({
  page,
  salon,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/financeiro/receber');
  const finance = menu(page).getByRole('button', { name: 'Financeiro' });
  await expect(finance).toBeVisible();
  for (const entry of await menu(page).locator('a, button').all()) {
    const box = await entry.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 99)).toBeLessThanOrEqual(64);
  }
  await finance.click();
  const group = page.getByRole('dialog', { name: 'Financeiro' });
  await expect(group.getByRole('link', { name: 'Caixa' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await group.getByRole('link', { name: 'Custos fixos' }).click();
  await expect(page).toHaveURL('/financeiro/custos-fixos');
  await expect(group).toBeHidden();

  await goTo(page, '/perfil');
  await expect(menu(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('banner').getByText(salon.business_name).first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const name of ['Madeixa', 'Sair']) await expect(page.getByText(name, { exact: true })).toBeHidden();
  await expect(page.getByText(salon.email).first()).toBeHidden();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
  await page.emulateMedia({ media: null });
});
