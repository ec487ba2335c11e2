import { expect } from './expect.ts';
import { button, test } from './kit-test.ts';

test.use({ section: 'reports' });

test('the button prints', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await button(page, 'Imprimir').click();
  await expect(page).toHaveTitle('printed');
  await page.reload();
});

test('paper has what is read and not what is pressed, black on white also in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-theme=dark]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Imprimir', 'Recibo', 'Exportar CSV', 'Aplicar', 'Mês anterior'])
    await expect(button(page, name)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Dia a dia' })).toBeVisible();
  // The head of a column is a button that sorts, and a word all the same.
  await expect(page.getByRole('columnheader', { name: 'Dia', exact: true }).getByText('Dia').last()).toBeVisible();
  await expect(page.getByText('Atendimentos')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a long table is printed with all its rows, its head on every page and its sum at the end', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Resumo diário' });
  await expect(table.getByRole('row', { name: '01/06/2026' })).toBeVisible();
  await expect(table.getByRole('row', { name: '16/11/2026' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('row')).toHaveCount(172);
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  // The browser repeats words, and no boxes in them.
  await expect(table.locator('th button').first()).toHaveCSS('display', 'contents');
  await expect(table.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  await expect(table.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  await page.emulateMedia({ media: null });
  await expect(table.getByRole('row', { name: '16/11/2026' })).toHaveCount(0);

  // Some browsers only say that they begin to print.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(table.getByRole('row')).toHaveCount(172);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(table.getByRole('row', { name: '16/11/2026' })).toHaveCount(0);
});

test('a chart is as wide as the paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  const byDay = page.getByRole('slider', { name: 'Receita e despesas por dia' });
  const drawn = await byDay.locator('svg').boundingBox();
  expect(drawn?.width).toBeLessThanOrEqual(390);
  await expect(byDay.locator('.bar-0').last()).toBeVisible();
});

test('a receipt is printed alone, on a roll of 80 mm', async ({ page }) => {
  await button(page, 'Recibo').click();
  const receipt = page.getByRole('region', { name: 'Recibo' });
  await expect(receipt).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Documento sem valor fiscal')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await receipt.boundingBox()).toMatchObject({ x: 0, y: 0 });
  await expect(receipt).toHaveCSS('page', 'roll');

  await page.emulateMedia({ media: null });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width]) => Number(width));
  // Points of a 72nd of an inch.
  expect(sizes.map((points) => Math.round((points / 72) * 25.4))).toEqual([80]);
});
