import { expect, test } from 'vitest';
import type { Comanda, Sale } from '#contract/cashier/sales.ts';
import { type Receipt, receiptOfComanda, receiptOfSale } from './receipt.ts';

const ID = '7f3a91c2-0000-4000-8000-000000000000';
const paid = (method: 'PIX' | 'Dinheiro', amount: number) => ({
  id: ID,
  method,
  amount,
  tip: 0,
  tip_name: null,
  fee: 0,
  received_at: '2026-11-17T14:41:00Z',
});

const sale: Sale = {
  id: ID,
  version: '1',
  number: 42,
  status: 'finalised',
  appointment_id: null,
  client_id: null,
  client_name: '',
  client_phone: null,
  created_at: '2026-11-17T14:32:00Z',
  finalized_at: '2026-11-17T14:41:00Z',
  discount: 9_000,
  discount_percent: null,
  subtotal: 5_980,
  total: 0,
  items: [],
  services: [],
  payments: [paid('PIX', 0)],
  voided: null,
};

const sold: Sale = {
  ...sale,
  appointment_id: ID,
  discount: 1_470,
  subtotal: 21_470,
  total: 20_000,
  payments: [paid('Dinheiro', 20_000)],
};

const comanda: Comanda = {
  appointment: {
    id: ID,
    version: '1',
    date: '2026-11-17',
    start_time: '09:00',
    end_time: '12:00',
    status: 'finalizado',
    client_id: ID,
    client_name: 'Isabela Tavares',
    client_phone: null,
    professional_id: null,
    professional_name: 'Camila Rocha',
    professional_color: null,
    lines: [
      {
        service_name: 'Luzes',
        unit_price: 42_000,
        discount: 0,
        duration_minutes: 135,
        professional_name: 'Camila Rocha',
        professional_color: null,
      },
      {
        service_name: 'Escova',
        unit_price: 8_000,
        discount: 0,
        duration_minutes: 45,
        professional_name: 'Camila Rocha',
        professional_color: null,
      },
    ],
    discount: 2_000,
    revenue: 48_000,
    payments: [paid('PIX', 40_000), paid('Dinheiro', 8_000)],
  },
  sale: sold,
  paid_sales: [sold],
};

test('services and products are one receipt, and a payment that lies in both halves is one', () => {
  const receipt = receiptOfComanda(comanda);
  const { number, servicesTotal, productsTotal, discounts, total, payments } = receipt ?? ({} as Partial<Receipt>);
  expect({ number, servicesTotal, productsTotal, discounts, total }).toEqual({
    number: '42',
    servicesTotal: 50_000,
    productsTotal: 21_470,
    discounts: 3_470,
    total: 68_000,
  });
  expect(payments).toEqual([
    { method: 'PIX', amount: 40_000 },
    { method: 'Dinheiro', amount: 28_000 },
  ]);
});

test('a second sale does not hide the first', () => {
  const second = { ...sold, number: 43, subtotal: 1_000, total: 1_000, payments: [paid('PIX', 1_000)] };
  expect(receiptOfComanda({ ...comanda, sale: second, paid_sales: [sold, second] })).toMatchObject({
    number: '42, 43',
    productsTotal: 22_470,
    total: 69_000,
    payments: [
      { method: 'PIX', amount: 41_000 },
      { method: 'Dinheiro', amount: 28_000 },
    ],
  });
});

test('services alone have no number: they are known by the moment they were paid, or by the hour of the appointment', () => {
  const alone = { ...comanda, sale: null, paid_sales: [] };
  const when = '2026-11-17T14:41:00Z';
  expect(receiptOfComanda(alone)).toMatchObject({ number: null, when, total: 48_000, discounts: 2_000 });
  const owed = comanda.appointment.payments.map((payment) => ({ ...payment, received_at: null }));
  const later = { ...comanda.appointment, payments: owed };
  expect(receiptOfComanda({ ...alone, appointment: later })).toMatchObject({
    number: null,
    when: '2026-11-17T09:00',
  });
});

test('a sale that is still open or was taken back is not part of what was received', () => {
  const voided = { day: '2026-11-18', reason: 'Trocou', voided_at: '2026-11-18T10:00:00Z' };
  expect(receiptOfComanda({ ...comanda, paid_sales: [{ ...sold, voided }] })?.total).toBe(48_000);
  expect(receiptOfComanda({ ...comanda, sale: { ...sale, status: 'open' }, paid_sales: [] })?.total).toBe(48_000);
  expect(receiptOfSale({ ...sale, voided })?.voidedOn).toBe('2026-11-18');
});

test('a discount takes no more than the items cost, and what is nothing was not paid in any way', () => {
  expect(receiptOfSale(sale)).toMatchObject({ discounts: 5_980, total: 0, payments: [] });
});

test('there is no receipt before it is paid, and none of what was cancelled', () => {
  expect(receiptOfSale({ ...sale, status: 'open' })).toBeNull();
  expect(receiptOfSale({ ...sale, status: 'cancelled' })).toBeNull();
  const appointment = { ...comanda.appointment, status: 'pendente' as const };
  expect(receiptOfComanda({ appointment, sale: null, paid_sales: [] })).toBeNull();
  expect(receiptOfComanda({ appointment, sale: { ...sale, status: 'open' }, paid_sales: [] })).toBeNull();
  const reopened = { ...appointment, payments: [] };
  expect(receiptOfComanda({ ...comanda, appointment: reopened })).toMatchObject({ services: [], total: 20_000 });
});

test('a tip is no part of the total, and of what was handed over', () => {
  const tipped: Sale = { ...sold, payments: [{ ...paid('PIX', 20_000), tip: 2_000, tip_name: 'Camila Rocha' }] };
  expect(receiptOfSale(tipped)).toMatchObject({
    total: 20_000,
    tip: { name: 'Camila Rocha', amount: 2_000 },
    payments: [{ method: 'PIX', amount: 22_000 }],
  });
});
