import { expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { savedIn } from '#server/agenda/testing/booked-salon.ts';
import { sellingSalon } from '#server/cashier/testing/selling-salon.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

const setStatus = async (id: string, status: string, payment_method: string | null) => {
  const { version } = (await salon.read(id)).body as Appointment;
  return savedIn(await salon.owner.put(`/api/agenda/appointments/${id}/status`, { version, status, payment_method }));
};
const openDrawer = async () => (await salon.owner.post('/api/cashier/cash-day', { float: 0 })).body as CashDay;
const inDrawer = async () => ((await salon.owner.get('/api/cashier/cash-day')).body as CashDay).cash_received;
const close = ({ id }: CashDay, counted: number) =>
  salon.owner.post('/api/cashier/cash-day/close', { id, counted, note: '' });

test('cash of an appointment that is reopened and finalised again is in the drawer once', async () => {
  await openDrawer();
  const { id } = await salon.book({ status: 'finalizado', payment_method: 'Dinheiro' });
  await setStatus(id, 'pendente', null);
  expect(await inDrawer()).toBe(0);
  await setStatus(id, 'finalizado', 'Dinheiro');
  expect(await inDrawer()).toBe(80_00);
});

test.each(['closed it', 'opened after it'])('once also where the drawer was %s meanwhile', async (way) => {
  const before = way === 'closed it' ? await openDrawer() : undefined;
  const { id } = await salon.book({ status: 'finalizado', payment_method: 'Dinheiro' });
  if (before) await close(before, 80_00);
  await openDrawer();
  await setStatus(id, 'pendente', null);
  await setStatus(id, 'finalizado', 'Dinheiro');
  expect(await inDrawer()).toBe(0);
  // However often.
  await setStatus(id, 'pendente', null);
  await salon.finish(id, { payments: [{ method: 'Dinheiro', amount: 80_00 }] });
  expect(await inDrawer()).toBe(0);
});

test('what costs more when it is finalised again brings the rest now, to the cent', async () => {
  await close(await openDrawer(), 0);
  const done = await salon.book({ status: 'finalizado', payment_method: 'Dinheiro' });
  await openDrawer();
  const { appointment } = await setStatus(done.id, 'pendente', null);
  savedIn(await salon.agenda.change(appointment, { lines: [salon.line({ unit_price: 99_90 })] }));
  await setStatus(done.id, 'finalizado', 'Dinheiro');
  expect(await inDrawer()).toBe(19_90);
  expect(await salon.paymentsOf(done.id)).toMatchObject([{ amount: 80 }, { amount: 19.9 }]);
});

test('paid in another way the second time, the cash is no longer there, and comes anew the third time', async () => {
  const { id } = await salon.book({ status: 'finalizado', payment_method: 'Dinheiro' });
  await openDrawer();
  await setStatus(id, 'pendente', null);
  await setStatus(id, 'finalizado', 'PIX');
  await setStatus(id, 'pendente', null);
  await setStatus(id, 'finalizado', 'Dinheiro');
  expect(await inDrawer()).toBe(80_00);
});

test('a tip in cash is in the drawer once: what was counted stays counted, what is new comes now', async () => {
  const first = await openDrawer();
  const { id } = await salon.book();
  const tip = { staff_id: salon.rita, amount: 10_00 };
  const card = { method: 'Cartão de Débito', amount: 80_00 };
  expect(await salon.finish(id, { payments: [card, { method: 'Dinheiro', amount: 10_00 }], tip })).toMatchObject({
    status: 200,
  });
  expect(await inDrawer()).toBe(10_00);
  await close(first, 10_00);
  const second = await openDrawer();
  await setStatus(id, 'pendente', null);
  expect(await salon.finish(id, { payments: [card, { method: 'Dinheiro', amount: 10_00 }], tip })).toMatchObject({
    status: 200,
  });
  expect(await inDrawer()).toBe(0);

  // All in cash now, and more of it as a tip: ten of that were there.
  await setStatus(id, 'pendente', null);
  const more = { payments: [{ method: 'Dinheiro', amount: 105_00 }], tip: { ...tip, amount: 25_00 } };
  expect(await salon.finish(id, more)).toMatchObject({ status: 200 });
  expect(await inDrawer()).toBe(95_00);
  await close(second, 95_00);
  await openDrawer();
  await setStatus(id, 'pendente', null);
  const most = { payments: [{ method: 'Dinheiro', amount: 120_00 }], tip: { ...tip, amount: 40_00 } };
  expect(await salon.finish(id, most)).toMatchObject({ status: 200 });
  expect(await inDrawer()).toBe(15_00);
});
