import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './expect.ts';
import { button, output, test } from './kit-test.ts';
import { smallTargets } from './targets.ts';

test.use({ section: 'reports' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const period = (page: Page) => output(page, 'Período');

test('a month is chosen from lists or walked to, no further than the years go', async ({ page }) => {
  await field(page, 'Mês').selectOption('Dezembro');
  await expect(period(page)).toHaveText('2026-12');
  await expect(button(page, 'Próximo mês')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Próximo mês')).toHaveAccessibleDescription('Não há mais meses para escolher.');
  await button(page, 'Próximo mês').press('Enter');
  await expect(period(page)).toHaveText('2026-12');

  await field(page, 'Ano').selectOption('2024');
  await field(page, 'Mês').selectOption('Fevereiro');
  await expect(period(page)).toHaveText('2024-02');
  await button(page, 'Mês anterior').press('Enter');
  await expect(period(page)).toHaveText('2024-01');
  await button(page, 'Mês anterior').press('Enter');
  await expect(button(page, 'Mês anterior')).toBeFocused();
  await expect(period(page)).toHaveText('2024-01');
  await field(page, 'Ano').selectOption('2025');
  await button(page, 'Mês anterior').press('Enter');
  await expect(period(page)).toHaveText('2024-12');
  await expect(field(page, 'Mês').locator('option:checked')).toHaveText('Dezembro');
});

test('days are applied with the button, which says what is missing until both are right', async ({ page }) => {
  const apply = button(page, 'Aplicar');
  await expect(apply).toHaveAccessibleDescription('Informe as duas datas.');
  await field(page, 'De').fill('17/11');
  await apply.press('Enter');
  await expect(period(page)).toHaveText('2026-11');
  await field(page, 'Até').fill('16/11');
  await expect(apply).toHaveAccessibleDescription('A data final não pode ser antes da inicial.');
  await field(page, 'Até').press('Enter');
  await expect(period(page)).toHaveText('2026-11');
  await field(page, 'De').fill('30/02/2026');
  await expect(apply).toHaveAccessibleDescription('Informe as duas datas.');

  await field(page, 'De').fill('1/11');
  await expect(apply).not.toHaveAttribute('aria-disabled');
  await expect(period(page), 'nothing changes while it is typed').toHaveText('2026-11');
  await field(page, 'De').press('Enter');
  await expect(period(page)).toHaveText('2026-11-01 – 2026-11-16');
  await button(page, 'Mês anterior').click();
  await expect(field(page, 'De'), 'what no longer holds is not shown').toHaveValue('');
});

const chart = (page: Page, name: string) => page.getByRole('slider', { name });
/** Intl keeps a currency and its amount on one line. */
const unbroken = (text: string) => text.replaceAll('R$ ', 'R$\u{A0}');
const words = (of: Locator) => of.locator('xpath=ancestor::figure').locator('.bar-chart-words');

test('the bars are walked by keys, and the value of each is shown and said', async ({ page }) => {
  const byDay = chart(page, 'Receita e despesas por dia');
  await byDay.focus();
  await expect(words(byDay)).toHaveText('01/10/2026, Receita: R$ 900,00');
  for (const [key, said] of [
    ['ArrowRight', '02/10/2026, Receita: R$ 1.270,00'],
    ['ArrowUp', '02/10/2026, Despesas: R$ 250,00'],
    ['ArrowLeft', '01/10/2026, Despesas: R$ 250,00'],
    ['ArrowLeft', '01/10/2026, Despesas: R$ 250,00'],
    ['End', '31/10/2026, Despesas: R$ 250,00'],
    ['ArrowRight', '31/10/2026, Despesas: R$ 250,00'],
    ['ArrowDown', '31/10/2026, Receita: R$ 2.200,00'],
    ['Home', '01/10/2026, Receita: R$ 900,00'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(byDay, key).toHaveAttribute('aria-valuetext', unbroken(said));
    await expect(words(byDay)).toHaveText(said);
  }
  await page.keyboard.press('Tab');
  await expect(words(byDay)).toHaveText('');
});

test('a pointer shows the bar it is over, and a press stays with it', async ({ page }) => {
  const byMonth = chart(page, 'O que sobra por mês');
  const bar = byMonth.locator('.bar-0').nth(3);
  await bar.hover();
  await expect(words(byMonth)).toHaveText('09/2026: \u2212 R$ 2.803,25');
  await bar.click();
  await page.mouse.move(0, 0);
  await expect(words(byMonth)).toHaveText('09/2026: \u2212 R$ 2.803,25');
  await button(page, 'Menos meses').click();
  await expect(byMonth).toHaveAttribute('aria-valuetext', unbroken('07/2026: R$ 6.583,30'));
});

test('a loss hangs below the line of zero, and round numbers stand beside the lines', async ({ page }) => {
  const byMonth = chart(page, 'O que sobra por mês');
  const lines = byMonth.locator('svg > g:has(> line) > text');
  await expect(lines).toHaveText(['\u22125 mil', '0', '5 mil', '10 mil']);
  await expect(byMonth.locator('.bar-chart-value')).toHaveCount(6);
  const zero = Number(await byMonth.locator('.bar-chart-zero').getAttribute('y1'));
  const [gain, loss] = await Promise.all([byMonth.locator('.bar-0').nth(2), byMonth.locator('.bar-0').nth(3)]);
  expect(Number(await gain.getAttribute('y'))).toBeLessThan(zero);
  expect(Number(await loss.getAttribute('y'))).toBe(zero);
});

test('every number is in a table, there for those who listen and shown to who asks', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Receita e despesas por dia' });
  await expect(table.getByRole('row')).toHaveCount(32);
  await expect(table.getByRole('row').nth(5)).toHaveText('05/10/2026R$ 980,00R$ 5.260,00');
  await button(page, 'Ver tabela').first().click();
  await expect(button(page, 'Ocultar tabela')).toBeVisible();
  expect((await table.boundingBox())?.height).toBeGreaterThan(500);
});

const paint = (bar: Locator) => bar.evaluate((element) => getComputedStyle(element).fill);

test('the two series differ without their colours, also in those of the system', async ({ page }) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const byDay = chart(page, 'Receita e despesas por dia');
    expect(await paint(byDay.locator('.bar-0').first())).not.toContain('url(');
    expect(await paint(byDay.locator('.bar-1').first())).toContain('url(');
  }
});

test('axe finds nothing at any width, nothing overflows, and a finger hits everything', async ({ page }) => {
  await button(page, 'Ver tabela').last().click();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await chart(page, 'O que sobra por mês').focus();
    await expectAccessible(page, `${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const room = page.locator('.bar-chart-room').last();
    expect(await room.evaluate((element) => element.scrollWidth - element.clientWidth), 'six bars fit').toBe(0);
    if (width < 768) expect(await smallTargets(page)).toEqual([]);
  }
});

test('on a phone the bar that is walked to comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const byDay = chart(page, 'Receita e despesas por dia');
  await expect(byDay.locator('.bar-0').last()).not.toBeInViewport();
  await byDay.focus();
  await page.keyboard.press('End');
  await expect(byDay.locator('.bar-0').last()).toBeInViewport();
});
