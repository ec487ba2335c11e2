import type { Page } from '@playwright/test';
import { card } from './agenda.ts';
import { alert, button, confirmed, contains, status } from './parts.ts';
import { addComanda, addMask, amount, sell, stockOf, toPay } from './sales.ts';
import { call, expect, expectAccessible, failing, test } from './salon.ts';
import { bookWithTicket, day } from './ticket.ts';

test('services and products of an appointment are paid together: a method and Finalizar', async ({ page }) => {
  await addMask(page);
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await expect(page.getByRole('heading', { name: 'Isabela Tavares' })).toBeVisible();
  await expect(page.getByText('Corte feminino', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Editar agendamento' })).toHaveAttribute('href', new RegExp(id));
  await expect(toPay(page)).toHaveText(amount('R$ 100,00'));
  await sell(page, 'mas', 'Máscara hidratante');
  await expect(toPay(page)).toHaveText(amount('R$ 189,90'));
  // Who cannot see it hears of it.
  await expect(status(page, '1 un de Máscara hidratante na venda.')).toHaveText(amount('A pagar: R$ 189,90'));

  await test.step('what goes wrong is said for five seconds, and what was chosen stays', async () => {
    await button(page, 'Cartão de Crédito').click();
    await failing(page, `cashier/appointments/${id}/finish`);
    await button(page, 'Finalizar').click();
    await expect(alert(page, 'Erro desconhecido ao finalizar venda')).toBeVisible();
    await page.unrouteAll();
    await expect(button(page, 'Cartão de Crédito')).toHaveAttribute('aria-pressed', 'true');
  });

  await confirmed(button(page, 'Finalizar'), 'Venda finalizada com sucesso!');
  expect(await stockOf(page)).toMatchObject({ 'Máscara hidratante': 19 });
  await button(page, 'Recibo').click();
  const receipt = page.getByRole('article', { name: 'Recibo' });
  await contains(receipt, 'Corte feminino', amount('R$ 189,90'));

  await page.goto(`/agenda/${id}/comanda`);
  await expect(button(page, 'Estornar')).toBeVisible();
  await expect(button(page, 'Finalizar')).toBeHidden();
  await expectAccessible(page);

  await test.step('one part is corrected by itself; who corrects what another window has corrected is told', async () => {
    await page.getByRole('button', { name: amount('Corrigir Cartão de Crédito, R$ 89,90') }).click();
    const dialog = page.getByRole('dialog', { name: 'Corrigir forma de pagamento' });
    await dialog.getByLabel('Forma de pagamento').selectOption('Dinheiro');
    await expectAccessible(page);
    const { sale } = await call(page, 'get', `cashier/appointments/${id}/comanda`);
    const path = `/api/cashier/payments/${sale.payments[0].id}/method`;
    const elsewhere = { method: 'PIX', was: 'Cartão de Crédito' };
    expect((await page.request.put(path, { data: elsewhere })).status()).toBe(200);
    await button(page, 'Salvar').click();
    await expect(alert(page, 'Este pagamento foi corrigido em outra janela.')).toBeVisible();
    await button(page, 'Cancelar').click();
    await page.getByRole('button', { name: amount('Corrigir PIX, R$ 89,90') }).click();
    await dialog.getByLabel('Forma de pagamento').selectOption('Dinheiro');
    await confirmed(button(page, 'Salvar'), 'Forma de pagamento corrigida!');
    await expect(page.getByRole('button', { name: amount('Corrigir Dinheiro, R$ 89,90') })).toBeFocused();
  });

  await test.step('reopening says what stays paid and what is given back by hand; the comanda shows it', async () => {
    await page.getByRole('link', { name: 'Editar agendamento' }).click();
    await page.getByRole('radio', { name: 'Pendente' }).click();
    await button(page, 'Salvar').click();
    const question = page.getByRole('alertdialog', { name: 'Reabrir este agendamento?' });
    await contains(
      question,
      amount('deixa de contar: Cartão de Crédito R$ 100,00.'),
      amount('A venda 1, de R$ 89,90, continua paga.'),
    );
    await expectAccessible(page);
    await confirmed(button(page, 'Reabrir'), 'Agendamento atualizado com sucesso!');
    await page.goto(`/agenda/${id}/comanda`);
    await expect(page.getByRole('link', { name: amount('Já pago: venda 1, R$ 89,90') })).toBeVisible();
    await expect(toPay(page)).toHaveText(amount('R$ 100,00'));
    await expectAccessible(page);
  });
});

test('what is finished before its day is moved to today, if that is agreed to', async ({ page }) => {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
  const { id } = await addComanda(page, today.add({ days: 1 }).toString());
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'PIX').click();
  await button(page, 'Finalizar').click();
  const question = page.getByRole('alertdialog', { name: 'Este agendamento é de amanhã' });
  await expect(question).toContainText(today.toString().split('-').reverse().join('/'));
  await expectAccessible(page);
  await button(page, 'Voltar').click();
  await expect(question).toBeHidden();
  await expect(button(page, 'PIX'), 'what was chosen stays').toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Finalizar').click();
  await confirmed(button(page, 'Mover e finalizar'), 'Venda finalizada com sucesso!');
  const moved = await call(page, 'get', `agenda/appointments/${id}`);
  expect(moved).toMatchObject({ date: today.toString(), start_time: '09:00', status: 'finalizado' });
});

test('where the salon has a PIX key the code holds the amount, to scan and to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const settings = {
    pix_key: 'caixa@jasmim.com.br',
    pix_name: '',
    pix_city: 'São Paulo',
    debit_fee_percent: 0,
    credit_fee_percent: 0,
  };
  await call(page, 'put', 'cashier/settings', settings);
  const { id } = await addComanda(page);
  await page.goto(`/agenda/${id}/comanda`);
  await button(page, 'PIX').click();
  await expect(page.getByRole('img', { name: 'Código PIX' })).toBeVisible();
  await expectAccessible(page);
  await confirmed(button(page, 'Copiar código'), 'Código PIX copiado!');
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain('0119caixa@jasmim.com.br');
  expect(code).toContain('5406100.005802BR5913Studio Jasmim6009Sao Paulo');
});

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

test('with the keys alone: from the agenda to a comanda paid in parts', async ({ page }) => {
  const { ana } = await bookWithTicket(page);
  await page.goto(day);
  const anas = card(page, /Ana Lima/).first();
  await expect(anas).toBeVisible();
  await anas.focus();
  await tabTo(page, 'Comanda de Ana Lima');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/agenda/${ana.id}/comanda`);
  await expect(toPay(page)).toHaveText(amount('R$ 100,00'));

  await tabTo(page, 'Buscar serviço ou produto');
  await page.keyboard.type('masc');
  await expect(page.getByRole('option', { name: 'Máscara hidratante' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toPay(page)).toHaveText(amount('R$ 110,00'));
  // The field is ready for the next.
  await expect(page.locator(':focus')).toHaveAccessibleName('Buscar serviço ou produto');

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
  const comanda = await call(page, 'get', `cashier/appointments/${ana.id}/comanda`);
  expect(comanda.appointment.payments).toMatchObject([
    { method: 'PIX', amount: 6_000 },
    { method: 'Dinheiro', amount: 4_000 },
  ]);
  expect(comanda.sale).toMatchObject({ status: 'finalised', payments: [{ amount: 1_000 }] });
});
