import { bookTuesday, fillShelf, lastTuesday, loseClients } from './reports-people.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone the hours of the week run down, tables are rows, and nothing is wider than the screen', async ({
  page,
  salon,
}) => {
  await bookTuesday(salon);
  await loseClients(salon);
  await fillShelf(salon);
  const day = lastTuesday().toString();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  await page.goto(`/relatorios/ocupacao?de=${day}&ate=${day}`);
  const week = page.getByRole('table', { name: /^Ocupação por dia da semana e hora/ });
  await expect(week.getByRole('row', { name: /^10h/ }).getByRole('cell').first()).toHaveText('100%');
  await expect(page.getByRole('list', { name: 'Por profissional' }).getByRole('listitem').first()).toContainText(
    '2h de 10h',
  );
  expect(await fits()).toBe(true);
  await expectAccessible(page);

  await page.goto('/relatorios/clientes');
  const lost = page.getByRole('list', { name: 'Quem não voltou' }).getByRole('listitem');
  await expect(lost).toHaveCount(8);
  await expect(lost.first()).toContainText('100 dias sem vir, vinha a cada 20');
  await page.getByRole('button', { name: 'Ver os 10 clientes' }).tap();
  await expect(lost).toHaveCount(10);
  expect(await fits()).toBe(true);
  await expectAccessible(page);

  await page.goto('/relatorios/estoque');
  await expect(page.getByRole('list', { name: 'Produtos parados' }).getByRole('listitem').first()).toContainText(
    '4 un, parado há 99 dias',
  );
  expect(await fits()).toBe(true);
  await expectAccessible(page);
});
