import { card } from './agenda.ts';
import { alert, button, choose, confirmed, contains, dialog, pressEscape, status } from './parts.ts';
import { amount } from './sales.ts';
import { call, expect, expectAccessible, test } from './salon.ts';
import { bookStrangers, bookTwoToPay, bookWithTicket, cardsOf, clicks, countClicks, day, week } from './ticket.ts';

test('pointing at a ticket shows what there is to pay, and two clicks pay it', async ({ page }) => {
  await bookWithTicket(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cashier/tickets')) asked.push(request.postData() ?? '');
  });
  await page.goto(day);
  const ticket = page.getByRole('link', { name: 'Comanda 4, Bia Prado' });
  await expect(ticket).toHaveText('Comanda 4');
  await expect(page.getByRole('link', { name: 'Comanda de Ana Lima', exact: true })).toHaveText('');
  // For both cards together; a second time where the news of the booking came after the page.
  expect(new Set(asked).size, asked.join('\n')).toBe(1);

  await ticket.hover();
  const shown = dialog(page, 'Comanda de Bia Prado');
  await expect(shown).toContainText('1 serviço, 4 itens');
  await expect(shown.getByRole('term')).toHaveText([
    'Corte feminino',
    '1 un Máscara hidratante',
    '2 un Óleo reparador',
    '3 un Ampola de brilho',
    '+1 mais',
    'Desconto',
  ]);
  await expect(shown.getByRole('definition')).toHaveText([
    'R$ 100,00',
    'R$ 10,00',
    'R$ 20,00',
    'R$ 30,00',
    'R$ 40,00',
    '– R$ 5,00',
  ]);
  await expect(shown).toContainText('A pagarR$ 195,00');
  await expect(shown.locator('[aria-pressed=true]')).toHaveCount(0);
  await expectAccessible(page, 'the card of a ticket');

  await countClicks(page);
  const sent = page.waitForRequest(/\/finish$/);
  await button(shown, 'PIX').click();
  await button(shown, 'Finalizar').click();
  expect((await sent).headers()['idempotency-key']).toBeTruthy();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  expect(await clicks(page)).toBe(2);
  await expect(card(page, /Bia Prado.*Finalizado/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver comanda de Bia Prado' })).toBeVisible();
  await expect(shown).toBeHidden();
});

test('a ticket’s card stays while pointer or focus is in it; the keys suffice', async ({ page }) => {
  await bookWithTicket(page);
  await page.goto(day);
  const ticket = page.getByRole('link', { name: 'Comanda 4, Bia Prado' });
  const shown = dialog(page, 'Comanda de Bia Prado');
  const focus = page.locator(':focus');

  await test.step('from the ticket into its card and away', async () => {
    await ticket.hover();
    await button(shown, 'Outro').hover();
    await expect(shown).toContainText('R$ 195,00');
    await page.mouse.move(5, 5);
    await expect(shown).toBeHidden();
  });

  await test.step('Tab goes in, Escape comes back', async () => {
    await card(page, /Bia Prado/)
      .first()
      .focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focus).toHaveAccessibleName('Comanda 4, Bia Prado');
    await expect(shown).toContainText('R$ 195,00');
    await page.keyboard.press('Tab');
    await expect(focus).toHaveText('Dinheiro');
    await page.keyboard.press('Shift+Tab');
    await expect(ticket).toBeFocused();
    await page.keyboard.press('Tab');
    await pressEscape(shown);
    await expect(ticket).toBeFocused();
  });

  await test.step('nobody finishes without saying how', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(shown).toContainText('R$ 195,00');
    await button(shown, 'Finalizar').focus();
    await page.keyboard.press('Enter');
    await expect(shown.getByRole('alert').filter({ hasText: 'Escolha' })).toHaveText('Escolha a forma de pagamento');
    await button(shown, 'Débito').focus();
    await page.keyboard.press('Enter');
    await button(shown, 'Finalizar').focus();
    await page.keyboard.press('Enter');
    await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  });
});

