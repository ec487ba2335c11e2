import type { Page } from '@playwright/test';
import { today, written } from './cashier.ts';
import { path as commissions, dayOf, LAST } from './commissions.ts';
import { addFixedCost, PATH as costs, nextJanuary } from './fixed-costs.ts';
import { button, confirmed, contains, dialog, exported, goTo, row, said, status } from './parts.ts';
import { addPurchase, inDays } from './payables.ts';
import { lastMonth, workLastMonth } from './reports.ts';
import { amount } from './sales.ts';
import { call, expect, signUp, visitorTest as test } from './salon.ts';
import { bookWithTicket, day as ticketDay } from './ticket.ts';

const american = (day: Temporal.PlainDate) =>
  day.toLocaleString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The page of an address has these words, amounts and dates in it. */
async function reads(page: Page, path: string, ...texts: (string | RegExp)[]) {
  await goTo(page, path);
  for (const text of texts) await expect(page.getByRole('main'), path).toContainText(text);
}

async function speak(page: Page, language: string, path: string) {
  await call(page, 'put', 'account/language', { language });
  await page.goto(path);
}

const days = `de=${dayOf(1)}&ate=${LAST()}`;

test('a salon is run in English and in Spanish: words, amounts, dates, files', async ({ page, context }) => {
  const salon = await signUp(context);
  await bookWithTicket(page);
  await workLastMonth(salon);
  await addPurchase(page, 'Esmalte', { due_date: inDays(-2) });
  await addFixedCost(page, { name: 'Rent', default_due_day: 28 });

  await speak(page, 'en', ticketDay);
  await test.step('in English a ticket is paid, and has a receipt', async () => {
    const ticket = page.getByRole('link', { name: 'Ticket 4, Bia Prado' });
    await ticket.hover();
    const shown = dialog(page, "Bia Prado's ticket");
    await contains(shown, '1 service, 4 items', 'To pay', 'R$195.00');
    await ticket.click();
    await expect(page.locator('[data-total]').first()).toHaveText('R$195.00');
    await button(page, 'Credit card').click();
    await confirmed(button(page, 'Complete'), 'Sale completed!');
    await button(page, 'Receipt').click();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await contains(receipt, 'Not a tax document', 'Credit card');
  });

  await test.step('in English commissions are paid and a period is closed', async () => {
    await reads(page, commissions(), 'Commissions');
    await expect(row(page.getByRole('table', { name: 'By professional' }), 'Rita')).toContainText('R$80.00');
    await button(page, 'Record payment to Rita').click();
    const form = dialog(page, 'Record payment: Rita');
    await button(form, 'Save').click();
    await said(form.getByLabel('Amount'), 'Enter a valid amount');
    await button(form, 'Use R$80.00').click();
    await confirmed(button(form, 'Save'), 'Payment recorded!');
    await button(page, 'Close period').click();
    const question = dialog(page, `Close period ${american(dayOf(1))} to ${american(LAST())}?`);
    await confirmed(button(question, 'Close period'), 'Period closed!');
  });

  await test.step('in English bills and fixed costs are read, typed and paid', async () => {
    await reads(page, '/financeiro/pagar', '1 bill before today');
    await expect(row(page, 'Esmalte')).toContainText(`Was due ${american(today().add({ days: -2 }))}`);
    await button(page, 'Overdue').click();
    await confirmed(button(page, 'Mark as paid: Esmalte'), 'Purchase marked as paid!');
    await expect(page.getByText('No bills match these filters')).toBeVisible();
    const [year] = nextJanuary().split('-');
    await reads(page, `${costs}?mes=${nextJanuary()}`, `January ${year} was opened with amounts of 0. December`);
    await contains(row(page, 'Rent'), `01/28/${year}`, 'Premises');
    await button(page, 'Edit Rent').click();
    await page.getByLabel('Amount').fill('4,300.50');
    await page.getByRole('switch', { name: 'Paid' }).check();
    await page.getByLabel('Amount').press('Enter');
    await expect(status(page, 'Cost updated!')).toBeVisible();
    await expect(row(page, 'Rent')).toContainText('R$4,300.50');
  });

  await test.step('in English reports have the same figures, also for a spreadsheet', async () => {
    await reads(page, `/relatorios/resultado?${days}`, 'Products used and sold');
    await reads(page, `/relatorios/servicos?${days}`, 'Class A first 80% of revenue');
    await reads(page, `/relatorios/salao-parceiro?${days}`, 'Under Brazil’s Lei 13.352/2016');
    await reads(page, `/relatorios/entrada-saida?mes=${lastMonth()}`, 'Commissions of Rita', 'R$80.00');
    const { name, text } = await exported(page, 'Export CSV');
    expect(name).toBe(`income-and-expenses-${lastMonth()}.csv`);
    expect(text).toContain('Category,Description,Amount,Date,Details');
  });

  await test.step('in English the lists of the salon and a link of the portal', async () => {
    await reads(page, '/produtos?type=resale', 'Add purchase', 'R$59.90');
    await reads(page, '/equipe', 'Owner');
    await button(page, 'Create a portal link for Rita').click();
    const portal = dialog(page, 'Rita’s portal');
    await portal.getByLabel('PIN').fill('1');
    await button(portal, 'Create link').click();
    await said(portal.getByLabel('PIN'), 'Invalid PIN. Use exactly 6 digits.');
    await portal.getByLabel('PIN').fill('');
    await button(portal, 'Create link').click();
    await expect(portal).toContainText('Portal link created!');
    await button(portal, 'Done').click();
  });

  await speak(page, 'es', ticketDay);
  await test.step('in Spanish a ticket is paid at its card', async () => {
    await expect(page.getByRole('link', { name: 'Ver ticket de Bia Prado' })).toBeVisible();
    await page.getByRole('link', { name: 'Ticket de Ana Lima' }).hover();
    const shown = dialog(page, 'Ticket de Ana Lima');
    await button(shown, 'Débito').click();
    await confirmed(button(shown, 'Finalizar'), '¡Venta finalizada!');
  });

  await test.step('in Spanish the money', async () => {
    await reads(page, commissions(), /fue cerrado por .* el .* a las/);
    await page.getByLabel('Profesional', { exact: true }).selectOption('Rita');
    const lines = page.getByRole('table', { name: 'Extracto de Rita' });
    await lines.getByRole('button', { name: 'Coloração' }).click();
    await contains(lines, '× 40 %', amount('= 80,00 BRL'));
    await reads(page, '/financeiro/pagar', 'Proveedor');
    await button(page, 'Revertir a pendiente: Esmalte').click();
    await expect(row(page, 'Esmalte')).toContainText(`Venció el ${written(today().add({ days: -2 }))}`);
    await button(page, 'Gasto puntual').click();
    await button(dialog(page, 'Gasto puntual'), 'Guardar').click();
    await said(dialog(page, 'Gasto puntual').getByLabel('Descripción'), 'Indica una descripción');
    await page.keyboard.press('Escape');
    await reads(page, `/relatorios/entrada-saida?mes=${lastMonth()}`, 'Comisiones de Rita');
  });

  await test.step('in Spanish the lists of the salon, and what a form says', async () => {
    await reads(page, '/produtos?type=resale', 'Registrar compra', amount('59,90 BRL'));
    for (const [path, name, says] of [
      ['/equipe', 'Nuevo profesional', 'El nombre es obligatorio'],
      ['/clientes', 'Nuevo cliente', 'El nombre del cliente es obligatorio'],
    ] as const) {
      await goTo(page, path);
      await button(page, name).first().click();
      await button(dialog(page, name), 'Guardar').click();
      await said(dialog(page, name).getByLabel('Nombre'), says);
      await page.keyboard.press('Escape');
    }
  });
});

test('in Mexico amounts are written as there, without what only Brazil has', async ({ page, context }) => {
  await signUp(context, { language: 'es', country: 'MX', timezone: 'America/Mexico_City' });
  await page.goto(costs);
  await button(page, 'Nuevo costo fijo').first().click();
  const sheet = dialog(page, 'Nuevo costo fijo');
  await sheet.getByLabel('Nombre del costo fijo').fill('Alquiler');
  await sheet.getByText('Infraestructura').click();
  const value = sheet.getByLabel('Valor inicial');
  await value.fill('1,850');
  await value.blur();
  await expect(value).toHaveValue('1,850.00');
  const method = sheet.getByLabel('Forma de pago');
  await expect(method).toHaveValue('Transferência');
  await expect(method.getByRole('option')).toHaveText(['Efectivo', 'Tarjeta de débito', 'Tarjeta de crédito', /./]);
  await confirmed(button(sheet, 'Guardar'), '¡Costo fijo añadido!');
  await expect(row(page, 'Alquiler')).toContainText('$1,850.00');
});
