import type { Locator } from '@playwright/test';
import { expect } from './expect.ts';
import { button, dialog, test } from './kit-test.ts';

test.use({ section: undefined });

const paint = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, color, borderTopWidth, borderTopColor } = getComputedStyle(element);
    return { backgroundColor, color, hasEdge: borderTopWidth !== '0px' && borderTopColor !== backgroundColor };
  });

test('in forced colours what is chosen differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const terms = page.getByLabel('Aceito os termos de uso');
  const before = await paint(terms);
  await terms.check();
  const ticked = await paint(terms);
  expect(ticked.backgroundColor).not.toBe(before.backgroundColor);
  expect((await paint(terms.locator('xpath=following-sibling::*'))).color, 'the tick').not.toBe(ticked.backgroundColor);

  const kinds = page.getByRole('radiogroup', { name: 'Tipo' });
  const statuses = page.getByRole('radiogroup', { name: 'Status' });
  const pairs: [what: string, chosen: Locator, other: Locator][] = [
    ['choice', kinds.getByRole('radio', { checked: true }), kinds.getByRole('radio', { checked: false })],
    ['word', statuses.getByRole('radio', { checked: true }), statuses.getByRole('radio', { checked: false })],
    ['tab', page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false })],
    ['tab with an address', page.getByRole('link', { name: 'Semana' }), page.getByRole('link', { name: 'Dia' })],
  ];
  for (const [what, chosen, other] of pairs)
    expect((await paint(chosen)).backgroundColor, what).not.toBe((await paint(other)).backgroundColor);
  const radio = kinds.getByRole('radio', { checked: true });
  const dot = await paint(radio.locator('> *').first());
  expect(dot.backgroundColor, 'the dot').not.toBe((await paint(radio)).backgroundColor);

  await button(page, 'Mais ações').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const entry = page.locator('[role=menuitem][data-highlighted]');
  await expect(entry).toBeVisible();
  const highlighted = await paint(entry);
  expect(highlighted.backgroundColor).not.toBe((await paint(page.getByRole('menu'))).backgroundColor);
  expect(highlighted.color).not.toBe(highlighted.backgroundColor);
  await page.keyboard.press('Escape');
});

test('with the colours of the system, what only a background or a shadow set apart has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const text of ['As vendas do dia entram no caixa.', 'Há 3 pedidos aguardando.'])
    expect((await paint(page.getByText(text).locator('..'))).hasEdge, text).toBe(true);
  expect((await paint(page.getByText('Vencido'))).hasEdge, 'a badge').toBe(true);
  await button(page, 'Nova categoria').click();
  expect((await paint(dialog(page, 'Nova categoria'))).hasEdge, 'a dialog').toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Nova categoria')).toBeHidden();
  await button(page, 'Editar agendamento').click();
  expect((await paint(dialog(page, 'Editar Agendamento'))).hasEdge, 'a sheet').toBe(true);
  await page.keyboard.press('Escape');
});
