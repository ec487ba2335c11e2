import type { Page } from '@playwright/test';
import { expect, phone, test } from './salon.ts';

test.use(phone);

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Atalhos' });
const more = (page: Page) => shortcuts(page).getByRole('button', { name: 'Mais' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Mais' });

test.beforeEach(async ({ page, salon }) => {
  expect(salon.email).toBeTruthy();
  await page.goto('/dashboard');
});

test('a thumb reaches the shortcuts, and everything else lies behind "Mais"', async ({ page, salon }) => {
  await expect(shortcuts(page).getByRole('link')).toHaveText(['Agenda', 'Clientes', '']);
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

test('what a finger touches is 44 px high', async ({ page }) => {
  const height = async (locator: ReturnType<Page['getByRole']>) => (await locator.boundingBox())?.height;
  expect(await height(more(page))).toBeGreaterThanOrEqual(44);
  expect(await height(page.getByRole('button', { name: 'Sair' }))).toBeGreaterThanOrEqual(44);
  await more(page).tap();
  const entries = sheet(page).getByRole('navigation').getByRole('link');
  await expect(entries.first()).toBeVisible();
  for (const entry of await entries.all()) {
    expect(await height(entry)).toBeGreaterThanOrEqual(44);
  }
});

test('logging out is one tap away', async ({ page }) => {
  await page.getByRole('button', { name: 'Sair' }).tap();
  await expect(page).toHaveURL('/login');
});
