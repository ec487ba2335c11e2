import type { Page } from '@playwright/test';
import { goTo } from './addresses.ts';
import { expect, failing, signInThroughForm, signUp, test } from './salon.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const group = (page: Page) => menu(page).getByRole('button', { name: 'Configurações' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page that asks nothing more by itself: a refusal in the background would lead to /login before the test does. */
async function openQuietly(page: Page, path: string) {
  await page.route(/\/api\/live/, (route) => route.abort());
  const counted = page.waitForResponse('**/api/agenda/pending/count');
  await page.goto(path);
  await counted;
  await expect(title(page)).toBeVisible();
}

test('the menu is reached with the keyboard alone, opens where one is and offers only what exists', async ({
  page,
  salon,
}) => {
  expect(salon.email).toBeTruthy();
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
      'Configurações',
      'Perfil',
      'Salão',
      'Idioma',
      'Usar tema escuro',
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

test('who logs out or signs in does so in all tabs, and none shows what another salon had loaded', async ({
  page,
  context,
}) => {
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
    expect(await (await context.request.get('/api/account/session')).json()).toBeNull();
  });

  await test.step('who signs in in one tab is signed in in all of them', async () => {
    await signInThroughForm(page, second);
    await expect(page.getByRole('banner')).toContainText('Barbearia Central');
    await expect(tab).toHaveURL('/configuracoes');
    await expect(tab.getByLabel('Nome do salão ou profissional')).toHaveValue('Barbearia Central');
  });
});

test('logging out works although the server has already forgotten the session, or cannot be reached', async ({
  page,
  context,
  salon,
}) => {
  await openQuietly(page, '/perfil');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await signInThroughForm(page, salon);
  await expect(page).toHaveURL('/dashboard');
  await failing(page, 'account/sign-out');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
});

test('a session that ends in the middle leads to the login, and back', async ({ page, context, salon }) => {
  await openQuietly(page, '/perfil');
  await context.clearCookies();
  await menu(page).getByRole('link', { name: 'Salão' }).click();
  await expect(page).toHaveURL('/login?next=%2Fconfiguracoes');
  const counted = page.waitForResponse('**/api/agenda/pending/count');
  await signInThroughForm(page, salon);
  await expect(page).toHaveURL('/configuracoes');
  await counted;
  await page.getByLabel('Endereço').fill('Rua das Flores, 12');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Salvar configurações' }).click();
  await expect(page).toHaveURL('/login?next=%2Fconfiguracoes');
});

const oldAddresses = {
  '/caixa': '/financeiro/receber',
  '/caixa/venda': '/financeiro/receber/venda',
  '/custos-fixos': '/financeiro/custos-fixos',
  '/financeiro': '/financeiro/receber',
};
test('an address that does not exist says so and leads back, and old ones lead to the new ones', async ({
  page,
  salon,
}) => {
  expect(salon.email).toBeTruthy();
  await page.goto('/nada/aqui');
  await expect(title(page)).toHaveText('Página não encontrada');
  await expect(page.getByText('Esta página não existe')).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o painel' }).click();
  await expect(page).toHaveURL('/dashboard');
  for (const [old, now] of Object.entries(oldAddresses)) {
    await goTo(page, old);
    await expect(page).toHaveURL(now);
  }
});

test('the dark theme is kept and is there before the first paint', async ({ page, salon }) => {
  expect(salon.email).toBeTruthy();
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

  test('the page says so instead of showing the login, and another try helps', async ({ page, salon }) => {
    expect(salon.email).toBeTruthy();
    await failing(page, 'account/session');
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('Algo deu errado nesta página.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(title(page)).toHaveText('Painel');
  });
});
