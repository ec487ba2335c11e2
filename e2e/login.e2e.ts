import type { Page } from '@playwright/test';
import { expect, failing, signInThroughForm, signUp, test } from './salon.ts';

/** A salon that exists, and a browser that is not signed in to it. */
async function signedOutSalon(page: Page) {
  const salon = await signUp(page.context());
  await page.context().clearCookies();
  return salon;
}

test('a wrong password is told without saying which of the two was wrong; the right one leads in', async ({ page }) => {
  const { email, password } = await signedOutSalon(page);
  await page.goto('/login');
  await signInThroughForm(page, { email, password: 'outra-senha' });
  await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await signInThroughForm(page, { email: 'ninguem@example.com', password });
  await expect(page.getByRole('alert')).toHaveText('Email ou senha incorretos.');
  await signInThroughForm(page, { email: ` ${email.toUpperCase()} `, password });
  await expect(page).toHaveURL('/dashboard');
});

test('ten wrong passwords lock the account, and the page says for how long', async ({ page }) => {
  const { email, password } = await signedOutSalon(page);
  await page.goto('/login');
  for (let wrong = 0; wrong < 10; wrong += 1) {
    await page.request.post('/api/account/sign-in', { data: { email, password: 'errada' } });
  }
  await signInThroughForm(page, { email, password });
  await expect(page.getByRole('alert')).toHaveText('Muitas tentativas com esta conta. Tente novamente em 15 minutos.');
});

test('an empty form asks for both fields', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email é obrigatório');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription('Senha é obrigatória');
});

test('a failure of the server is told', async ({ page }) => {
  await page.goto('/login');
  await failing(page, 'account/sign-in');
  await signInThroughForm(page, { email: 'helena@example.com', password: 'segredo1' });
  await expect(page.getByRole('alert')).toHaveText('Erro ao fazer login');
});

test('the password shows and hides', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Senha', { exact: true });
  await password.fill('segredo1');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

const links = {
  'Criar conta': '/signup',
  'Esqueci minha senha': '/forgot-password',
  'Conheça os benefícios': '/benefits',
};
test('links lead to sign-up, to a forgotten password and to the benefits', async ({ page }) => {
  for (const [name, path] of Object.entries(links)) {
    await page.goto('/login');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test('whoever is signed in has no use for the account pages and lands on the dashboard', async ({ page, salon }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
  await expect(page.getByRole('banner')).toContainText(salon.email);
});

test('a visitor who wanted a page gets it after signing in', async ({ page }) => {
  const salon = await signedOutSalon(page);
  await page.goto('/configuracoes?aba=horarios');
  await expect(page).toHaveURL('/login?next=%2Fconfiguracoes%3Faba%3Dhorarios');
  await signInThroughForm(page, salon);
  await expect(page).toHaveURL('/configuracoes?aba=horarios');
});

const elsewhere = [
  '//evil.example',
  'https://evil.example/perfil',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
];
test('a link never sends people to another site after they sign in', async ({ page, context, baseURL }) => {
  await signUp(context);
  const left: string[] = [];
  page.on('request', (request) => request.url().startsWith(String(baseURL)) || left.push(request.url()));
  for (const next of elsewhere) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page, `next=${JSON.stringify(next)}`).toHaveURL('/dashboard');
  }
  expect(left).toEqual([]);
});

test('a spinner turns while nobody knows yet who is there', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/account/session', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status')).toHaveText('Carregando…');
  await expect(page.getByRole('heading')).toHaveCount(0);
  answer();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
});
