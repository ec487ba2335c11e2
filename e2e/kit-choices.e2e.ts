import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './expect.ts';
import { button, dialog, openByKeyboard, output, test } from './kit-test.ts';

test.use({ section: 'overlays' });

test.describe('combobox', () => {
  test.use({ section: 'tables' });

  const field = (page: Page) => page.getByRole('combobox', { name: 'Cliente' });
  const suggestions = (page: Page) => page.getByRole('option', { name: /\(11\)/ });
  const creation = (page: Page) => page.getByRole('option', { name: /Criar e selecionar/ });

  test('suggests at most eight, chosen by Enter; typing again lets go of the choice', async ({ page }) => {
    const chosen = output(page, 'Cliente escolhido');
    await field(page).fill('zélia');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(suggestions(page).first()).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Zélia Porto 2');
    await expect(chosen).toHaveText('2');
    await page.keyboard.press('Backspace');
    await expect(field(page), 'typing again lets go').toHaveValue('Zélia Porto ');
    await expect(chosen).toHaveText('nenhum');
  });

  test('Tab chooses what is marked and goes on', async ({ page }) => {
    await field(page).fill('zélia');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(suggestions(page).first()).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Zélia Porto 7');
    await expect(field(page)).not.toBeFocused();
  });

  test('Escape keeps the choice, the cross does not; Enter chooses nothing in an empty field', async ({ page }) => {
    const chosen = output(page, 'Cliente escolhido');
    await field(page).fill('zélia');
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await expect(chosen, 'Escape throws nothing away').toHaveText('2');
    await button(page, 'Limpar busca').click();
    await expect(chosen, 'the cross does').toHaveText('nenhum');
    await expect(field(page)).toHaveValue('');
    await field(page).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(chosen, 'Enter in an empty field chooses nothing').toHaveText('nenhum');
    await page.keyboard.type('zélia');
    await page.keyboard.press('Enter');
    await expect(chosen, 'Enter before the list is there chooses its first').toHaveText('2');
  });

  test('says from two letters on that there is nothing, offers to create it, and keeps what is typed', async ({
    page,
  }) => {
    const created = output(page, 'Cliente criado');
    await field(page).fill('x');
    await expect(page.getByRole('listbox')).toBeHidden();
    await field(page).fill('xy');
    await expect(page.getByText('Nenhum resultado para “xy”')).toBeVisible();
    await expect(creation(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(created, 'Tab creates nothing').not.toHaveText('xy');
    await expect(field(page)).toHaveValue('xy');
    await field(page).fill('xy ');
    await field(page).fill('xy');
    await creation(page).waitFor();
    await page.keyboard.press('Enter');
    await expect(created).toHaveText('xy');
    await expect(output(page, 'Cliente escolhido')).toHaveText('nenhum');

    await field(page).fill('zélia porto 2');
    await expect(suggestions(page)).toHaveCount(8);
    await expect(creation(page), 'a known name, whatever its capitals').toHaveCount(0);
    await field(page).fill('zéli');
    await expect(creation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(field(page), 'it stays when the list closes and when the field is left').toHaveValue('zéli');
    await field(page).fill('queda');
    await expect(page.getByText('Erro ao buscar. Tente novamente.')).toBeVisible();
  });

  test('axe finds nothing in its list, at a desk or on a phone', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await field(page).fill('');
      await field(page).fill('zéli');
      await creation(page).waitFor();
      await expectAccessible(page, `${width} px`);
    }
  });
});

test('a select is worked by arrows and letters', async ({ page }) => {
  await button(page, 'Editar agendamento').click();
  const select = page.getByRole('combobox', { name: 'Profissional' });
  await expect(select).toHaveText('Selecione');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('r');
  await expect(page.getByRole('option', { name: 'Rafael Nogueira' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(select).toHaveText('Rafael Nogueira');
  await expect(select).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog(page, 'Editar Agendamento')).toBeVisible();
});

test('menu and popover are worked by keys, and give the focus back', async ({ page }) => {
  await openByKeyboard(page, 'Mais ações');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button(page, 'Mais ações')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(output(page, 'Ação')).toHaveText('Excluir');

  await openByKeyboard(page, 'Comanda');
  await expect(dialog(page, 'Comanda').getByRole('button', { name: 'Abrir' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Comanda')).toBeHidden();
  await expect(button(page, 'Comanda')).toBeFocused();
});

test('tabs are walked by arrows; tabs with an address are links', async ({ page }) => {
  await page.getByRole('tab', { name: 'Agenda' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Comissões' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Comissões' })).toHaveText('Resumo do mês');
  const places = page.getByRole('navigation', { name: 'Agenda' });
  await expect(places.getByRole('link', { name: 'Semana' })).toHaveAttribute('aria-current', 'page');
  await places.getByRole('link', { name: 'Dia' }).click();
  await expect(places.getByRole('link', { name: 'Dia' })).toHaveAttribute('aria-current', 'page');
});
