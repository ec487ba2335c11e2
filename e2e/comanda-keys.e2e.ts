import type { Page } from '@playwright/test';
import { card, day } from './agenda.ts';
import { status } from './appointments.ts';
import { amount, toPay } from './sales.ts';
import { expect, test } from './salon.ts';
import { bookWithTicket } from './ticket.ts';

/** Tab until the focus has that name; a page on which it never does is one that the keyboard cannot use. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  const focus = page.locator(':focus');
  for (let turn = 0; turn < 60; turn += 1) {
    await page.keyboard.press(key);
    const there = await focus.and(page.locator(':is(a, button, input, select):visible')).count();
    if (there > 0 && (await isNamed(page, name))) return;
  }
  throw new Error(`The keyboard never came to ${name}.`);
}

const isNamed = (page: Page, name: string | RegExp) =>
  expect(page.locator(':focus'))
    .toHaveAccessibleName(name, { timeout: 1 })
    .then(
      () => true,
      () => false,
    );

test('with the keys alone: from the agenda to the comanda, a product, a divided payment, and paid', async ({
  page,
  salon: _,
}) => {
  const { ana } = await bookWithTicket(page);
  await page.goto(day);
  const anas = card(page, /Ana Lima/).first();
  await expect(anas).toBeVisible();
  await anas.focus();
  await tabTo(page, 'Comanda de Ana Lima');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/agenda/${ana.id}/comanda`);
  await expect(toPay(page)).toHaveText(amount('R$ 100,00'));

  await tabTo(page, 'Buscar produto para vender');
  await page.keyboard.type('masc');
  await expect(page.getByRole('option', { name: 'Máscara hidratante' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toPay(page)).toHaveText(amount('R$ 110,00'));
  // The field is ready for the next.
  await expect(page.locator(':focus')).toHaveAccessibleName('Buscar produto para vender');

  await tabTo(page, 'Dividir pagamento');
  await page.keyboard.press('Space');
  await tabTo(page, 'PIX', 'Shift+Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'Valor em PIX');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  await expect(page.getByText(amount('Falta R$ 50,00'))).toBeVisible();
  await tabTo(page, 'Cartão de Débito', 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Dividido por inteiro')).toBeVisible();
  await tabTo(page, 'Finalizar');
  await page.keyboard.press('Enter');
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  const comanda = await (await page.request.get(`/api/cashier/appointments/${ana.id}/comanda`)).json();
  expect(comanda.appointment.payments).toMatchObject([
    { method: 'PIX', amount: 6_000 },
    { method: 'Cartão de Débito', amount: 4_000 },
  ]);
  expect(comanda.sale).toMatchObject({ status: 'finalised', payments: [{ amount: 1_000 }] });
});
