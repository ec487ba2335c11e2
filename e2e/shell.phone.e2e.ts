import type { Locator, Page } from '@playwright/test';
import { expect, failing, phone, test } from './salon.ts';

test.use(phone);

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Atalhos' });
const more = (page: Page) => shortcuts(page).getByRole('button', { name: 'Mais' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Mais' });

test.beforeEach(async ({ page, salon: _ }) => {
  await page.goto('/dashboard');
});

test('a thumb reaches the shortcuts, and everything else lies behind "Mais"', async ({ page, salon }) => {
  await expect(shortcuts(page).getByRole('link')).toHaveText(['Agenda', 'Clientes', '', 'Caixa']);
  await expect(shortcuts(page).getByRole('link', { name: 'Novo Agendamento' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
  await more(page).tap();
  await expect(sheet(page)).toContainText(salon.email);
  await sheet(page).getByRole('button', { name: 'Configurações' }).tap();
  await sheet(page).getByRole('link', { name: 'Perfil' }).tap();
  await expect(page).toHaveURL('/perfil');
  await expect(sheet(page)).toBeHidden();
  await more(page).tap();
  await expect(sheet(page).getByRole('link', { name: 'Perfil' })).toHaveAttribute('aria-current', 'page');
  await sheet(page).getByRole('button', { name: 'Usar tema escuro' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await sheet(page).getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
});

test('Escape closes the sheet and gives the focus back', async ({ page }) => {
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect.poll(() => sheet(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(more(page)).toBeFocused();
});

/** What a finger would miss: links and buttons lower or narrower than 44 px. */
const small = (within: Locator) =>
  within.locator('a, button, select').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility())
      .map((target) => ({
        name: target.getAttribute('aria-label') ?? target.textContent,
        box: target.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
  );

test('what a finger touches is 44 px; logging out lies behind "Mais", where nobody taps by mistake', async ({
  page,
}) => {
  await expect(more(page)).toBeVisible();
  expect(await small(shortcuts(page))).toEqual([]);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await more(page).tap();
  await expect(sheet(page).getByRole('link').first()).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Configurações' }).tap();
  expect(await small(sheet(page))).toEqual([]);

  await failing(page, 'account/sign-out');
  await sheet(page).getByRole('button', { name: 'Sair' }).tap();
  await expect(page.getByRole('alert')).toContainText('Você continua conectado.');
  await expect(sheet(page)).toBeHidden();
  expect(await small(page.getByRole('alert'))).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).tap();
  await expect(page).toHaveURL('/login');
});
