import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { goTo } from './addresses.ts';
import { today } from './cashier.ts';
import { lastMonth, workLastMonth } from './reports.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';
import { button, dialog } from './services.ts';

const INCOME = () => `/relatorios/entrada-saida?mes=${lastMonth()}`;
const RESULT = () => `/relatorios/resultado?de=${lastMonth()}-01&ate=${lastMonth().toPlainDate({ day: 31 })}`;
const DAY = () => lastMonth().toPlainDate({ day: 10 }).toLocaleString('pt-BR', { dateStyle: 'short' }).slice(0, 6);

/** What a press of "Exportar CSV" saves, and under which name. */
async function exported(page: Page, name = 'Exportar CSV') {
  const saved = page.waitForEvent('download');
  await button(page, name).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** How the pages lie that come out of the printer. */
async function papers(page: Page) {
  const paper = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  const sizes = paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...sizes].map(([, width, height]) => (Number(width) > Number(height) ? 'across' : 'upright'));
}

test('the list of reports leads to each, with one figure of it', async ({ page, salon }) => {
  await workLastMonth(salon);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Relatórios' }).click();
  await expect(page).toHaveURL('/relatorios');
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Entradas e Saídas')).toContainText('até hoje');
  // 250,00 without fees, products, commissions, fixed costs and the repair.
  await expect(card('Resultado (DRE)')).toContainText(/R\$\s224,50 de prejuízo/);
  await expectAccessible(page);
  await expect(card('Por profissional').getByRole('link')).toHaveAttribute(
    'href',
    `/relatorios/profissionais?de=${lastMonth()}-01&ate=${lastMonth().toPlainDate({ day: 31 })}`,
  );
  await card('Resultado (DRE)').getByRole('link').click();
  await expect(page).toHaveURL(/\/relatorios\/resultado\?de=/);
  await expect(page.getByLabel('Período')).toHaveValue('sixMonths');
  await page.getByRole('link', { name: 'Voltar aos relatórios' }).click();
  await expect(page).toHaveURL('/relatorios');
});

test('a month: three figures, day by day, two bars, four subtotals and every expense', async ({ page, salon }) => {
  await workLastMonth(salon);
  await page.goto(INCOME());
  const main = page.getByRole('main');
  for (const text of [
    /Receita total1 atendimentoR\$\s250,00/,
    /Serviços 200,00 \+ produtos 50,00/,
    /Despesas totais6 itensR\$\s532,00/,
    /Saldo líquidoPrejuízo−\sR\$\s282,00/,
  ]) {
    await expect(main).toContainText(text);
  }
  const subtotals = page.getByRole('definition');
  await expect(subtotals).toContainText([
    '80,00',
    'ganhas',
    '300,00',
    'pelo mês',
    '90,00',
    'pagamento',
    '62,00',
    'pagamento',
  ]);
  const table = page.getByRole('table', { name: 'Despesas detalhadas' });
  await expect(table.getByRole('row')).toContainText([
    'Categoria',
    /ComissãoComissões de Rita1 serviçoaté .*R\$\s80,00/,
    /Custo FixoAluguelInfraestrutura.*R\$\s300,00/,
    /OutroRevistasOutros.*R\$\s10,00/,
    /Produto=SérumCasa da Manicure.*R\$\s90,00|OutroConserto do secadorServiços.*R\$\s45,00/,
    /Produto=SérumCasa da Manicure.*R\$\s90,00|OutroConserto do secadorServiços.*R\$\s45,00/,
    /OutroTaxas de cartão.*R\$\s7,00/,
    /Total.*R\$\s532,00/,
  ]);
  await expectAccessible(page);

  await test.step('sums open the rows that they add up, bills lead to those paid on that day', async () => {
    await button(table, 'Taxas de cartão').click();
    const fees = dialog(page, 'Taxas de cartão');
    await expect(fees).toContainText(/1 linhaR\$\s7,00/);
    await expect(fees.getByRole('listitem')).toContainText([/AnaR\$\s7,00.*Coloração/s]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button(table, 'Taxas de cartão')).toBeFocused();
    await button(page, 'Ver as linhas').click();
    await expect(dialog(page, 'Receita total')).toContainText(/2 linhasR\$\s250,00/);
    await page.keyboard.press('Escape');
    await table.getByRole('link', { name: 'Conserto do secador' }).click();
    await expect(page.getByRole('button', { name: /^Pagas em / })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row').filter({ hasText: 'Conserto do secador' })).toContainText(/45,00/);
    await page.goBack();
  });

  await test.step('the chart is walked by keys and has its numbers in a table', async () => {
    const chart = page.getByRole('slider', { name: 'Receita e despesas por dia' });
    await chart.focus();
    await button(page, 'Ver tabela').click();
    const row = page.getByRole('row', { name: new RegExp(`^${DAY()}`) }).first();
    await expect(row).toContainText(/R\$\s250,00R\$\s532,00/);
  });

  await test.step('the file has the five columns, is named by the month, and no name in it computes', async () => {
    const { name, text } = await exported(page);
    expect(name).toBe(`entradas-e-saidas-${lastMonth()}.csv`);
    const [head, ...rows] = text.split('\r\n');
    expect(head).toBe('\u{FEFF}Categoria;Descrição;Valor;Data;Detalhes');
    expect(rows).toContain(
      `Produto;'=Sérum;90,00;${lastMonth().toPlainDate({ day: 10 }).toLocaleString('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' })};Casa da Manicure`,
    );
    expect(rows.filter((row) => row.startsWith('Receita;'))).toEqual([
      expect.stringMatching(/^Receita;Serviços;200,00;/),
      expect.stringMatching(/^Receita;Produtos;50,00;/),
    ]);
    expect(rows.filter(Boolean)).toHaveLength(8);
  });

  await test.step('on paper there are the figures and no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('another month stands in the address; one without anything says so', async () => {
    await page.getByLabel('Ano').selectOption(String(today().year - 2));
    await expect(page.getByText('Nada neste período')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`mes=${today().year - 2}-`));
    await expect(page.getByLabel('Ano').locator('option')).toHaveText(
      [0, 1, 2].map((ago) => String(today().year - ago)),
    );
    await expect(page.getByLabel('Mês', { exact: true }).locator('option')).toHaveCount(12);
    await page.getByRole('link', { name: 'Voltar aos relatórios' }).click();
    await expect(page).toHaveURL('/relatorios');
  });
});

