import type { Page } from '@playwright/test';
import { alert, dialog, pressEscape } from './parts.ts';
import { expect, expectAccessible, failing, phone, test } from './salon.ts';
import { smallTargets } from './targets.ts';

test.use(phone);

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Atalhos' });

test('a thumb reaches the shortcuts, and everything else lies behind "Mais"', async ({ page, salon }) => {
  const more = shortcuts(page).getByRole('button', { name: 'Mais' });
  const sheet = dialog(page, 'Mais');
  await page.goto('/dashboard');
  await expect(shortcuts(page).getByRole('link')).toHaveText(['Agenda', 'Clientes', '', 'Caixa']);
  await expect(shortcuts(page).getByRole('link', { name: 'Novo Agendamento' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button'), 'nobody logs out by mistake').toHaveAccessibleName(
    'Buscar',
  );

  await test.step('Escape closes the sheet and gives the focus back', async () => {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await expect.poll(() => sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await pressEscape(sheet);
    await expect(more).toBeFocused();
  });

  await test.step('its links lead to the pages, and what a finger touches in it is large enough', async () => {
    await more.tap();
    await expect(sheet).toContainText(salon.email);
    await sheet.getByRole('button', { name: 'Configurações' }).tap();
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await sheet.getByRole('link', { name: 'Perfil' }).tap();
    await expect(page).toHaveURL('/perfil');
    await expect(sheet).toBeHidden();
    await more.tap();
    await expect(sheet.getByRole('link', { name: 'Perfil' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the theme and the language are changed there', async () => {
    await sheet.getByRole('button', { name: 'Usar tema escuro' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sheet.getByLabel('Idioma').selectOption('English');
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Profile');
    await dialog(page, 'More').getByLabel('Language').selectOption('Português');
    await expect(sheet).toBeVisible();
  });

  await test.step('so is who is signed in; a failure is said on the page', async () => {
    await failing(page, 'account/sign-out');
    await sheet.getByRole('button', { name: 'Sair' }).tap();
    await expect(alert(page, 'Você continua conectado.')).toBeVisible();
    await expect(sheet).toBeHidden();
    expect(await smallTargets(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).tap();
    await expect(page).toHaveURL('/login');
  });
});
