import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { goTo } from './addresses.ts';
import { FIRST } from './cashier.ts';
import { workAndSell } from './report-lines.ts';
import { expect, expectAccessible, failing, signUp, test } from './salon.ts';
import { button, dialog } from './services.ts';

async function saved(page: Page): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await button(page, 'Exportar CSV').click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('services by what they bring in and leave over, and the appointments beneath', async ({ page, salon }) => {
  await workAndSell(salon);
  await page.goto('/relatorios/servicos');
  const cards = page.getByRole('region', { name: 'Resumo' });
  for (const text of ['Receita de serviçosR$ 257,00', 'MargemR$ 150,65', 'Serviços feitos3', 'R$ 85,67 em média']) {
    await expect(cards).toContainText(text);
  }
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
    const { name, text } = await saved(page);
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
  for (const text of [
    'ReceitaR$ 317,00',
    'R$ 257,00 em serviços, R$ 60,00 em produtos',
    'ComissõesR$ 98,00',
    'Ticket médioR$ 128,50',
    '2 atendimentos',
  ]) {
    await expect(cards).toContainText(text);
  }
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
  const { text } = await saved(page);
  expect(text).toContain('Rita Lima;1;1;72,00;60,00;132,00;32,00;6,00;72,00;');
});

test('a partner salon: whose is what, by month, and the owner’s own work apart', async ({ page, salon }) => {
  await workAndSell(salon, FIRST().subtract({ months: 1 }));
  await workAndSell(salon);
  await page.goto('/relatorios/salao-parceiro');
  await expect(page.getByText('Pela Lei 13.352/2016')).toBeVisible();
  const cards = page.getByRole('region', { name: 'Resumo' });
  for (const text of ['Valor brutoR$ 514,00', 'Cota do salãoR$ 330,00', 'Cota dos profissionaisR$ 184,00']) {
    await expect(cards).toContainText(text);
  }
  const rows = page.getByRole('table', { name: 'Por mês e profissional' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/Período inteiro6514,00330,00184,0036%/);
  await expect(rows.filter({ hasText: 'Bia Alves' }).last()).toContainText(/1135,0075,0060,0044%/);
  await expect(rows.filter({ hasText: 'Sem profissional' }).last()).toContainText(/Do salão150,0050,000,000%/);
  await expect(page.getByRole('slider', { name: 'Cotas por mês' })).toBeVisible();
  await button(page, 'Período inteiro').click();
  await expect(dialog(page, 'Período inteiro')).toContainText('6 linhasR$ 514,00');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  const { text } = await saved(page);
  expect(text).toContain(
    'Mês;Profissional;Tipo;Serviços;Valor bruto;Cota do salão;Cota do profissional;Profissional %\r\n',
  );
  expect(text).toContain(';Bia Alves;Parceiro;1;135,00;75,00;60,00;44,4\r\n');
  expect(text).toContain(';Sem profissional;Do salão;1;50,00;50,00;0,00;0\r\n');
});

test('in English, and where a report could not be read', async ({ page, context }) => {
  const salon = await signUp(context, { language: 'en' });
  await workAndSell(salon);
  await page.goto('/relatorios/servicos');
  await expect(page.getByRole('table', { name: 'Services by revenue' })).toContainText('Class A first 80% of revenue');
  await goTo(page, '/relatorios/salao-parceiro');
  await expect(page.getByText('Under Brazil’s Lei 13.352/2016')).toBeVisible();
  await failing(page, 'reports/professionals?*');
  await goTo(page, '/relatorios/profissionais');
  await expect(page.getByText('Could not load the report:')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(page.getByRole('table', { name: 'By professional', exact: true })).toContainText('Rita Lima');
});
