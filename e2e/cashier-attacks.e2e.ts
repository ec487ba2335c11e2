import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { alert, button, confirmed, dialog, status } from './parts.ts';
import { addComanda, addMask, addSerum, amount, sell, stockOf, toPay } from './sales.ts';
import { call, expect, losingAnswer, test } from './salon.ts';

const comandaOf = (page: Page, id: string) => call(page, 'get', `cashier/appointments/${id}/comanda`);

/** As another window would: all of it in one way. */
async function finishElsewhere(page: Page, id: string, method: string) {
  const { appointment, sale } = await comandaOf(page, id);
  const open = sale?.status === 'open' ? sale : null;
  const payments = [{ method, amount: appointment.revenue + (open?.total ?? 0) }];
  const data = { version: appointment.version, sale_version: open?.version ?? null, sale: null, payments };
  await call(page, 'post', `cashier/appointments/${id}/finish`, data);
}

test('what nobody has paid has no receipt, whatever the address says', async ({ page }) => {
  const { id: product_id } = await addMask(page);
  const { id } = await addComanda(page);
  await page.goto(`/financeiro/receber/recibo?agendamento=${id}`);
  await expect(page.getByText('Ainda não há recibo')).toBeVisible();
  await expect(button(page, 'Imprimir')).toBeHidden();
  const items = [{ product_id, quantity: 1, sold_unit: 'un', unit_price: 8990, seller_id: null }];
  const data = { id: randomUUID(), appointment_id: null, sale: { client_id: null, discount: 0, items, payments: [] } };
  await call(page, 'post', 'cashier/sales', data);
  await page.goto(`/financeiro/receber/recibo?venda=${data.id}`);
  await expect(page.getByText('Ainda não há recibo')).toBeVisible();
  await page.getByRole('link', { name: 'Abrir a venda' }).click();
  await expect(toPay(page)).toHaveText(amount('R$ 89,90'));
});

test('Finalizar pressed twice sells once, and nothing is said but that', async ({ page }) => {
  await addMask(page);
  await page.goto('/financeiro/receber/venda');
  await sell(page, 'mas', 'Máscara hidratante');
  // Until both presses are made, the last word is still being saved.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/api\/cashier\/sales/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByLabel('Desconto', { exact: true }).fill('9,90');
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').dblclick();
  pressed.resolve();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  await expect(alert(page, /./)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 19 });
});

test('a comanda that another window has paid meanwhile is not paid again, and shows how it was', async ({ page }) => {
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

test('a sale whose first saving lost its answer keeps what is added next', async ({ page }) => {
  await Promise.all([addMask(page), addSerum(page)]);
  await page.goto('/financeiro/receber/venda');
  await losingAnswer(page, 'cashier/sales');
  await sell(page, 'mas', 'Máscara hidratante');
  await expect(alert(page, 'Erro ao salvar itens')).toBeVisible();
  await sell(page, 'sér', 'Sérum de pontas');
  await expect(page).toHaveURL(/saleId=/);
  await expect(toPay(page)).toHaveText(amount('R$ 172,90'));
  await button(page, 'PIX').click();
  await confirmed(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 19, 'Sérum de pontas': 5 });
});

test('a sale whose finishing lost its answer is said to be finished, and is so once', async ({ page }) => {
  await addMask(page);
  await page.goto('/financeiro/receber/venda');
  await sell(page, 'mas', 'Máscara hidratante');
  await button(page, 'PIX').click();
  await losingAnswer(page, 'cashier/sales/*/finalise');
  await confirmed(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 19 });
});

test('a server that is away for a moment takes nothing from an open comanda', async ({ page }) => {
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
  await call(page, 'put', `agenda/appointments/${id}/time`, {
    ...elsewhere,
    end_time: '11:00',
    professional_id: appointment.professional_id,
  });
  await tries.promise;
  await expect(alert(page, 'Erro ao carregar detalhes do agendamento.')).toBeVisible();
  await expect(page.getByLabel('Valor em PIX')).toHaveValue('60');
  await page.unrouteAll();
  await button(page, 'Dinheiro').click();
  await button(page, 'Finalizar').click();
  await expect(alert(page, 'Esta venda foi alterada em outra janela')).toBeVisible();
  await expect(page.getByText('10:00 – 11:00')).toBeVisible();
  await confirmed(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
});

test('products that another window cancels leave the comanda; later ones stay', async ({ page }) => {
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
  await call(page, 'post', `cashier/sales/${sale.id}/cancel`, {});
  await expect(alert(page, 'Esta venda foi cancelada em outra janela')).toBeVisible();
  await expect(page.getByLabel('Quantidade de Máscara hidratante')).toBeHidden();
  await expect(toPay(page)).toHaveText(amount('R$ 183,00'));
  await button(page, 'PIX').click();
  await confirmed(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 20, 'Sérum de pontas': 5 });
});

