import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addComanda, addMask, amount, sell, stockOf, toPay } from './sales.ts';
import { expect, test } from './salon.ts';
import { button, dialog, status } from './services.ts';

const comandaOf = async (page: Page, id: string) =>
  (await page.request.get(`/api/cashier/appointments/${id}/comanda`)).json();

/** As another window would: all of it in one way. */
async function finishElsewhere(page: Page, id: string, method: string) {
  const { appointment, sale } = await comandaOf(page, id);
  const open = sale?.status === 'open' ? sale : null;
  const payments = [{ method, amount: appointment.revenue + (open?.total ?? 0) }];
  const data = { version: appointment.version, sale_version: open?.version ?? null, sale: null, payments };
  const answer = await page.request.post(`/api/cashier/appointments/${id}/finish`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('what nobody has paid has no receipt, whatever the address says', async ({ page, salon: _ }) => {
  const { id: product_id } = await addMask(page);
  const { id } = await addComanda(page);
  await page.goto(`/financeiro/receber/recibo?agendamento=${id}`);
  await expect(page.getByText('Ainda não há recibo')).toBeVisible();
  await expect(button(page, 'Imprimir')).toBeHidden();
  const items = [{ product_id, quantity: 1, sold_unit: 'un', unit_price: 8990, seller_id: null }];
  const data = { id: randomUUID(), appointment_id: null, sale: { client_id: null, discount: 0, items, payments: [] } };
  expect((await page.request.post('/api/cashier/sales', { data })).status()).toBe(200);
  await page.goto(`/financeiro/receber/recibo?venda=${data.id}`);
  await expect(page.getByText('Ainda não há recibo')).toBeVisible();
  await page.getByRole('link', { name: 'Abrir a venda' }).click();
  await expect(toPay(page)).toHaveText(amount('R$ 89,90'));
});

test('Finalizar pressed twice sells once, and nothing is said but that', async ({ page, salon: _ }) => {
  await addMask(page);
  await page.goto('/financeiro/receber/venda');
  await sell(page, 'mas', 'Máscara hidratante');
  // Until both presses are made, the last word is still being saved.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/api\/cashier\/sales/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByLabel('Desconto').fill('9,90');
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').dblclick();
  pressed.resolve();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 19 });
});

test('a comanda that another window has paid meanwhile is not paid again, and shows how it was', async ({
  page,
  salon: _,
}) => {
  await addMask(page);
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await sell(page, 'mas', 'Máscara hidratante');
  await expect.poll(async () => (await comandaOf(page, id)).sale?.total).toBe(8990);
  await button(page, 'Dinheiro').click();
  // This window has not heard of it yet.
  await page.route('**/api/cashier/appointments/*/comanda', (route) => route.abort(), { times: 3 });
  await finishElsewhere(page, id, 'PIX');
  await button(page, 'Finalizar').click({ force: true });
  await expect(page.getByText('Finalizar', { exact: true })).toBeHidden();
  await page.unrouteAll();
  await page.reload();
  await expect(button(page, 'Estornar')).toBeVisible();
  const { appointment, sale } = await comandaOf(page, id);
  expect([...appointment.payments, ...sale.payments]).toMatchObject([{ method: 'PIX' }, { method: 'PIX' }]);
});

test('a sale voided at another window is said to be, and is voided once', async ({ page, salon }) => {
  const { id: product_id } = await addMask(page);
  const items = [{ product_id, quantity: 2, sold_unit: 'un', unit_price: 8990, seller_id: null }];
  const id = randomUUID();
  const sale = { client_id: null, discount: 0, items, payments: [] };
  const created = await page.request.post('/api/cashier/sales', { data: { id, appointment_id: null, sale } });
  const { version, total } = await created.json();
  const payments = [{ method: 'Dinheiro', amount: total }];
  await page.request.post(`/api/cashier/sales/${id}/finalise`, { data: { version, payments } });
  await page.goto(`/financeiro/receber/venda?saleId=${id}`);
  await button(page, 'Estornar').click();
  const asked = dialog(page, 'Estornar venda 1');
  await asked.getByLabel('Motivo').fill('Engano');
  await asked.getByRole('textbox', { name: 'Senha' }).fill('errada99');
  await button(asked, 'Estornar').click();
  await expect(asked.getByText(/[Ss]enha incorreta/)).toBeVisible();
  await expect(asked.getByLabel('Motivo')).toHaveValue('Engano');

  const data = { password: salon.password, reason: 'Outra janela' };
  // This window has not heard of it yet.
  await page.route(`**/api/cashier/sales/${id}`, (route) => route.abort(), { times: 3 });
  expect((await page.request.post(`/api/cashier/sales/${id}/void`, { data })).status()).toBe(200);
  await asked.getByRole('textbox', { name: 'Senha' }).fill(salon.password);
  await button(asked, 'Estornar').dblclick();
  await expect(page.getByText('Esta venda já foi estornada.').first()).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText(/Estornada em .*: Outra janela/)).toBeVisible();
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 20 });
});

test.describe('two windows at the drawer', () => {
  const open = (page: Page) => page.request.post('/api/cashier/cash-day', { data: { float: 10_000 } });

  test('what comes in while it is counted is expected, too; and who was second to close is told', async ({
    page,
    salon: _,
  }) => {
    const { id } = await addComanda(page);
    const { id: day } = await (await open(page)).json();
    await page.goto('/financeiro/receber');
    await button(page, 'Fechar caixa').click();
    const close = dialog(page, 'Fechar caixa');
    await close.getByLabel('Valor contado').fill('100');
    await expect(close.getByRole('status')).toContainText('O valor confere');
    await finishElsewhere(page, id, 'Dinheiro');
    await expect(close.getByText('Dinheiro esperado').locator('..')).toContainText(amount('R$ 200,00'));
    await expect(close.getByRole('status')).toContainText('Falta no caixa');
    await expect(close.getByLabel('Valor contado')).toHaveValue('100');

    const counted = { id: day, counted: 20_000, note: '' };
    expect((await page.request.post('/api/cashier/cash-day/close', { data: counted })).status()).toBe(200);
    expect((await open(page)).status()).toBe(200);
    await button(close, 'Fechar caixa').click();
    await expect(close.getByText('O caixa já foi fechado.')).toBeVisible();
    await page.keyboard.press('Escape');
    const { rows } = await (await page.request.get('/api/cashier/cash-days')).json();
    expect(rows).toMatchObject([{ id: day, closed: { counted: 20_000, difference: 0 } }]);
    expect(await (await page.request.get('/api/cashier/cash-day')).json()).toMatchObject({ closed: null });
  });

  test('cash put in with two presses is put in once', async ({ page, salon: _ }) => {
    await open(page);
    await page.goto('/financeiro/receber');
    await button(page, 'Suprimento').click();
    const supply = dialog(page, 'Suprimento');
    await supply.getByLabel('Valor').fill('50');
    await button(supply, 'Suprimento').dblclick();
    await expect(status(page, 'Suprimento registrado com sucesso!')).toBeVisible();
    await expect(supply).toBeHidden();
    expect(await (await page.request.get('/api/cashier/cash-day')).json()).toMatchObject({ supplies: 5_000 });
  });
});
