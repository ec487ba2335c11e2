import { FIRST } from './cashier.ts';
import { button, dialog, goTo } from './parts.ts';
import { workAndSell } from './report-lines.ts';
import { lastMonth, workLastMonth } from './reports.ts';
import { bookTuesday, fillShelf, lastTuesday, loseClients } from './reports-people.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';

test.use(phone);

test('on a phone: the list, a month as rows, and the result month by month', async ({ page, salon }) => {
  await workLastMonth(salon);
  await page.goto('/relatorios');
  await expect(page.getByRole('heading', { name: 'Resultado (DRE)' })).toBeVisible();
  await page.goto(`/relatorios/entrada-saida?mes=${lastMonth()}`);
  const rows = page.getByRole('list', { name: 'Despesas detalhadas' }).getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText(/Comissões de RitaR\$\s80,00/);
  await expect(rows.last()).toContainText(/TotalR\$\s532,00/);

  await page.goto('/relatorios/resultado');
  const months = page.getByRole('group', { name: 'Mês' }).getByRole('button');
  await expect(months).toHaveCount(7);
  const remains = page.getByRole('definition').last();
  await expect(months.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(remains).toHaveText('0,00');
  await months.nth(1).tap();
  await expect(remains).toHaveText(/−\s224,50/);
  await months.last().tap();
  await expect(months.last()).toHaveText('Total');
  await expect(remains).toHaveText(/−\s224,50/);
  await expect(page.getByRole('button', { name: 'Exportar CSV' }).filter({ visible: true })).toHaveCount(1);
});

test('on a phone: services with bars, professionals as rows, partners by month', async ({ page, salon }) => {
  await workAndSell(salon, FIRST().subtract({ months: 1 }));
  await workAndSell(salon);
  await page.goto('/relatorios/servicos');
  const first = page.getByRole('region', { name: 'Classe A' }).getByRole('listitem').first();
  await expect(first).toContainText('ColoraçãoR$ 135,001 serviçomargem 48%');
  await expectAccessible(page);
  await button(first, 'Coloração').tap();
  await expect(dialog(page, 'Coloração').getByRole('listitem')).toContainText(['Isabela TavaresR$ 135,00']);
  await button(dialog(page, 'Coloração'), 'Fechar').tap();

  await goTo(page, '/relatorios/profissionais');
  const people = page.getByRole('list', { name: 'Por profissional', exact: true }).getByRole('listitem');
  await expect(people.filter({ hasText: 'Rita Lima' }).first()).toContainText(
    /R\$\s132,00.*1 atendimento.*Comissão R\$\s38,00.*ticket R\$\s72,00/s,
  );
  await expectAccessible(page);

  await goTo(page, '/relatorios/salao-parceiro');
  const rows = page.getByRole('list', { name: 'Por mês e profissional' }).getByRole('listitem');
  await expect(rows.last()).toContainText('R$ 514,00');
  const months = page.getByRole('group', { name: 'Mês' }).getByRole('button');
  await expect(months).toHaveCount(3);
  await months.last().tap();
  await expect(rows.last()).toContainText('R$ 257,00');
  await expect(rows.first()).toContainText(/Bia Alves.*R\$\s135,00.*Salão R\$\s75,00.*Profissional R\$\s60,00/s);
  await expectAccessible(page);

  await test.step('nothing is wider than the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/relatorios/salao-parceiro', '/relatorios/servicos', '/relatorios/profissionais']) {
      await goTo(page, path);
      await expect(page.getByRole('region', { name: 'Resumo' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

test('on a phone the hours run down, tables are rows, and nothing is too wide', async ({ page, salon }) => {
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
