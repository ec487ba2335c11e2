import type { Page } from '@playwright/test';
import { goTo } from './parts.ts';
import { expect, failing, signInThroughForm, signUp, visitorTest as test, withoutAnswers } from './salon.ts';

/** A salon that exists, and a browser that is not signed in to it. */
async function signedOutSalon(page: Page) {
  const salon = await signUp(page.context());
  await page.context().clearCookies();
  return salon;
}

test('who signs in is told what is missing or wrong, and is led in by the right password', async ({ page }) => {
  const locked = await signedOutSalon(page);
  const { email, password } = await signedOutSalon(page);
  await page.goto('/login');
  const field = page.getByLabel('Senha', { exact: true });
  const alert = page.getByRole('alert');

  await test.step('an empty form asks for both fields', async () => {
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email é obrigatório');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Senha é obrigatória');
  });

  await test.step('a failure of the server is told', async () => {
    await failing(page, 'account/sign-in');
    await signInThroughForm(page, { email, password });
    await expect(alert).toHaveText('Erro ao fazer login');
    await page.unrouteAll();
  });

  await test.step('a wrong password is told without saying which of the two was wrong', async () => {
    await signInThroughForm(page, { email, password: 'outra-senha' });
    await expect(alert).toHaveText('Email ou senha incorretos.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  await test.step('ten wrong passwords lock the account, and the page says for how long', async () => {
    for (let wrong = 0; wrong < 10; wrong += 1) {
      await page.request.post('/api/account/sign-in', { data: { email: locked.email, password: 'errada' } });
    }
    await signInThroughForm(page, locked);
    await expect(alert).toHaveText('Muitas tentativas com esta conta. Tente novamente em 15 minutos.');
  });

  await test.step('an address that nobody has is told as a wrong password is', async () => {
    await signInThroughForm(page, { email: 'ninguem@example.com', password });
    await expect(alert).toHaveText('Email ou senha incorretos.');
  });

  await test.step('the right password leads in, however the address is written', async () => {
    await signInThroughForm(page, { email: ` ${email.toUpperCase()} `, password });
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main', { name: 'Painel' })).toBeVisible();
  });
});

test('links lead to sign-up, to a forgotten password and to the benefits', async ({ page }) => {
  await page.goto('/login');
  const follow = async (name: string, path: string) => {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  };
  await follow('Criar conta', '/signup');
  await page.goBack();
  await follow('Esqueci minha senha', '/forgot-password');
  await page.goBack();
  await follow('Conheça os benefícios', '/benefits');
});

const elsewhere = [
  '//evil.example',
  'https://evil.example/perfil',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
];
test('who is signed in lands on the dashboard, and on no other site', async ({ page, salon, baseURL }) => {
  const left: string[] = [];
  page.on('request', (request) => request.url().startsWith(String(baseURL)) || left.push(request.url()));

  await test.step('whoever is signed in has no use for the account pages', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('banner')).toContainText(salon.email);
    for (const path of ['/login', '/signup', '/forgot-password']) {
      await goTo(page, path);
      await expect(page).toHaveURL('/dashboard');
    }
  });

  await test.step('a link never sends people to another site after they sign in', async () => {
    await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`);
    await expect(page).toHaveURL('/dashboard');
    for (const next of elsewhere) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await expect(page, `next=${JSON.stringify(next)}`).toHaveURL('/dashboard');
    }
    expect(left).toEqual([]);
  });
});

test('a visitor who wanted a page gets it after signing in', async ({ page }) => {
  const salon = await signedOutSalon(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await page.goto('/configuracoes?aba=horarios');
  await expect(page).toHaveURL('/login?next=%2Fconfiguracoes%3Faba%3Dhorarios');
  await signInThroughForm(page, salon);
  await expect(page).toHaveURL('/configuracoes?aba=horarios');
});

test('while nobody knows yet who is there, a spinner turns', async ({ page }) => {
  await signUp(page.context());
  await withoutAnswers(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/account/session', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status')).toHaveText('Carregando…');
  await expect(page.getByRole('heading')).toHaveCount(0);
  answered.resolve();
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible();
});
