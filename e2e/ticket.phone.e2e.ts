import type { Page } from '@playwright/test';
import { card } from './agenda.ts';
import { button, contains, dialog, pressEscape, said, tapped } from './parts.ts';
import { expect, expectAccessible, phone, test } from './salon.ts';
import { bookStrangers, bookTwoToPay, bookWithTicket, day } from './ticket.ts';

test.use(phone);

const tapCard = (page: Page, name: RegExp) => card(page, name).first().tap();

test('a thumb pays a ticket from the list and from the sheet of an appointment, in three taps', async ({ page }) => {
  await bookWithTicket(page);
  await page.goto(day);
  await button(page, 'Comanda 4, Bia Prado').tap();
  const ticket = dialog(page, 'Bia Prado');
  await contains(ticket, '10:00 – 11:00, Camila Rocha', '+1 mais', 'A pagarR$ 195,00');
  await expectAccessible(page, 'a ticket in the hand');
  await button(ticket, 'Crédito').tap();
  await tapped(button(ticket, 'Finalizar'), 'Venda finalizada com sucesso!');
  await expect(ticket).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ver comanda de Bia Prado' })).toBeVisible();

  await tapCard(page, /Ana Lima/);
  const sheet = dialog(page, 'Editar Agendamento');
  await button(sheet, 'Comanda de Ana Lima').tap();
  const anas = dialog(page, 'Ana Lima');
  // It only looks as if it could not be pressed.
  await button(anas, 'Finalizar').tap({ force: true });
  await expect(anas.getByRole('alert').filter({ hasText: 'Escolha' })).toHaveText('Escolha a forma de pagamento');
  await button(anas, 'Mensalista').tap();
  await tapped(button(anas, 'Finalizar'), 'Venda finalizada com sucesso!');
  await expect(sheet).toBeHidden();
  await expect(card(page, /Ana Lima.*Finalizado/)).toBeVisible();
});

test('in the hand, too: who is no client cannot pay later', async ({ page, salon }) => {
  const { camila } = await bookTwoToPay(page);
  await bookStrangers(salon, camila.id);
  await page.goto(day);
  await expect(card(page, /Duda Melo/).first()).toBeVisible();
  await expect(button(page, 'Comanda de Caio Reis')).toBeVisible();
  await expect(page.getByRole('button', { name: /Comanda.*Duda Melo/ })).toHaveCount(0);

  const expectBarred = async () => {
    const ticket = dialog(page, 'Caio Reis');
    await expect(button(ticket, 'Mensalista')).toBeDisabled();
    await said(button(ticket, 'Mensalista'), 'Mensalista precisa de um cliente cadastrado.');
    await pressEscape(ticket);
  };
  await button(page, 'Comanda de Caio Reis').tap();
  await expectBarred();
  await tapCard(page, /Caio Reis/);
  const sheet = dialog(page, 'Editar Agendamento');
  await button(sheet, 'Comanda de Caio Reis').tap();
  await expectBarred();
  await pressEscape(sheet);

  await tapCard(page, /Duda Melo/);
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Comanda/ })).toHaveCount(0);
});
