import type { Page } from '@playwright/test';
import { goTo } from './parts.ts';
import { anEmail, browserIn, expect, signUp, visitorTest as test } from './salon.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Criar conta' });

const typed = {
  'Nome do salão ou profissional': 'Studio Jasmim',
  Email: 'helena@studiojasmim.com.br',
  Senha: 'segredo1',
  'Confirmar senha': 'segredo1',
};

async function fillForm(page: Page, changes: Partial<typeof typed> = {}) {
  for (const [label, text] of Object.entries({ ...typed, ...changes })) await field(page, label).fill(text);
  await page.getByLabel('Aceito os termos de uso').check();
}

const empty = {
  'Nome do salão ou profissional': 'Nome do salão ou profissional é obrigatório',
  Email: 'Email é obrigatório',
  Senha: 'Senha é obrigatória',
  'Confirmar senha': 'Confirmação de senha é obrigatória',
  'Aceito os termos de uso': 'Você deve aceitar os termos de uso',
};

const broken = [
  { label: 'Email', text: 'helena', message: 'Email deve ter um formato válido' },
  { label: 'Email', text: 'helena@studio', message: 'Email deve ter um formato válido' },
  { label: 'Email', text: 'hele na@studio.com', message: 'Email deve ter um formato válido' },
  { label: 'Senha', text: '12345', message: 'Senha deve ter pelo menos 6 caracteres' },
  { label: 'Confirmar senha', text: 'segredo2', message: 'As senhas não coincidem' },
];

test('the form says what is missing, broken or taken, and loses nothing that was typed', async ({ page, context }) => {
  const { email } = await signUp(context);
  await context.clearCookies();
  await page.goto('/signup');

  await test.step('an empty form says beside each field what is missing, and leads to the first', async () => {
    await create(page).click();
    for (const [label, message] of Object.entries(empty)) {
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, 'Nome do salão ou profissional')).toBeFocused();
  });

  await test.step('what breaks a rule is named, gets the focus and is not lost', async () => {
    await fillForm(page);
    for (const { label, text, message } of broken) {
      await field(page, label).fill(text);
      await create(page).click();
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveValue(text);
      await field(page, label).fill(typed[label as keyof typeof typed]);
    }
    for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text);
  });

  await test.step('an e-mail that has an account already is refused beside its field', async () => {
    await field(page, 'Email').fill(email);
    await create(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Já existe uma conta com este email');
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Senha')).toHaveValue(typed.Senha);
  });

  await test.step('country and language are required', async () => {
    for (const [label, message] of Object.entries({ Idioma: 'Idioma é obrigatório', País: 'País é obrigatório' })) {
      const choice = page.locator('form').getByLabel(label);
      // No option is empty; a browser that restores an old page may still leave the choice so.
      await choice.evaluate((select: HTMLSelectElement) => {
        select.value = '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await create(page).click();
      await expect(choice).toHaveAccessibleDescription(message);
    }
  });
});

const defaults = [
  { locale: 'pt-BR', country: 'BR', language: 'pt' },
  { locale: 'en-IE', country: 'IE', language: 'en' },
  { locale: 'en-AU', country: 'BR', language: 'en' },
];
test('country and language are proposed as the browser has them, else Brazil and Portuguese', async ({ page }) => {
  for (const { locale, country, language } of defaults) {
    await test.step(`a browser in ${locale}: ${country} and ${language}`, async () => {
      await browserIn(page, locale);
      await page.goto('/signup');
      await expect(page.locator('select[name=country]')).toHaveValue(country);
      await expect(page.locator('select[name=language]')).toHaveValue(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('the language chosen on the landing page, or above the form, is the one proposed', async ({ page }) => {
  await page.goto('/benefits');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const language = page.locator('select[name=language]');
  await expect(language).toHaveValue('en');
  await page.getByRole('main').getByLabel('Language', { exact: true }).first().selectOption('Español');
  await expect(language).toHaveValue('es');

  await test.step('but one chosen in the form stays, whatever the page speaks', async () => {
    await language.selectOption('pt');
    await page.getByRole('main').getByLabel('Idioma', { exact: true }).first().selectOption('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(language).toHaveValue('pt');
  });
});

test('terms and privacy can be read before they are accepted, without losing what was typed', async ({ page }) => {
  await page.goto('/signup');
  await fillForm(page);
  for (const [name, path, title] of [
    ['termos de uso', '/termos', 'Termos de uso'],
    ['política de privacidade', '/privacidade', 'Política de privacidade'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name }).click();
    const text = await opened;
    await expect(text).toHaveURL(path);
    await expect(text.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(text).toHaveTitle(`${title} · Madeixa`);
    await expect(text.getByRole('main')).toContainText('Este texto é um modelo');
    await text.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(text.locator('html')).toHaveAttribute('lang', 'es');
    await expect(text.getByRole('main')).toContainText('Este texto es un modelo');
    await text.evaluate(() => localStorage.clear());
    await text.close();
  }
  await expect(page.getByLabel('Aceito os termos de uso')).toBeChecked();
  await expect(field(page, 'Email')).toHaveValue(typed.Email);
});

const failures = [
  { code: 'INTERNAL_SERVER_ERROR', defined: false, message: 'Erro ao criar conta. Tente novamente.' },
  { code: 'PROFILE_FAILED', defined: true, message: /^Erro ao criar perfil do usuário: / },
  { code: 'STAFF_FAILED', defined: true, message: /^Erro ao criar membro da equipe: / },
];
test('a failure is told, and another try creates one account', async ({ page, context }) => {
  await page.goto('/signup');
  await fillForm(page, { Email: anEmail() });
  for (const { code, defined, message } of failures) {
    await page.route('**/api/account/sign-up', (route) =>
      route.fulfill({ status: 500, json: { code, defined, status: 500, message: 'An error occurred' } }),
    );
    await create(page).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await page.unrouteAll();
  }

  await test.step('without a connection the form says that it failed', async () => {
    await context.setOffline(true);
    await create(page).click();
    await expect(page.getByRole('alert')).toHaveText('Erro ao criar conta. Tente novamente.');
    await context.setOffline(false);
  });

  await test.step('a double click creates one account and lands on the dashboard', async () => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/sign-up') && calls.push(request.url()));
    await create(page).dblclick();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: /^(Bom dia|Boa tarde|Boa noite), Studio Jasmim$/ })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

test.describe('in Lisbon', () => {
  test.use({ locale: 'pt-PT', timezoneId: 'Europe/Lisbon' });

  test("a new salon keeps the browser's time zone", async ({ page }) => {
    await page.goto('/signup');
    await fillForm(page, { Email: anEmail() });
    await create(page).click();
    await expect(page).toHaveURL('/dashboard');
    await goTo(page, '/perfil');
    await expect(page.getByLabel('Fuso horário', { exact: true })).toHaveValue('Europe/Lisbon');
  });
});
