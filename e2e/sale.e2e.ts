import { addClient } from './clients.ts';
import { alert, button, confirmed, contains, dialog } from './parts.ts';
import { addInternal } from './products.ts';
import { addMask, addSerum, amount, search, sell, stockOf, toPay } from './sales.ts';
import { call, expect, expectAccessible, test } from './salon.ts';
import { addProfessional } from './team.ts';

test('a walk-in buys, pays in parts and takes a receipt; the sale is voided once', async ({ page, salon }) => {
  await Promise.all([addMask(page), addSerum(page), addInternal(page), addProfessional(page)]);
  await addClient(page, 'Bia Prado', 11110000);
  await page.goto('/financeiro/receber/venda');

  await test.step('only what is for sale is found, and nothing is stored before the first item', async () => {
    // Whoever came for a product can say which at once.
    await expect(search(page)).toBeFocused();
    await search(page).fill('água');
    await expect(page.getByText('Nenhum resultado', { exact: false })).toBeVisible();
    await expect(button(page, 'Cancelar venda')).toBeHidden();
    await expect(page).toHaveURL(/\/venda$/);
    await sell(page, 'mas', 'Máscara hidratante');
    await expect(page).toHaveURL(/saleId=/);
  });

  await test.step('quantities, units, prices and the discount make the total', async () => {
    await expect(toPay(page)).toHaveText(amount('R$ 89,90'));
    await button(page, 'Mais Máscara hidratante').click();
    await expect(toPay(page)).toHaveText(amount('R$ 179,80'));
    await sell(page, 'sér', 'Sérum de pontas');
    await page.getByLabel('Unidade de Sérum de pontas').selectOption('ml');
    await page.getByLabel('Quantidade de Sérum de pontas').fill('30');
    await expect(toPay(page)).toHaveText(amount('R$ 204,70'));
    await page.getByLabel('Preço de Máscara hidratante').fill('80');
    await page.getByLabel('Desconto', { exact: true }).fill('4,90');
    await expect(toPay(page)).toHaveText(amount('R$ 180,00'));
    await page.getByLabel('Quem vendeu Sérum de pontas?').selectOption('Vendido por Camila Rocha');
  });

  await test.step('what was typed is still there when the sale is resumed', async () => {
    const id = new URL(page.url()).searchParams.get('saleId');
    const read = () => call(page, 'get', `cashier/sales/${id}`);
    await expect.poll(async () => (await read()).items.at(-1).seller_id).not.toBeNull();
    await page.reload();
    await expect(toPay(page)).toHaveText(amount('R$ 180,00'));
    await expect(page.getByLabel('Quantidade de Sérum de pontas')).toHaveValue('30');
    await expect(page.getByLabel('Quem vendeu Sérum de pontas?')).not.toHaveValue('');
  });

  await test.step('nothing is preselected, and Mensalista waits for a client', async () => {
    const methods = page.getByRole('group', { name: 'Forma de pagamento' });
    await expect(methods.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(button(page, 'Mensalista (a receber)')).toBeDisabled();
    await expect(page.getByText('Para usar Mensalista, escolha um cliente.')).toBeVisible();
    await button(page, 'Finalizar').press('Enter');
    await expect(alert(page, 'Escolha a forma de pagamento.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Cliente' }).fill('bia');
    await page.getByRole('option', { name: 'Bia Prado' }).click();
    await expect(button(page, 'Mensalista (a receber)')).toBeEnabled();
  });

  await test.step('divided, every tile takes what is missing, and cash shows its change', async () => {
    await button(page, 'PIX').click();
    await button(page, 'Dividir pagamento').click();
    await page.getByLabel('Valor em PIX').fill('100');
    await expect(page.getByText(amount('Falta R$ 80,00'))).toBeVisible();
    await button(page, 'Dinheiro').click();
    await expect(page.getByLabel('Valor em Dinheiro')).toHaveValue('80,00');
    await expect(page.getByText('Dividido por inteiro')).toBeVisible();
    await page.getByRole('button', { name: amount('R$ 100,00') }).click();
    await expect(page.getByText('Troco').locator('..')).toContainText(amount('R$ 20,00'));
    await expectAccessible(page);
  });

  await test.step('finished, it is back at the cashier, once off the shelf, with a receipt', async () => {
    await confirmed(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
    await expect(page).toHaveURL(/\/financeiro\/receber$/);
    expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 18, 'Sérum de pontas': 5.7 });
    await button(page, 'Recibo').click();
    const receipt = page.getByRole('article', { name: 'Recibo' });
    await contains(receipt, 'Documento sem valor fiscal', amount('R$ 180,00'), '83,00 por 100 ml');
    await expect(receipt).not.toContainText(/fatura|troco/i);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/5511\d+\?text=.*180/);
    await button(page, 'A4').click();
    await expect(receipt).toContainText('Documento sem valor fiscal');
    await expectAccessible(page);
    // On paper there is nothing beside it.
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(receipt).toHaveCSS('page', 'a4');
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('voided with password and reason, its stock is back', async () => {
    const id = new URL(page.url()).searchParams.get('venda');
    await page.goto(`/financeiro/receber/venda?saleId=${id}`);
    await button(page, 'Estornar').click();
    const asked = dialog(page, 'Estornar venda 1');
    await asked.getByRole('textbox', { name: 'Senha' }).fill(salon.password);
    await button(asked, 'Estornar').click();
    await expect(asked.getByLabel('Motivo')).toHaveAccessibleDescription('Informe o motivo');
    await asked.getByLabel('Motivo').fill('Cliente desistiu');
    await button(asked, 'Estornar').click();
    await expect(page.getByText(/Estornada em .*: Cliente desistiu/)).toBeVisible();
    await expect(button(page, 'Estornar')).toBeHidden();
    expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 20, 'Sérum de pontas': 6 });
  });
});

