import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './expect.ts';
import { button, dialog, openByKeyboard, output, test } from './kit-test.ts';

test.use({ section: 'overlays' });

test('a dialog takes the focus, keeps Tab inside, closes on Escape, and saves on Enter', async ({ page }) => {
  await openByKeyboard(page, 'Nova categoria');
  const box = dialog(page, 'Nova categoria');
  const name = box.getByLabel('Nome da categoria');
  await expect(name).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Aparece no agendamento online.');
  for (const name of ['Cancelar', 'Salvar', 'Fechar']) {
    await page.keyboard.press('Tab');
    await expect(box.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(button(page, 'Nova categoria')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Cabelo');
  await page.keyboard.press('Enter');
  await expect(output(page, 'Categoria salva')).toHaveText('Cabelo');
});

test('a dialog fades unless motion is not wanted, holds the page behind it, and lies low on a phone', async ({
  page,
}) => {
  const box = dialog(page, 'Nova categoria');
  const motion = () => box.evaluate((element) => getComputedStyle(element).transitionDuration);
  await page.setViewportSize({ width: 1440, height: 400 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight), 'there is more of it').toBeGreaterThan(500);
  await button(page, 'Nova categoria').click();
  // The page is held from the moment after the dialog opened.
  const isHeld = () =>
    page.evaluate(() => [document.documentElement, document.body].some(({ style }) => style.overflowY === 'hidden'));
  await expect.poll(isHeld).toBe(true);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => frame(window.scrollY))))).toBe(
    before,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const bottom = async () => ((await box.boundingBox())?.y ?? 0) + ((await box.boundingBox())?.height ?? 0);
  await expect.poll(() => box.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expect.poll(bottom).toBe(844);
  expect(await motion()).toBe('0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toBe('0.2s');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('what had the focus is deleted: its neighbour has it then', async ({ page }) => {
  async function remove(name: string) {
    await button(page, `Excluir ${name}`).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Excluir serviço').getByLabel('Senha', { exact: true })).toBeFocused();
    await page.keyboard.type('segredo');
    await page.keyboard.press('Enter');
    await expect(button(page, `Excluir ${name}`)).toBeHidden();
  }
  await remove('Corte');
  await expect(button(page, 'Excluir Escova')).toBeFocused();
  await button(page, 'Excluir Sem pergunta').press('Enter');
  await expect(button(page, 'Excluir Tintura')).toBeFocused();
  await remove('Tintura');
  await expect(button(page, 'Excluir Escova')).toBeFocused();
  await remove('Escova');
  await expect(button(page, 'Novo Serviço')).toBeFocused();
});

test.describe('sheet', () => {
  test('480 pixels at the right, the whole screen on a phone, the foot always in sight', async ({ page }) => {
    const sheet = dialog(page, 'Editar Agendamento');
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, 'Editar agendamento').click();
    await expect.poll(() => sheet.boundingBox()).toEqual({ x: 960, y: 0, width: 480, height: 900 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await sheet.getByLabel('Serviço 12').scrollIntoViewIfNeeded();
    await expect(sheet.getByLabel('Serviço 12')).toBeInViewport();
    await expect(sheet.getByRole('button', { name: 'Salvar' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('heading', { name: 'Editar Agendamento' })).toBeInViewport({ ratio: 1 });
  });

  test('something typed: it asks, and what was typed is only lost when the person says so', async ({ page }) => {
    const sheet = dialog(page, 'Editar Agendamento');
    const question = page.getByRole('alertdialog', { name: 'Descartar as alterações?' });
    await openByKeyboard(page, 'Editar agendamento');
    await expect(sheet.getByLabel('Data', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet, 'nothing typed: it closes at once').toBeHidden();
    await expect(button(page, 'Editar agendamento')).toBeFocused();
    await page.keyboard.press('Enter');
    await sheet.getByLabel('Observação').fill('Alergia a amônia');

    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Continuar editando' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(sheet.getByLabel('Observação')).toHaveValue('Alergia a amônia');
    await expect(sheet.getByLabel('Observação')).toBeFocused();

    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(question).toBeHidden();
    await expect(sheet).toBeVisible();

    await page.mouse.click(100, 450);
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect(sheet).toBeHidden();
    await expect(button(page, 'Editar agendamento')).toBeFocused();
  });

  test('the calendar inside it closes first, and picks by keyboard', async ({ page }) => {
    const sheet = dialog(page, 'Editar Agendamento');
    await openByKeyboard(page, 'Editar agendamento');
    const opener = sheet.getByRole('button', { name: 'Abrir calendário' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /17 de novembro de 2026/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /17 de novembro de 2026/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(sheet.getByLabel('Data', { exact: true })).toHaveValue('18/11/2026');
  });

  test('a form above it does not send the form beneath', async ({ page }) => {
    const sheet = dialog(page, 'Editar Agendamento');
    await button(page, 'Editar agendamento').click();
    await sheet.getByRole('button', { name: 'Excluir' }).click();
    await expect(dialog(page, 'Confirme com a sua senha').getByLabel('Senha', { exact: true })).toBeFocused();
    await page.keyboard.type('outra');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Senha incorreta. Tente novamente.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Confirme com a sua senha')).toBeHidden();
    await expect(sheet).toBeVisible();
  });
});

test.describe('confirmation', () => {
  test('asks with the words for a deletion and answers by button and by Escape', async ({ page }) => {
    const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este item?' });
    await openByKeyboard(page, 'Excluir item');
    await expect(question).toHaveAccessibleDescription('Esta ação não pode ser desfeita.');
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(button(page, 'Excluir item')).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(output(page, 'Respostas')).toHaveText('não não sim');
  });

  test('a press beside it is no answer; another question brings its own words', async ({ page }) => {
    await button(page, 'Excluir item').click();
    await page.mouse.click(10, 10);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Fechar período').click();
    const question = page.getByRole('alertdialog', { name: 'Fechar período 01/11/2026 a 17/11/2026?' });
    await expect(question).not.toContainText('Esta ação não pode ser desfeita.');
    await question.getByRole('button', { name: 'Fechar período' }).click();
    await expect(output(page, 'Respostas')).toHaveText('não sim');
  });
});

test('the password: required, wrong, not checked, right; an error keeps it open', async ({ page }) => {
  await openByKeyboard(page, 'Excluir cliente');
  const box = dialog(page, 'Excluir cliente');
  const field = box.getByLabel('Senha', { exact: true });
  await expect(field).toBeFocused();
  for (const [typed, message] of [
    ['', 'Senha é obrigatória'],
    ['errada', 'Senha incorreta. Tente novamente.'],
    ['queda', 'Erro ao verificar senha. Tente novamente.'],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(button(page, 'Excluir cliente')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toBeFocused();
  await page.keyboard.type('segredo');
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  await expect(output(page, 'Exclusão')).toHaveText('feita');
});

test('axe finds nothing in what opens, at a desk or on a phone', async ({ page }) => {
  const opened: [string, (page: Page) => Promise<void>][] = [
    ['dialog', (page) => button(page, 'Nova categoria').click()],
    ['sheet', (page) => button(page, 'Editar agendamento').click()],
    ['confirmation', (page) => button(page, 'Excluir item').click()],
    [
      'password',
      async (page) => {
        await button(page, 'Excluir cliente').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
      },
    ],
    ['menu', (page) => button(page, 'Mais ações').click()],
    ['popover', (page) => button(page, 'Comanda').click()],
    [
      'select',
      async (page) => {
        await button(page, 'Editar agendamento').click();
        await page.getByRole('combobox', { name: 'Profissional' }).click();
        await page.getByRole('option').first().waitFor();
      },
    ],
  ];

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [what, open] of opened) {
      await open(page);
      await expectAccessible(page, `${what} at ${width} px`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-base-ui-portal]')).toHaveCount(0);
    }
  }
});
