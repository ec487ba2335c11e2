import type { Page } from '@playwright/test';
import { FIRST, today, written } from './cashier.ts';
import { button, contains, dialog, exported, goTo, pressEscape } from './parts.ts';
import { workAndSell } from './report-lines.ts';
import { lastMonth, workLastMonth } from './reports.ts';
import { bookTuesday, fillShelf, lastTuesday, loseClients } from './reports-people.ts';
import { amount } from './sales.ts';
import { call, expect, expectAccessible, test } from './salon.ts';

const INCOME = () => `/relatorios/entrada-saida?mes=${lastMonth()}`;
const RESULT = () => `/relatorios/resultado?de=${lastMonth()}-01&ate=${lastMonth().toPlainDate({ day: 31 })}`;
const DAY = () => lastMonth().toPlainDate({ day: 10 }).toLocaleString('pt-BR', { dateStyle: 'short' }).slice(0, 6);

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
  await contains(
    main,
    /Receita total1 atendimentoR\$\s250,00/,
    /Serviços 200,00 \+ produtos 50,00/,
    /Despesas totais6 itensR\$\s532,00/,
    /Saldo líquidoPrejuízo−\sR\$\s282,00/,
  );
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
  await test.step('every amount opens the rows it counts', async () => {
    const opened = async (amount: RegExp, title: string, ...rows: RegExp[]) => {
      await table.getByRole('button', { name: amount }).first().click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet.getByRole('listitem')).toContainText(rows);
      await pressEscape(sheet);
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

test('services by what they bring in and leave over, and the appointments beneath', async ({ page, salon }) => {
  await workAndSell(salon);
  await page.goto('/relatorios/servicos');
  const cards = page.getByRole('region', { name: 'Resumo' });
  await contains(cards, 'Receita de serviçosR$ 257,00', 'MargemR$ 150,65', 'Serviços feitos3', 'R$ 85,67 em média');
  await button(cards, 'Ver as linhas').click();
  await expect(dialog(page, 'Receita de serviços')).toContainText('3 linhasR$ 257,00');
  await page.keyboard.press('Escape');
  const table = page.getByRole('table', { name: 'Serviços por receita' });
  await expect(table.getByRole('row')).toContainText([
    'ServiçoQuantidadeReceita',
    'Classe A primeiros 80% da receita, 2 serviços257,00100,0% da receita',
    'Coloração Cabelo1135,00− 4,00− 60,00− 6,7564,2548%',
    'Corte Cabelo2122,000,00− 32,00− 3,6086,4071%',
    'Total3257,00− 4,00− 92,00− 10,35150,6559%',
  ]);
  await expectAccessible(page);

  await test.step('a name opens its appointments', async () => {
    await button(table, 'Corte').press('Enter');
    const rows = dialog(page, 'Corte').getByRole('listitem');
    await expect(dialog(page, 'Corte')).toContainText('2 linhasR$ 122,00');
    await expect(rows).toContainText(['Ana ReisR$ 50,00', 'Isabela TavaresR$ 72,00']);
    await expect(rows.nth(1)).toContainText('Rita Lima');
    await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', /^\/agenda\/dia\?data=.*&agendamento=/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button(table, 'Corte')).toBeFocused();
  });

  await test.step('the table is saved as it is shown', async () => {
    const { name, text } = await exported(page);
    expect(name).toMatch(/^servicos-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
    expect(text).toContain('Classe;Serviço;Categoria;Quantidade;Receita;Produtos;Comissão;Taxa;Margem;Margem %\r\n');
    expect(text).toContain('A;Coloração;Cabelo;1;135,00;4,00;60,00;6,75;64,25;47,6\r\n');
  });

  await test.step('paper has the table and none of the buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(button(page, 'Exportar CSV')).toBeHidden();
    await expect(button(table, 'Corte')).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('other days stand in the address, and say so where nothing happened', async () => {
    await page.getByLabel('Período').selectOption({ index: 6 });
    await expect(page).toHaveURL(/\?de=\d{4}-01-01&ate=\d{4}-12-31$/);
    await expect(page.getByText('Nada neste período')).toBeVisible();
  });
});

test('what everybody brings in, earns and how full they are', async ({ page, salon }) => {
  await workAndSell(salon);
  await page.goto('/relatorios/profissionais');
  const cards = page.getByRole('region', { name: 'Resumo' });
  await contains(
    cards,
    'ReceitaR$ 317,00',
    'R$ 257,00 em serviços, R$ 60,00 em produtos',
    'ComissõesR$ 98,00',
    'Ticket médioR$ 128,50',
    '2 atendimentos',
  );
  const table = page.getByRole('table', { name: 'Por profissional', exact: true });
  const row = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(row('Bia Alves')).toContainText(/1135,000,00135,00–60,00135,00/);
  await expect(row('Rita Lima')).toContainText(/172,0060,00132,00–38,0072,00/);
  await expect(row('Sem profissional')).toContainText(/150,000,0050,00–0,0050,00–/);
  await expect(row('Total')).toContainText(/2257,0060,00317,0098,00128,50/);
  await expect(page.getByRole('slider', { name: 'Receita e comissão por profissional' })).toBeVisible();
  await expectAccessible(page);
  await button(table, 'Atendimentos').click();
  await button(table, 'Rita Lima').click();
  await expect(dialog(page, 'Receita, Rita Lima')).toContainText('2 linhasR$ 132,00');
  await expect(dialog(page, 'Receita, Rita Lima').getByRole('listitem')).toContainText([
    /Sem clienteR\$\s60,00.*Venda 1 · Sérum/s,
    /Isabela TavaresR\$\s72,00.*Corte/s,
  ]);
  await page.keyboard.press('Escape');
  await button(row('Rita Lima'), '38,00').click();
  await expect(dialog(page, 'Comissão, Rita Lima')).toContainText('2 linhasR$ 38,00');
  await page.keyboard.press('Escape');
  await button(table, 'Sem profissional').click();
  await expect(dialog(page, 'Sem profissional')).toContainText('1 linhaR$ 50,00');
  await page.keyboard.press('Escape');
  const { text } = await exported(page);
  expect(text).toContain('Rita Lima;1;1;72,00;60,00;132,00;32,00;6,00;72,00;');
});

test('a partner salon: whose is what, by month, and the owner’s own work apart', async ({ page, salon }) => {
  await workAndSell(salon, FIRST().subtract({ months: 1 }));
  await workAndSell(salon);
  await page.goto('/relatorios/salao-parceiro');
  await expect(page.getByText('Pela Lei 13.352/2016')).toBeVisible();
  const cards = page.getByRole('region', { name: 'Resumo' });
  await contains(cards, 'Valor brutoR$ 514,00', 'Cota do salãoR$ 330,00', 'Cota dos profissionaisR$ 184,00');
  const rows = page.getByRole('table', { name: 'Por mês e profissional' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/Período inteiro6514,00330,00184,0036%/);
  await expect(rows.filter({ hasText: 'Bia Alves' }).last()).toContainText(/1135,0075,0060,0044%/);
  await expect(rows.filter({ hasText: 'Sem profissional' }).last()).toContainText(/Do salão150,0050,000,000%/);
  await expect(page.getByRole('slider', { name: 'Cotas por mês' })).toBeVisible();
  await button(page, 'Período inteiro').click();
  await expect(dialog(page, 'Período inteiro')).toContainText('6 linhasR$ 514,00');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  const { text } = await exported(page);
  expect(text).toContain(
    'Mês;Profissional;Tipo;Serviços;Valor bruto;Cota do salão;Cota do profissional;Profissional %\r\n',
  );
  expect(text).toContain(';Bia Alves;Parceiro;1;135,00;75,00;60,00;44,4\r\n');
  expect(text).toContain(';Sem profissional;Do salão;1;50,00;50,00;0,00;0\r\n');
});

const table = (page: Page, name: string | RegExp) => page.getByRole('table', { name, exact: true });

test('occupancy: the figures, the week by hour, each professional, and one of them alone', async ({ page, salon }) => {
  await bookTuesday(salon);
  const day = lastTuesday().toString();
  await page.goto(`/relatorios/ocupacao?de=${day}&ate=${day}`);
  const summary = page.getByRole('region', { name: 'Resumo da ocupação' });
  await contains(summary, '15%', '3h', 'de 20h disponíveis', '100%', 'Terça, 10h às 11h', '0%', 'Terça, 9h às 10h');
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
  const { name, text } = await exported(page);
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

test('clients: who came, who came back and who has not, with words for WhatsApp', async ({ page, salon }) => {
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
  await contains(first, written(today().subtract({ days: 100 })), /20 dias.*100 dias/, amount('R$ 150,00'));
  await expectAccessible(page);

  await button(page, 'Ver os 10 clientes').click();
  await expect(lost.getByRole('row')).toHaveCount(11);
  const whatsapp = lost.getByRole('link', { name: 'Conversar com Cliente 07 no WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/5511911110007\?text=Ol%C3%A1%2C%20Cliente!/);
  const { text } = await exported(page);
  expect(text).toContain('Cliente 10;+5511911110010');

  await lost.getByRole('link', { name: 'Cliente 07', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cliente 07' })).toBeVisible();

  // In English so has the message.
  await call(page, 'put', 'account/language', { language: 'en' });
  await page.goto('/relatorios/clientes');
  const message = page.getByRole('link', { name: /^Message Cliente \d\d on WhatsApp$/ });
  await expect(message.first()).toHaveAttribute('href', /text=Hi%20Cliente!/);
});

test('stock: what it is worth, what is low, what lies idle, and the way to the product', async ({ page, salon }) => {
  await fillShelf(salon);
  await page.goto('/relatorios/estoque');
  const summary = page.getByRole('region', { name: 'Resumo do estoque' });
  await contains(
    summary,
    amount('R$ 70,00'),
    amount('Uso interno R$ 50,00, revenda R$ 20,00'),
    amount('1 parado há 90 dias, R$ 20,00'),
  );
  await expect(table(page, 'Produtos com estoque baixo').getByRole('row').nth(1)).toContainText(/Escova.*10 un.*12 un/);
  await expect(table(page, 'Produtos parados').getByRole('row').nth(1)).toContainText(/Creme parado.*4 un.*99 dias/);
  await expect(table(page, 'Produtos em estoque').getByRole('row').nth(1)).toContainText(/Escova.*10 un/);
  await expectAccessible(page);
  expect((await exported(page)).text).toContain('Creme parado;Revenda;4;un;1;');

  await table(page, 'Produtos parados').getByRole('link', { name: 'Creme parado' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Creme parado');
  await expect(page.getByRole('main').getByText('Creme parado').first()).toBeVisible();
});