test('a comanda whose appointment somebody deletes meanwhile says so, and leads away', async ({ page }) => {
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'PIX').click();
  const { appointment } = await comandaOf(page, id);
  const version = new URLSearchParams({ version: appointment.version });
  await call(page, 'delete', `agenda/appointments/${id}?${version}`);
  await expect(page.getByText('Este agendamento não existe mais', { exact: false })).toBeVisible();
  await expect(button(page, 'Tentar de novo')).toBeHidden();
  await page.getByRole('link', { name: 'Voltar ao caixa' }).click();
  await expect(page).toHaveURL(/\/financeiro\/receber$/);
  await page.goto('/agenda/00000000-0000-4000-8000-000000000000/comanda');
  await expect(page.getByText('Erro ao carregar detalhes do agendamento.')).toBeVisible();
});

test('a sale voided at another window is said to be, and is voided once', async ({ page, salon }) => {
  const { id: product_id } = await addMask(page);
  const items = [{ product_id, quantity: 2, sold_unit: 'un', unit_price: 8990, seller_id: null }];
  const id = randomUUID();
  const sale = { client_id: null, discount: 0, items, payments: [] };
  const { version, total } = await call(page, 'post', 'cashier/sales', { id, appointment_id: null, sale });
  const payments = [{ method: 'Dinheiro', amount: total }];
  await call(page, 'post', `cashier/sales/${id}/finalise`, { version, payments });
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
  await call(page, 'post', `cashier/sales/${id}/void`, data);
  await asked.getByRole('textbox', { name: 'Senha' }).fill(salon.password);
  await button(asked, 'Estornar').dblclick();
  await expect(page.getByText('Esta venda já foi estornada.').first()).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText(/Estornada em .*: Outra janela/)).toBeVisible();
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 20 });
});

test.describe('two windows at the drawer', () => {
  const open = (page: Page) => call(page, 'post', 'cashier/cash-day', { float: 10_000 });

  test('what comes in while it is counted is expected, too; and who was second to close is told', async ({ page }) => {
    const { id } = await addComanda(page);
    const { id: day } = await open(page);
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
    await call(page, 'post', 'cashier/cash-day/close', counted);
    await open(page);
    await button(close, 'Fechar caixa').click();
    await expect(close.getByText('O caixa já foi fechado.')).toBeVisible();
    await page.keyboard.press('Escape');
    const { rows } = await call(page, 'get', 'cashier/cash-days');
    expect(rows).toMatchObject([{ id: day, closed: { counted: 20_000, difference: 0 } }]);
    expect(await call(page, 'get', 'cashier/cash-day')).toMatchObject({ closed: null });
  });

  test('cash is moved once, though it is pressed twice or its answer is lost', async ({ page }) => {
    await open(page);
    await page.goto('/financeiro/receber');
    await button(page, 'Suprimento').click();
    const supply = dialog(page, 'Suprimento');
    await supply.getByLabel('Valor').fill('50');
    await button(supply, 'Suprimento').dblclick();
    await expect(status(page, 'Suprimento registrado com sucesso!')).toBeVisible();
    await expect(supply).toBeHidden();

    await button(page, 'Sangria').click();
    const withdrawal = dialog(page, 'Sangria');
    await withdrawal.getByLabel('Valor').fill('50');
    await withdrawal.getByLabel('Motivo').fill('Padaria');
    await losingAnswer(page, 'cashier/cash-day/movements');
    await button(withdrawal, 'Sangria').click();
    await expect(withdrawal.getByText('Erro ao registrar o movimento', { exact: false })).toBeVisible();
    await confirmed(button(withdrawal, 'Sangria'), 'Sangria registrada com sucesso!');
    expect(await call(page, 'get', 'cashier/cash-day')).toMatchObject({ supplies: 5_000, withdrawals: 5_000 });
  });
});