test('a ticket leads to its page; requests and cancelled appointments have none', async ({ page }) => {
  await bookTwoToPay(page);
  const [bia, ana] = await cardsOf(page);
  await call(page, 'put', `agenda/appointments/${ana.id}/status`, {
    version: ana.version,
    status: 'cancelado',
    payment_method: null,
  });
  await page.goto(week);
  await expect(page.getByRole('link', { name: 'Comanda de Bia Prado' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Comanda de Ana Lima/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Comanda de Bia Prado' }).click();
  await expect(page).toHaveURL(`/agenda/${bia.id}/comanda`);
  await page.goBack();
  // The pointer still rests where the ticket was pressed, and its card comes up again over the one that is meant.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', { name: 'Novo Agendamento' })).toBeVisible();
  await expect(page.locator('[data-ticket-card]')).toHaveCount(0);
  await card(page, /^10:00 – 11:00, Bia Prado/).hover();
  await choose(page, 'Finalizar ou cancelar Bia Prado', 'Comanda');
  await expect(page).toHaveURL(`/agenda/${bia.id}/comanda`);
});

test('an open sale is asked about before its appointment goes, and goes with it', async ({ page }) => {
  const { bia } = await bookWithTicket(page);
  await page.goto(day);
  const cancel = async () => {
    await card(page, /^10:00 – 11:00, Bia Prado/).hover();
    await choose(page, 'Finalizar ou cancelar Bia Prado', 'Cancelar agendamento');
  };
  const sale = async () => (await call(page, 'get', `cashier/appointments/${bia.id}/comanda`)).sale;
  const question = page.getByRole('alertdialog', { name: 'Venda em aberto' });
  await cancel();
  await expect(question).toContainText('a venda também é cancelada');
  await button(question, 'Voltar').click();
  await expect(question).toBeHidden();
  expect(await sale()).toMatchObject({ status: 'open' });

  await card(page, /^10:00 – 11:00, Bia Prado/).click();
  const sheet = dialog(page, 'Editar Agendamento');
  await button(sheet, 'Excluir agendamento').click();
  const deletion = page.getByRole('alertdialog', { name: 'Excluir agendamento' });
  await expect(deletion).toContainText('tem uma venda em aberto, que também será cancelada');
  await button(deletion, 'Cancelar').click();
  await button(sheet, 'Fechar').click();
  await expect(sheet).toBeHidden();
  expect(await sale()).toMatchObject({ status: 'open' });

  await cancel();
  await confirmed(button(question, 'Cancelar os dois'), 'Agendamento cancelado');
  expect(await sale()).toBeNull();
});

test('what somebody changed meanwhile is said, and what there is to pay is read again', async ({ page }) => {
  const { bia } = await bookWithTicket(page);
  await page.goto(day);
  await page.getByRole('link', { name: 'Comanda 4, Bia Prado' }).hover();
  const shown = dialog(page, 'Comanda de Bia Prado');
  await button(shown, 'Dinheiro').click();
  await expect(shown).toContainText('R$ 195,00');
  // Refused as the server refuses what is no longer as it was read.
  await page.route(
    /\/finish$/,
    (route) => route.fulfill({ status: 409, json: { defined: true, code: 'STALE', status: 409, message: 'STALE' } }),
    { times: 1 },
  );
  await button(shown, 'Finalizar').click();
  await expect(alert(page, 'alterada')).toHaveText(
    'A comanda foi alterada enquanto isso. Confira o valor e finalize de novo.',
  );
  await confirmed(button(shown, 'Finalizar'), 'Venda finalizada com sucesso!');
  const comanda = await call(page, 'get', `cashier/appointments/${bia.id}/comanda`);
  expect(comanda.appointment.payments).toMatchObject([{ method: 'Dinheiro', amount: 9_750 }]);
  expect(comanda.sale).toMatchObject({ status: 'finalised', payments: [{ method: 'Dinheiro', amount: 9_750 }] });
});

test('from the card of the agenda to paid is three clicks: the ticket, the method and Finalizar', async ({ page }) => {
  const { bia, ana } = await bookWithTicket(page);
  await page.goto(day);
  const ticket = page.getByRole('link', { name: 'Comanda 4, Bia Prado' });
  await expect(ticket).toBeVisible();
  await countClicks(page);
  await ticket.click();
  await expect(page).toHaveURL(`/agenda/${bia.id}/comanda`);
  await button(page, 'PIX').click();
  await confirmed(page.getByRole('button', { name: /^Finalizar/ }), 'Venda finalizada com sucesso!');
  expect(await clicks(page)).toBe(3);
  const comanda = await call(page, 'get', `cashier/appointments/${bia.id}/comanda`);
  expect(comanda).toMatchObject({ appointment: { status: 'finalizado' }, sale: { status: 'finalised' } });

  // Services alone have a receipt with the date and time, and no number.
  await page.goto(`/agenda/${ana.id}/comanda`);
  // The first is a tip.
  await button(page, 'Outro').last().click();
  await button(page, 'Finalizar').click();
  await button(page, 'Recibo').click();
  const receipt = page.getByRole('article', { name: 'Recibo' });
  await contains(receipt, /Recibo\d\d\/\d\d\/\d{4},? \d\d:\d\d/, amount('R$ 100,00'));
});

test('who is no client cannot pay later and is told why; a request has no ticket', async ({ page, salon }) => {
  const { camila } = await bookTwoToPay(page);
  await bookStrangers(salon, camila.id);
  await page.goto(day);
  await expect(card(page, /Duda Melo/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Comanda.*Caio Reis/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Comanda.*Duda Melo/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Comanda de Caio Reis' }).hover();
  const shown = dialog(page, 'Comanda de Caio Reis');
  const later = button(shown, 'Mensalista');
  await expect(later).toBeDisabled();
  await expect(later).toHaveAccessibleDescription('Mensalista precisa de um cliente cadastrado.');
  // It can still be reached, so that everybody hears why; pressing it chooses nothing.
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(shown.locator('[aria-pressed=true]')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Comanda de Caio Reis' }).click();
  await expect(button(page, 'Mensalista (a receber)')).toBeDisabled();
  await expect(button(page, 'Mensalista (a receber)')).toHaveAccessibleDescription(/Mensalista/);
  await expect(page.getByText(/^Para usar Mensalista/)).toBeVisible();
});