test('the result: lines by month with total and share, and why it differs', async ({ page, salon }) => {
  await workLastMonth(salon);
  await page.goto(RESULT());
  const table = page.getByRole('table', { name: 'Resultado' });
  await expect(table.getByRole('row')).toContainText([
    'Total% da receita',
    'Receita250,00250,00100,0%',
    /Serviços.*200,00200,0080,0%/,
    /Produtos.*50,0050,0020,0%/,
    /Custos e despesas−\s474,50/,
    /Taxas de cartão.*−\s7,00.*2,8%/,
    /Produtos usados e vendidos.*−\s32,50.*13,0%/,
    /Comissões.*−\s80,00/,
    /Custos fixos.*−\s310,00/,
    /Despesas avulsas.*−\s45,00/,
    /O que sobra−\s224,50−\s224,50−89,8%/,
    '% da receita',
  ]);
  await expect(page.getByRole('main')).toContainText('por isso os dois diferem');
  await expectAccessible(page);
  await test.step('every amount opens the rows it counts', async () => {
    const opened = async (amount: RegExp, title: string, ...rows: RegExp[]) => {
      await table.getByRole('button', { name: amount }).first().click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet.getByRole('listitem')).toContainText(rows);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    };
    await opened(/^200,00$/, 'Serviços', /AnaR\$\s200,00.*Coloração/s);
    await opened(/32,50$/, 'Produtos usados e vendidos', /R\$\s20,00.*Venda 1/s, /R\$\s12,50.*Ana/s);
    await opened(/310,00$/, 'Custos fixos', /R\$\s10,00/, /R\$\s300,00/);
    await opened(/45,00$/, 'Despesas avulsas', /Conserto do secadorR\$\s45,00/);
  });
  const { name, text } = await exported(page);
  expect(name).toMatch(/^resultado-.*\.csv$/);
  expect(text).toContain('Produtos usados e vendidos;-32,50;-32,50;13\r\n');
  expect(text).toContain('O que sobra;-224,50;-224,50;-89,8\r\n');

  await test.step('six months are asked for by one choice, and stand in the address', async () => {
    await page.getByLabel('Período').selectOption('sixMonths');
    await expect(page).toHaveURL(/de=\d{4}-\d\d-01&ate=/);
    await expect(table.getByRole('columnheader')).toHaveCount(9);
    expect(await papers(page)).toEqual(['upright', 'upright']);
  });

  await test.step('twelve months lie across, from the title on', async () => {
    const [first, last] = [lastMonth().subtract({ months: 11 }), lastMonth()];
    await goTo(page, `/relatorios/resultado?de=${first}-01&ate=${last.toPlainDate({ day: 31 })}`);
    await expect(table.getByRole('columnheader')).toHaveCount(15);
    expect(new Set(await papers(page))).toEqual(new Set(['across']));
  });
});

test('in English and Spanish it is the same report', async ({ page, salon }) => {
  await workLastMonth(salon);
  await page.request.put('/api/account/language', { data: { language: 'en' } });
  await page.goto(RESULT());
  await expect(page.getByRole('heading', { name: 'Income statement' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Statement' })).toContainText('Products used and sold');
  await goTo(page, INCOME());
  await expect(page.getByRole('table', { name: 'Expenses in detail' })).toContainText('Commissions of Rita');
  const { name, text } = await exported(page, 'Export CSV');
  expect(name).toBe(`income-and-expenses-${lastMonth()}.csv`);
  expect(text).toContain('Category,Description,Amount,Date,Details');
  await page.request.put('/api/account/language', { data: { language: 'es' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ingresos y gastos' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Gastos en detalle' })).toContainText('Comisiones de Rita');
});

test('what could not be loaded is said, and asked for again', async ({ page, salon: _ }) => {
  await failing(page, 'reports/income-expenses*');
  await page.goto('/relatorios/entrada-saida');
  await expect(page.getByText('Erro ao carregar relatório: falha inesperada no servidor')).toBeVisible();
  await page.unroute('**/api/reports/income-expenses*');
  await button(page, 'Tentar de novo').click();
  await expect(page.getByText('Nada neste período')).toBeVisible();

  await failing(page, 'reports');
  await goTo(page, '/dashboard');
  await page.reload();
  await goTo(page, '/relatorios');
  await expect(page.getByText('Erro ao carregar relatório: falha inesperada no servidor')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resultado (DRE)' })).toBeVisible();
});
