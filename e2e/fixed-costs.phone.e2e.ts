import { addFixedCost, changeElsewhere, nextJanuary, PATH, thisMonth } from './fixed-costs.ts';
import { expect, expectAccessible, phone, signUp, test } from './salon.ts';
import { button, confirmWithPassword, dialog, status } from './services.ts';
import { smallTargets } from './targets.ts';

test.use(phone);

test('on a phone: a row opens a sheet, its badge turns over, and what is rare stands in the sheet', async ({
  page,
  salon,
}) => {
  await addFixedCost(page);
  await addFixedCost(page, { name: 'Água', default_value: 30_000, default_due_day: 5 });
  await page.goto(PATH);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Água');
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);

  await rows
    .first()
    .getByRole('button', { name: /marcar Água como pago$/ })
    .tap();
  await expect(status(page, 'Água: marcado como pago')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumo do mês' })).toContainText('1 de 2');

  await button(page, 'Aluguel').tap();
  const sheet = dialog(page, 'Aluguel');
  await sheet.getByLabel('Valor').fill('4500');
  await sheet.getByLabel('Vencimento').fill(`${thisMonth()}-02`);
  await sheet.getByLabel('Forma de pagamento').selectOption('PIX');
  await sheet.getByLabel('Observações').fill('Com reajuste');
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await button(sheet, 'Salvar').tap();
  await expect(status(page, 'Custo atualizado com sucesso!')).toBeVisible();
  await expect(rows.first()).toContainText('R$ 4.500,00');
  await expect(rows.first()).toContainText(/^Aluguel.*02\/\d\d, PIX/);

  await button(page, 'Aluguel').tap();
  await button(sheet, 'Editar custo fixo').tap();
  await expect(dialog(page, 'Editar custo fixo').getByLabel('Nome do custo fixo')).toHaveValue('Aluguel');
  await button(dialog(page, 'Editar custo fixo'), 'Cancelar').tap();
  await button(page, 'Água').tap();
  await button(dialog(page, 'Água'), 'Excluir deste mês').tap();
  await confirmWithPassword(page, 'Excluir custo mensal', salon.password);
  await expect(status(page, 'Custo mensal excluído com sucesso!')).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test('on a phone, what another window changed meanwhile is told in the sheet, and can be taken over', async ({
  page,
  salon: _,
}) => {
  await addFixedCost(page);
  await page.goto(PATH);
  await button(page, 'Aluguel').tap();
  const sheet = dialog(page, 'Aluguel');
  await sheet.getByLabel('Observações').fill('Minha nota');
  await changeElsewhere(page, { value: 99_900 });
  await button(sheet, 'Salvar').tap();
  await expect(sheet.getByText('Alterado em outra janela.')).toBeVisible();
  await expect(sheet.getByLabel('Observações')).toHaveValue('Minha nota');
  await button(sheet, 'Usar o atual').tap();
  await expect(sheet.getByLabel('Valor')).toHaveValue('999,00');
  await sheet.getByLabel('Observações').fill('Outra nota');
  await button(sheet, 'Salvar').tap();
  await expect(status(page, 'Custo atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('R$ 999,00');
});

test('on a phone in Mexico: a new cost, written and read as there, and a month that repeats the one before', async ({
  page,
  context,
}) => {
  await signUp(context, { language: 'es', country: 'MX', timezone: 'America/Mexico_City' });
  await page.goto(PATH);
  await button(page, 'Nuevo costo fijo').first().tap();
  const sheet = dialog(page, 'Nuevo costo fijo');
  await button(sheet, 'Guardar').tap();
  await expect(sheet.getByText('Elige una categoría')).toBeVisible();
  await sheet.getByLabel('Nombre del costo fijo').fill('Alquiler');
  await sheet.getByText('Infraestructura').tap();
  const amount = sheet.getByLabel('Valor inicial');
  await amount.fill('1,850');
  await amount.blur();
  await expect(amount).toHaveValue('1,850.00');
  await amount.fill('1,850.50');
  const method = sheet.getByLabel('Forma de pago');
  await expect(method).toHaveValue('Transferência');
  // What only Brazil has is not offered.
  await expect(method.getByRole('option')).toHaveText(['Efectivo', 'Tarjeta de débito', 'Tarjeta de crédito', /./]);
  await button(sheet, 'Guardar').tap();
  await expect(status(page, '¡Costo fijo añadido!')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText(/Alquiler.*\$1,850\.50/);

  await page.goto(`${PATH}?mes=${nextJanuary()}`);
  await button(page, 'Repetir mes anterior').tap();
  await expect(status(page, '1 costo repetido del mes anterior')).toBeVisible();
  await expect(rows.first()).toContainText('$1,850.50');
});
