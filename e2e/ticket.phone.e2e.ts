import { card } from './agenda.ts';
import { button, dialog, status } from './appointments.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { bookStrangers, bookTwoToPay, bookWithTicket, day } from './ticket.ts';

test.use(phone);

test('a thumb pays a ticket from the list and from the sheet of an appointment, in three taps', async ({
  page,
  salon: _,
}) => {
  await bookWithTicket(page);
  await page.goto(day);
  await button(page, 'Comanda 4, Bia Prado').tap();
  const ticket = dialog(page, 'Bia Prado');
  await expect(ticket).toContainText('10:00 – 11:00, Camila Rocha');
  await expect(ticket).toContainText('+1 mais');
  await expect(ticket).toContainText('A pagarR$ 195,00');
  await expectAccessible(page, 'a ticket in the hand');
  await button(ticket, 'Crédito').tap();
  await button(ticket, 'Finalizar').tap();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  await expect(ticket).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ver comanda de Bia Prado' })).toBeVisible();

  await card(page, /Ana Lima/)
    .first()
    .tap();
  const sheet = dialog(page, 'Editar Agendamento');
  await button(sheet, 'Comanda de Ana Lima').tap();
  const anas = dialog(page, 'Ana Lima');
  // It only looks as if it could not be pressed.
  await button(anas, 'Finalizar').tap({ force: true });
  await expect(anas.getByRole('alert').filter({ hasText: 'Escolha' })).toHaveText('Escolha a forma de pagamento');
  await button(anas, 'Mensalista').tap();
  await button(anas, 'Finalizar').tap();
  await expect(status(page, 'Venda finalizada com sucesso!')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(card(page, /Ana Lima.*Finalizado/)).toBeVisible();
});

test('in the hand, too: who is no client cannot pay later, and a request has no ticket, in the list and in its sheet', async ({
  page,
  salon,
}) => {
  const { camila } = await bookTwoToPay(page);
  await bookStrangers(salon, camila.id);
  await page.goto(day);
  await expect(card(page, /Duda Melo/).first()).toBeVisible();
  await expect(button(page, 'Comanda de Caio Reis')).toBeVisible();
  await expect(page.getByRole('button', { name: /Comanda.*Duda Melo/ })).toHaveCount(0);

  const expectBarred = async () => {
    const ticket = dialog(page, 'Caio Reis');
    await expect(button(ticket, 'Mensalista')).toBeDisabled();
    await expect(button(ticket, 'Mensalista')).toHaveAccessibleDescription(
      'Mensalista precisa de um cliente cadastrado.',
    );
    await page.keyboard.press('Escape');
    await expect(ticket).toBeHidden();
  };
  await button(page, 'Comanda de Caio Reis').tap();
  await expectBarred();
  await card(page, /Caio Reis/)
    .first()
    .tap();
  const sheet = dialog(page, 'Editar Agendamento');
  await button(sheet, 'Comanda de Caio Reis').tap();
  await expectBarred();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await card(page, /Duda Melo/)
    .first()
    .tap();
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Comanda/ })).toHaveCount(0);
});
