import type { Page, Response } from '@playwright/test';
import { browserIn, expect, visitorTest as test } from './salon.ts';

const titles = { pt: 'Entre na sua conta', en: 'Sign in to your account', es: 'Entra en tu cuenta' };

async function expectLanguage(page: Page, language: keyof typeof titles) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const cases = [
  { link: 'en', stored: 'es', browser: 'pt-BR', shown: 'en' },
  { link: 'en-GB', stored: 'es', browser: 'pt-BR', shown: 'en' },
  { link: 'de', stored: 'es', browser: 'en-US', shown: 'pt' },
  { stored: 'es', browser: 'en-US', shown: 'es' },
  { stored: 'fr', browser: 'en-US', shown: 'pt' },
  { browser: 'en-IE', shown: 'en' },
  { browser: 'es-MX', shown: 'es' },
  { browser: 'fr-FR', shown: 'pt' },
] as const;

test("the page speaks the language of the link, else the one chosen before, else the browser's, else Portuguese", async ({
  page,
}) => {
  for (const { browser, shown, ...chosen } of cases) {
    const { link, stored } = { link: undefined, stored: undefined, ...chosen };
    await test.step(`link ${link}, stored ${stored}, browser ${browser}: ${shown}`, async () => {
      await browserIn(page, browser);
      await page.goto('/theme.js');
      await page.evaluate((language) => {
        localStorage.clear();
        if (language) localStorage.setItem('i18nextLng', language);
      }, stored);
      await page.goto(link ? `/login?lang=${link}` : '/login');
      await expectLanguage(page, shown);
    });
  }
});

test('the selector changes the texts at once, errors too, keeps what is typed and is remembered', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('helena');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email deve ter um formato válido');
  await page.getByLabel('Idioma').selectOption('English');
  await expectLanguage(page, 'en');
  await expect(page.getByLabel('Email')).toHaveValue('helena');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email must have a valid format');
  await page.reload();
  await expectLanguage(page, 'en');
  await page.getByLabel('Language').selectOption('Español');
  await expectLanguage(page, 'es');
});

test('of two languages chosen in a row the last stays, however late the first', async ({ page, salon: _ }) => {
  const first = Promise.withResolvers<void>();
  const gates = [first.promise];
  await page.route('**/api/account/language', async (route) => {
    await gates.shift();
    await route.continue();
  });
  await page.goto('/perfil');
  const html = page.locator('html');
  const language = page.getByRole('banner').getByLabel(/^(Idioma|Language)$/);
  await language.selectOption('English');
  await expect(html).toHaveAttribute('lang', 'en');
  await language.selectOption('Español');
  await expect(html).toHaveAttribute('lang', 'es');
  const firstSaved = page.waitForResponse(isAnswerTo('en'));
  const lastSaved = page.waitForResponse(isAnswerTo('es'));
  first.resolve();
  await Promise.all([firstSaved, lastSaved]);
  await expect(language).toHaveValue('es');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'es');

  await test.step('and if neither can be saved, the one that was before comes back', async () => {
    const second = Promise.withResolvers<void>();
    await page.route('**/api/account/language', async (route) => {
      await second.promise;
      await route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', status: 500 } });
    });
    await language.selectOption('English');
    await expect(html).toHaveAttribute('lang', 'en');
    await language.selectOption('Português');
    await expect(html).toHaveAttribute('lang', 'pt');
    second.resolve();
    await expect(html).toHaveAttribute('lang', 'es');
    await expect(language).toHaveValue('es');
  });
});

const isAnswerTo = (language: string) => (answer: Response) =>
  answer.request().postData()?.includes(`"${language}"`) === true;