test('two windows change one sale: nothing typed is lost, and it is said', async ({ page }) => {
  await Promise.all([addMask(page), addSerum(page)]);
  await page.goto('/financeiro/receber/venda');
  await sell(page, 'mas', 'Máscara hidratante');
  await expect(page).toHaveURL(/saleId=/);
  const id = new URL(page.url()).searchParams.get('saleId');
  const read = () => call(page, 'get', `cashier/sales/${id}`);

  // As if by another window, between the typing and the saving of this one.
  const { version, items } = await read();
  const [{ product_id, sold_unit, unit_price }] = items;
  const item = { product_id, sold_unit, unit_price, seller_id: null, quantity: 1 };
  const theirs = { client_id: null, discount: 500, items: [item] };
  await page.getByLabel('Quantidade de Máscara hidratante').fill('3');
  await call(page, 'put', `cashier/sales/${id}`, { version, sale: theirs });
  await expect(page.getByLabel('Desconto', { exact: true })).toHaveValue('5,00');
  await expect(page.getByLabel('Quantidade de Máscara hidratante')).toHaveValue('3');
  await expect.poll(async () => (await read()).total).toBe(3 * 8990 - 500);

  // Brought to nothing, the item goes; without items there is nothing to finish.
  await page.getByLabel('Quantidade de Máscara hidratante').fill('0');
  await page.getByLabel('Desconto', { exact: true }).focus();
  await expect(page.getByLabel('Quantidade de Máscara hidratante')).toBeHidden();
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').click();
  await expect(alert(page, 'Não é possível finalizar uma venda sem itens. Adicione produtos primeiro.')).toBeVisible();

  await button(page, 'Cancelar venda').click();
  await confirmed(button(page.getByRole('alertdialog'), 'Cancelar venda'), 'Venda cancelada!');
  await expect(page).toHaveURL(/\/financeiro\/receber$/);
});

test('what cannot be sold is said where it can be read, and so is a discount', async ({ page }) => {
  await Promise.all([addMask(page), addSerum(page)]);
  await page.goto('/financeiro/receber/venda');
  await sell(page, 'sér', 'Sérum de pontas');
  const [quantity, price] = [page.getByLabel('Quantidade de Sérum de pontas'), page.getByLabel('Preço de Sérum')];
  await quantity.fill('1,5');
  await expect(quantity).toHaveAccessibleDescription('Use uma quantidade inteira para esta unidade');
  await expect(page.getByText('Use uma quantidade inteira para esta unidade')).toBeInViewport();
  await page.getByLabel('Unidade de Sérum de pontas').selectOption('ml');
  await expect(page.getByText('Use uma quantidade inteira para esta unidade')).toBeHidden();
  await quantity.fill('1,505');
  await expect(page.getByText('Use no máximo duas casas decimais')).toBeInViewport();
  await price.fill('-5');
  await expect(price).toHaveAccessibleDescription('Preço inválido');
  const said = await page.getByText('Preço inválido').boundingBox();
  expect(said?.width, 'it is not only read aloud').toBeGreaterThan(50);
  await expectAccessible(page);

  await page.getByLabel('Unidade de Sérum de pontas').selectOption('frasco');
  await quantity.fill('1');
  await price.fill('83');
  await button(page, 'Dividir pagamento').click();
  await button(page, 'Dinheiro').click();
  const [part, given] = [page.getByLabel('Valor em Dinheiro'), page.getByLabel('Recebido em dinheiro')];
  await part.fill('-5');
  await expect(part).toHaveAccessibleDescription('Informe um valor válido');
  await part.fill('83');
  await given.fill('-');
  await expect(given).toHaveAccessibleDescription('Informe um valor válido');
  await given.fill('50');
  await expect(given).toHaveAccessibleDescription('Menos que o valor a pagar');
  await button(page, 'Dividir pagamento').click();

  await page.getByLabel('Desconto', { exact: true }).fill('150');
  await expect(page.getByText(amount('Desconta só R$ 83,00: não há mais a pagar'))).toBeVisible();
  await expect(toPay(page)).toHaveText(amount('R$ 0,00'));
  await button(page, 'PIX').click();
  await confirmed(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
  await page.goBack();
  await expect(page.getByText(amount('− R$ 83,00'))).toBeVisible();
});
