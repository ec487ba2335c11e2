import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { alert } from './clients.ts';
import { addComanda, addMask, addSerum, amount, sell, stockOf, toPay } from './sales.ts';
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

/** The first call is done, but nobody hears of it. */
const losingAnswer = (page: Page, operation: string) =>
  page.route(
    operation,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

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
  await page.route('**/api/cashier/appointments/*/comanda', (route) => route.abort());
  await finishElsewhere(page, id, 'PIX');
  await button(page, 'Finalizar').click();
  await expect(alert(page, 'Esta venda já foi finalizada ou cancelada em outra janela.')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(button(page, 'Estornar')).toBeVisible();
  const { appointment, sale } = await comandaOf(page, id);
  expect([...appointment.payments, ...sale.payments]).toMatchObject([{ method: 'PIX' }, { method: 'PIX' }]);
});

test('a sale whose first saving lost its answer keeps what is added next, and is finished with it', async ({
  page,
  salon: _,
}) => {
  await Promise.all([addMask(page), addSerum(page)]);
  await page.goto('/financeiro/receber/venda');
  await losingAnswer(page, '**/api/cashier/sales');
  await sell(page, 'mas', 'Máscara hidratante');
  await expect(alert(page, 'Erro ao salvar itens')).toBeVisible();
  await sell(page, 'sér', 'Sérum de pontas');
  await expect(page).toHaveURL(/saleId=/);
  await expect(toPay(page)).toHaveText(amount('R$ 172,90'));
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').click();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 19, 'Sérum de pontas': 5 });
});

test('a server that is away for a moment takes nothing from an open comanda', async ({ page, salon: _ }) => {
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'Dividir pagamento').click();
  await button(page, 'PIX').click();
  await page.getByLabel('Valor em PIX').fill('60');
  // Whoever comes back to the window lets it look again, in vain.
  const tries = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/cashier/appointments/*/comanda', async (route) => {
    await route.abort();
    count += 1;
    if (count === 3) tries.resolve();
  });
  const { appointment } = await comandaOf(page, id);
  const elsewhere = { version: appointment.version, date: appointment.date, start_time: '10:00' };
  const moved = await page.request.put(`/api/agenda/appointments/${id}/time`, {
    data: { ...elsewhere, end_time: '11:00', professional_id: appointment.professional_id },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  await tries.promise;
  await expect(alert(page, 'Erro ao carregar detalhes do agendamento.')).toBeVisible();
  await expect(page.getByLabel('Valor em PIX')).toHaveValue('60');
  await page.unrouteAll();
  await button(page, 'Dinheiro').click();
  await button(page, 'Finalizar').click();
  await expect(alert(page, 'Esta venda foi alterada em outra janela')).toBeVisible();
  await expect(page.getByText('10:00 – 11:00')).toBeVisible();
  await button(page, 'Finalizar').click();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
});

test('products that another window cancels leave the comanda; what was added since stays, and it can be paid', async ({
  page,
  salon: _,
}) => {
  await Promise.all([addMask(page), addSerum(page)]);
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await sell(page, 'mas', 'Máscara hidratante');
  await expect.poll(async () => (await comandaOf(page, id)).sale?.total).toBe(8990);
  const { sale } = await comandaOf(page, id);
  // Not saved before the other window cancels.
  await page.route(`**/api/cashier/sales/${sale.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await sell(page, 'sér', 'Sérum de pontas');
  await expect(alert(page, 'Erro ao salvar itens')).toBeVisible();
  expect((await page.request.post(`/api/cashier/sales/${sale.id}/cancel`, { data: {} })).status()).toBe(200);
  await expect(alert(page, 'Esta venda foi cancelada em outra janela')).toBeVisible();
  await expect(page.getByLabel('Quantidade de Máscara hidratante')).toBeHidden();
  await expect(toPay(page)).toHaveText(amount('R$ 183,00'));
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').click();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 20, 'Sérum de pontas': 5 });
});

test('a comanda whose appointment somebody deletes meanwhile says so, and leads away', async ({ page, salon: _ }) => {
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'PIX').click();
  const { appointment } = await comandaOf(page, id);
  const version = new URLSearchParams({ version: appointment.version });
  expect((await page.request.delete(`/api/agenda/appointments/${id}?${version}`)).status()).toBe(200);
  await expect(page.getByText('Este agendamento não existe mais', { exact: false })).toBeVisible();
  await expect(button(page, 'Tentar de novo')).toBeHidden();
  await page.getByRole('link', { name: 'Voltar ao caixa' }).click();
  await expect(page).toHaveURL(/\/financeiro\/receber$/);
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

  test('cash whose answer was lost is taken out once, however often it is tried', async ({ page, salon: _ }) => {
    await open(page);
    await page.goto('/financeiro/receber');
    await button(page, 'Sangria').click();
    const withdrawal = dialog(page, 'Sangria');
    await withdrawal.getByLabel('Valor').fill('50');
    await withdrawal.getByLabel('Motivo').fill('Padaria');
    await losingAnswer(page, '**/api/cashier/cash-day/movements');
    await button(withdrawal, 'Sangria').click();
    await expect(withdrawal.getByText('Erro ao registrar o movimento', { exact: false })).toBeVisible();
    await button(withdrawal, 'Sangria').click();
    await expect(status(page, 'Sangria registrada com sucesso!')).toBeVisible();
    expect(await (await page.request.get('/api/cashier/cash-day')).json()).toMatchObject({ withdrawals: 5_000 });
  });
});
