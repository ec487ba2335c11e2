import { button, confirmed, contains, dialog, row, said, status } from './parts.ts';
import { act, addInternal, addResale, buy, purchasesOf } from './products.ts';
import { expect, expectAccessible, failing, test } from './salon.ts';

test.beforeEach(({ salon: _ }) => {});

test('a purchase from its row: units, the last cost, the total, and the stock after', async ({ page }) => {
  const { id } = await addResale(page, { name: 'Óleo' });
  await page.goto('/produtos?type=resale');
  await button(page, 'Registrar compra de Óleo').click();
  const sheet = dialog(page, 'Registrar compra');
  await expect(sheet.getByLabel('Custo unitário')).toHaveValue('18,50');
  await expect(sheet.getByLabel('Fornecedor')).toHaveValue('Bela Cor');
  await expect(sheet.getByLabel('Unidade', { exact: true }).getByRole('option')).toHaveText([
    'Selecione',
    'frasco (900 ml)',
    'ml',
    'l',
  ]);
  await sheet.getByLabel('Unidade', { exact: true }).selectOption('l');
  await sheet.getByLabel('Quantidade').fill('1,25');
  await sheet.getByLabel('Custo unitário').fill('20,01');
  await expect(sheet.getByText('R$ 25,01')).toBeVisible();
  await expect(sheet.getByText('Entra no estoque: 1.250 ml')).toBeVisible();
  await sheet.getByLabel('Forma de pagamento').selectOption('PIX');
  await sheet.getByRole('radio', { name: 'Pago' }).click();
  await sheet.getByLabel('Data do pagamento').fill('');
  await expectAccessible(page);
  await button(sheet, 'Registrar compra').dblclick();
  await expect(status(page, 'Compra registrada com sucesso!')).toBeVisible();
  await expect(row(page, 'Óleo')).toContainText('7,389');

  const [last, ...others] = await purchasesOf(page, id);
  expect(others).toHaveLength(1);
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  expect(last).toMatchObject({ total_value: 2501, purchase_date: today, payment_date: today, payment_status: 'Pago' });
});

test('a purchase whose answer was lost is registered once, however often it is tried', async ({ page }) => {
  const { id } = await addInternal(page, { name: 'Acetona' });
  await page.goto('/produtos');
  await button(page, 'Registrar compra de Acetona').click();
  const sheet = dialog(page, 'Registrar compra');
  await sheet.getByLabel('Quantidade').fill('2');
  await sheet.getByLabel('Custo unitário').fill('14,50');
  await page.route('**/purchases', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(sheet, 'Registrar compra').click();
  await expect(sheet.getByRole('alert')).toContainText('Erro ao registrar compra');
  await expect(sheet.getByLabel('Quantidade')).toHaveValue('2');
  await page.unrouteAll();
  await confirmed(button(sheet, 'Registrar compra'), 'Compra registrada com sucesso!');
  expect(await purchasesOf(page, id)).toHaveLength(1);
  await expect(row(page, 'Acetona')).toContainText('5');
});

test('a purchase from above the list: the product is searched for, and needed', async ({ page }) => {
  await addInternal(page, {
    name: 'Cera quente',
    base_unit: 'g',
    display_unit_label: 'pacote',
    unit_size_in_base: 1000,
  });
  await addInternal(page, { name: 'Acetona' });
  await page.goto('/produtos');
  await button(page, 'Registrar compra').click();
  const sheet = dialog(page, 'Registrar compra');
  await button(sheet, 'Registrar compra').click();
  await said(sheet.getByLabel('Produto'), 'Produto é obrigatório');
  await failing(page, 'products/search?*');
  await sheet.getByLabel('Produto').fill('ace');
  await expect(page.getByText('Erro ao buscar produtos')).toBeVisible();
  await page.unrouteAll();
  await sheet.getByLabel('Produto').fill('cera');
  await page.getByRole('option', { name: 'Cera quente' }).click();
  await expect(sheet.getByLabel('Unidade', { exact: true }).getByRole('option')).toHaveText([
    'Selecione',
    'pacote (1.000 g)',
    'g',
    'kg',
  ]);
  await sheet.getByLabel('Quantidade').fill('4');
  await sheet.getByLabel('Custo unitário').fill('38');
  await button(sheet, 'Registrar compra').click();
  await expect(row(page, 'Cera quente')).toContainText('7');
});

test('the history tells what came and went; a count corrects it, and the next lot opens', async ({ page }) => {
  const { id } = await addInternal(page, { name: 'Tonalizante', existing_stock: null });
  const lot = { purchase_unit: 'ml', quantity_purchased: 100 };
  await buy(page, id, { ...lot, unit_cost: 10, purchase_date: '2026-11-02' });
  await buy(page, id, { ...lot, unit_cost: 20, purchase_date: '2026-11-03' });
  await page.goto('/produtos');
  await act(page, 'Tonalizante', 'Movimentações');
  const history = dialog(page, 'Tonalizante');
  await expect(history.getByText('R$ 0,10 por ml')).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('Saldo 200 ml');
  await button(history, 'Ajustar estoque').click();
  const count = dialog(page, 'Ajustar estoque');
  await button(count, 'Ajustar estoque').click();
  await said(count.getByLabel('Nova quantidade'), 'Informe a quantidade contada');
  await count.getByLabel('Nova quantidade').fill('100');
  await count.getByLabel('Unidade').selectOption('ml');
  await count.getByLabel('Observação').fill('Contagem de novembro');
  await expectAccessible(page);
  await confirmed(button(count, 'Ajustar estoque'), 'Estoque ajustado com sucesso!');
  await button(page, 'Tonalizante').click();
  await expect(history.getByText('R$ 0,20 por ml')).toBeVisible();
  await contains(history.getByRole('listitem').first(), 'Ajuste', '\u2212100 ml', 'Contagem de novembro');
});
