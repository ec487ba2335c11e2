import type { Page } from '@playwright/test';
import { card } from './agenda.ts';
import { status } from './appointments.ts';
import { amount, toPay } from './sales.ts';
import { expect, test } from './salon.ts';
import { bookWithTicket, day } from './ticket.ts';

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
  // Choosing leads to the amount, which what is typed replaces.
  await expect(page.getByLabel('Valor em PIX')).toBeFocused();
  await page.keyboard.type('60');
  await tabTo(page, 'Dinheiro', 'Shift+Tab');
  await page.keyboard.press('Space');
  // The second part has the rest, and the other one follows what is typed. Tab goes from amount to amount.
  await expect(page.getByLabel('Valor em Dinheiro')).toBeFocused();
  await expect(page.getByLabel('Valor em Dinheiro')).toHaveValue('50,00');
  await page.keyboard.type('40');
  await expect(page.getByLabel('Valor em PIX')).toHaveValue('70,00');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Valor em PIX')).toBeFocused();
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Valor em Dinheiro')).toHaveValue('50,00');
  await expect(page.getByLabel('Valor em Dinheiro')).toBeFocused();
  await expect(page.getByText('Dividido por inteiro')).toBeVisible();
  // All of it is in sight at a desk.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeInViewport({ ratio: 1 });
  await expect(toPay(page)).toBeInViewport({ ratio: 1 });
  await tabTo(page, 'Finalizar');
  await page.keyboard.press('Enter');
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  const comanda = await (await page.request.get(`/api/cashier/appointments/${ana.id}/comanda`)).json();
  expect(comanda.appointment.payments).toMatchObject([
    { method: 'PIX', amount: 6_000 },
    { method: 'Dinheiro', amount: 4_000 },
  ]);
  expect(comanda.sale).toMatchObject({ status: 'finalised', payments: [{ amount: 1_000 }] });
});
