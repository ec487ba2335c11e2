import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { today, written } from './cashier.ts';
import { bookTuesday, fillShelf, lastTuesday, loseClients } from './reports-people.ts';
import { amount } from './sales.ts';
import { expect, expectAccessible, failing, signUp, test } from './salon.ts';
import { button } from './services.ts';

const table = (page: Page, name: string | RegExp) => page.getByRole('table', { name, exact: true });

async function saved(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar CSV').click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('occupancy: the figures, the week by hour, each professional, and one of them alone', async ({ page, salon }) => {
  await bookTuesday(salon);
  const day = lastTuesday().toString();
  await page.goto(`/relatorios/ocupacao?de=${day}&ate=${day}`);
  const summary = page.getByRole('region', { name: 'Resumo da ocupação' });
  for (const text of ['15%', '3h', 'de 20h disponíveis', '100%', 'Terça, 10h às 11h', '0%', 'Terça, 9h às 10h']) {
    await expect(summary).toContainText(text);
  }
  const week = table(page, 'Ocupação por dia da semana e hora, em por cento');
  await expect(week.getByRole('row', { name: /^Terça/ }).getByRole('cell')).toHaveText([
    '0%',
    '100%',
    '50%',
    '0%',
    '0%',
    '0%',
    '0%',
    '0%',
    '0%',
    '0%',
    '15%',
  ]);
  const team = table(page, 'Por profissional');
  await expect(team.getByRole('row').nth(1)).toContainText(/Studio Jasmim.*2h.*10h.*20%/);
  await expect(team.getByRole('row').nth(2)).toContainText(/Rita Alves.*1h.*10h.*10%/);
  await expect(table(page, 'Por dia da semana').getByRole('row').nth(1)).toContainText(/Terça-feira.*3h.*20h.*15%/);
  await expectAccessible(page);
  const { name, text } = await saved(page);
  expect(name).toBe(`ocupacao-${day}-${day}.csv`);
  expect(text).toContain('Terça-feira;11h;2;1;50');

  await team.getByRole('link', { name: 'Rita Alves' }).click();
  await expect(page.getByLabel('Profissional', { exact: true }).locator('option:checked')).toHaveText('Rita Alves');
  await expect(summary).toContainText('de 10h disponíveis');
  await expect(team.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Profissional', { exact: true }).selectOption('Toda a equipe');
  await expect(summary).toContainText('de 20h disponíveis');

  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Imprimir')).toBeHidden();
  await expect(week).toBeVisible();
  // A grid that is cut into pages lays what follows over the rows of a table.
  const around = team.locator('xpath=ancestor::*');
  expect(await around.evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === 'grid'))).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
});

test('a report that cannot be read says so and is tried again; one without anything says that', async ({
  page,
  salon: _,
}) => {
  await failing(page, 'reports/clients*');
  await page.goto('/relatorios/clientes');
  await expect(page.getByText(/^Erro ao carregar relatório/)).toBeVisible();
  await page.unroute('**/api/reports/clients*');
  await button(page, 'Tentar de novo').click();
  await expect(page.getByText('Nada neste período')).toBeVisible();
});

test('clients: who came, who came back, and everybody who has not, with words for WhatsApp', async ({
  page,
  salon,
}) => {
  await loseClients(salon);
  await page.goto('/relatorios/clientes');
  const summary = page.getByRole('region', { name: 'Resumo dos clientes' });
  await expect(summary).toContainText(/Atendidos11.*Novos11.*Voltaram0.*Não voltaram10/);
  await expect(table(page, 'Clientes por mês: voltaram e novos').getByRole('row')).toHaveCount(7);
  await expect(table(page, /^Parte dos clientes novos/)).toContainText('Média');
  await expect(page.getByText(/^\* Mês em curso, contado até /)).toBeVisible();
  await expect(page.getByText('8 de 10')).toBeVisible();
  const lost = table(page, 'Quem não voltou');
  const first = lost.getByRole('row').nth(1);
  await expect(first).toContainText(written(today().subtract({ days: 100 })));
  await expect(first).toContainText(/20 dias.*100 dias/);
  await expect(first).toContainText(amount('R$ 150,00'));
  await expectAccessible(page);

  await button(page, 'Ver os 10 clientes').click();
  await expect(lost.getByRole('row')).toHaveCount(11);
  const whatsapp = lost.getByRole('link', { name: 'Conversar com Cliente 07 no WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/5511911110007\?text=Ol%C3%A1%2C%20Cliente!/);
  const { text } = await saved(page);
  expect(text).toContain('Cliente 10;+5511911110010');

  await lost.getByRole('link', { name: 'Cliente 07', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cliente 07' })).toBeVisible();
});

test('stock: what it is worth, what is low, what lies idle, and the way to the product', async ({ page, salon }) => {
  await fillShelf(salon);
  await page.goto('/relatorios/estoque');
  const summary = page.getByRole('region', { name: 'Resumo do estoque' });
  await expect(summary).toContainText(amount('R$ 70,00'));
  await expect(summary).toContainText(amount('Uso interno R$ 50,00, revenda R$ 20,00'));
  await expect(summary).toContainText(amount('1 parado há 90 dias, R$ 20,00'));
  await expect(table(page, 'Produtos com estoque baixo').getByRole('row').nth(1)).toContainText(/Escova.*10 un.*12 un/);
  await expect(table(page, 'Produtos parados').getByRole('row').nth(1)).toContainText(/Creme parado.*4 un.*99 dias/);
  await expect(table(page, 'Produtos em estoque').getByRole('row').nth(1)).toContainText(/Escova.*10 un/);
  await expectAccessible(page);
  expect((await saved(page)).text).toContain('Creme parado;Revenda;4;un;1;');

  await table(page, 'Produtos parados').getByRole('link', { name: 'Creme parado' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Creme parado');
  await expect(page.getByRole('main').getByText('Creme parado').first()).toBeVisible();
});

test('in English the same figures have English words, and so has the message', async ({ page, context }) => {
  await loseClients(await signUp(context, { language: 'en' }));
  await page.goto('/relatorios/clientes');
  await expect(page.getByRole('region', { name: 'Clients summary' })).toContainText(/Came11.*New11/);
  await expect(button(page, 'See all 10 clients')).toBeVisible();
  // Eight of them, whichever: all have been away for as long.
  const whatsapp = page.getByRole('link', { name: /^Message Cliente \d\d on WhatsApp$/ });
  await expect(whatsapp).toHaveCount(8);
  await expect(whatsapp.first()).toHaveAttribute('href', /text=Hi%20Cliente!/);
});
