import { expect, test } from 'vitest';
import type { Card } from '#contract/agenda/appointments.ts';
import type { Ticket } from '#contract/cashier/sales.ts';
import { countsOf, leftOut, owedOf, paidWith, questionsFor, ticketOf } from './payable.ts';

const ticket: Ticket = {
  appointment_id: 'isabela',
  id: 'sale',
  item_count: 4,
  items: [
    { quantity: 1, unit_label: 'un', name: 'Máscara hidratante', value: 8_990 },
    { quantity: 1, unit_label: 'un', name: 'Óleo reparador', value: 6_490 },
    { quantity: 2, unit_label: 'un', name: 'Ampola de brilho', value: 3_500 },
  ],
  subtotal: 21_470,
  discount: 1_470,
  total: 20_000,
  to_pay: 68_000,
  appointment_version: 'third',
  sale_version: 'second',
  has_client: true,
};

const cardsOf = (count: number, more: Partial<Card> = {}) =>
  Array.from(
    { length: count },
    (_, index) => ({ id: `id ${index}`, status: 'pendente', requires_confirmation: false, ...more }) as Card,
  );

test('what is to be done has a ticket to pay, what was finalised one to see; a request and what was cancelled have none', () => {
  expect(ticketOf({ status: 'pendente', requires_confirmation: false })).toBe('pay');
  expect(ticketOf({ status: 'finalizado', requires_confirmation: false })).toBe('see');
  expect(ticketOf({ status: 'pendente', requires_confirmation: true })).toBe(null);
  expect(ticketOf({ status: 'cancelado', requires_confirmation: false })).toBe(null);
});

test('what is owed of an appointment is owed of it and of all sales that were finished with it', () => {
  const paid_sales = [
    { id: 'shampoo', number: 1, total: 3_000 },
    { id: 'comb', number: 2, total: 1_200 },
  ];
  const owed = { ...ticket, paid_sales, to_receive: 4_000 };
  expect(owedOf([owed, { ...ticket, appointment_id: 'bruno', to_receive: 0 }])).toEqual({
    isabela: { amount: 4_000, of: ['isabela', 'shampoo', 'comb'] },
  });
});

test('the preview says how many items it leaves out and what they cost', () => {
  expect(leftOut(ticket)).toEqual({ count: 1, value: 2_490 });
  expect(leftOut({ ...ticket, item_count: 3, subtotal: 18_980 })).toBe(null);
});

test('services and products are paid together in one way, as they were read', () => {
  expect(paidWith(ticket, 'PIX')).toEqual({
    id: 'isabela',
    version: 'third',
    sale_version: 'second',
    sale: null,
    payments: [{ method: 'PIX', amount: 68_000 }],
  });
});

test('the tickets of a diary are asked for together, two hundred at a time, whatever the order of its cards', () => {
  const cards = cardsOf(450);
  expect(questionsFor(cards).map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(questionsFor(cards.toReversed())).toEqual(questionsFor(cards));
  expect(questionsFor(cardsOf(3, { status: 'cancelado' }))).toEqual([]);
});

test('only an open sale has a count', () => {
  expect(countsOf([ticket, { ...ticket, appointment_id: 'marina', id: null, item_count: 0 }])).toEqual({ isabela: 4 });
});
