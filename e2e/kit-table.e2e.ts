import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { output, test } from './kit-test.ts';
import { installClock } from './window.ts';

test.use({ section: 'tables' });

test.describe('table', () => {
  const long = (page: Page) => page.getByRole('table', { name: 'Dez mil clientes' });
  const firstCells = async (page: Page, name: string) =>
    page.getByRole('table', { name }).locator('tbody tr td:first-child').allInnerTexts();

  test('a head sorts, a second press turns it round, and it says so', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Resumo' });
    const head = table.getByRole('columnheader', { name: 'Cliente' });
    await expect(head).not.toHaveAttribute('aria-sort');
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const names = ['Ana Clara Duarte 4', 'Bruno Carvalho 5', 'Érica Nunes 3', 'Marina Figueiredo 1', 'Zélia Porto 2'];
    expect(await firstCells(page, 'Resumo')).toEqual(names);
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(await firstCells(page, 'Resumo')).toEqual(names.toReversed());
  });

  test('ten thousand rows: under sixty in the page, all of them within reach', async ({ page }) => {
    await expect(long(page)).toHaveAttribute('aria-rowcount', '10001');
    const box = page.getByRole('region', { name: 'Dez mil clientes' });
    await box.focus();
    expect(await long(page).getByRole('row').count()).toBeLessThan(60);
    await page.keyboard.press('End');
    await expect(long(page).getByRole('row', { name: /Bruno Carvalho 10000 / })).toBeInViewport();
    expect(await long(page).getByRole('row').count()).toBeLessThan(60);
    await expect(long(page).getByRole('columnheader', { name: 'Cliente' })).toBeInViewport({ ratio: 1 });
    await long(page).getByRole('button', { name: 'Visitas' }).click();
    await expect(long(page).getByRole('row', { name: /Marina Figueiredo 1 / })).toBeInViewport();
  });

  test('the whole row opens, by keyboard too; a button in it does only its own work', async ({ page }) => {
    const opened = output(page, 'Aberto em Resumo');
    const row = page.getByRole('table', { name: 'Resumo' }).getByRole('row', { name: /Érica Nunes 3/ });
    await row.getByRole('button', { name: 'Lançar pagamento' }).click();
    await expect(output(page, 'Pago')).toHaveText('Érica Nunes 3');
    await expect(opened).toHaveText('');
    await row.click({ position: { x: 400, y: 26 } });
    await expect(opened).toHaveText('Érica Nunes 3');
    await page.getByRole('button', { name: 'Zélia Porto 2' }).first().press('Enter');
    await expect(opened).toHaveText('Zélia Porto 2');
  });

  test('a row that moved under the pointer takes no press at first; the keyboard goes on', async ({ page }) => {
    await installClock(page, { time: '2026-11-17T11:00:00' });
    await page.reload();
    const bills = page.getByRole('list', { name: 'A pagar' }).getByRole('listitem');
    const first = await box(bills.first().getByRole('button'));
    await page.clock.pauseAt('2026-11-17T11:01:00');
    const right = first.x + first.width;
    const press = (x = right - 20) => page.mouse.click(x, first.y + 10);
    await press();
    await expect(bills).toHaveCount(4);
    await press();
    // A hand is not quite still.
    await press(right - 16);
    // What opens above the row is not the row.
    await page.evaluate(() => {
      const layer = document.createElement('div');
      layer.dataset.baseUiPortal = '';
      layer.textContent = 'Acima';
      Object.assign(layer.style, { position: 'fixed', inset: 0, zIndex: 99 });
      layer.onclick = () => layer.remove();
      document.body.append(layer);
    });
    await press();
    await expect(page.getByText('Acima')).toHaveCount(0);
    await page.clock.runFor(550);
    await press();
    await expect(bills).toHaveCount(4);
    await page.clock.runFor(100);
    await press();
    await expect(bills).toHaveCount(3);
    await bills.first().getByRole('button').press('Enter');
    await expect(bills).toHaveCount(2);
    // Elsewhere the mouse does what it always does.
    await bills.last().getByRole('button').click();
    await expect(bills).toHaveCount(1);
  });

  test('while it loads it says so and shows no row; empty, it shows what to do', async ({ page }) => {
    await expect(page.getByRole('table', { name: 'Carregando' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('table', { name: 'Vazia' })).toHaveCount(0);
    await expect(page.getByText('Cadastre o primeiro.')).toBeVisible();
  });

  test('on a phone each row is two lines, and ten thousand stay under sixty too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('table')).toHaveCount(0);
    const list = page.getByRole('list', { name: 'Dez mil clientes' });
    await expect(list.getByRole('listitem').first()).toContainText('Marina Figueiredo 1');
    await expect(list.getByRole('listitem').first()).toContainText('Em dia');
    await page.getByRole('region', { name: 'Dez mil clientes' }).focus();
    await page.keyboard.press('End');
    await expect(list.getByRole('button', { name: 'Bruno Carvalho 10000' })).toBeInViewport();
    expect(await list.getByRole('listitem').count()).toBeLessThan(60);
    await list.getByRole('button', { name: 'Bruno Carvalho 10000' }).click();
    await expect(output(page, 'Aberto em Dez mil clientes')).toHaveText('Bruno Carvalho 10000');
    await expect(page.getByRole('list', { name: 'Resumo' }).getByRole('listitem').last()).toContainText('Total');
  });
});

async function box(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) throw new Error('it has no box');
  return box;
}
