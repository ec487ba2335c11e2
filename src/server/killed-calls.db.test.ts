import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sale } from '#contract/cashier/sales.ts';
import { addDays, formatTime, weekdayOf } from '#domain/shared/time.ts';
import { anyPhone, type OpenSalon, openSalon, TUESDAY } from './booking/testing/open-salon.ts';
import { type SellingSalon, sellingSalon } from './cashier/testing/selling-salon.ts';
import { askAmidKills, type Killable, killable, TAKES } from './kernel/testing/amid-kills.ts';
import { makeDue } from './kernel/testing/jobs.ts';
import { perFile } from './kernel/testing/per-test.ts';
import { purchaseForm } from './products/testing.ts';
import { TEST_SECRET, testServer } from './test-server.ts';

// Only to prepare with: what is killed is a program of its own on the same database.
const server = testServer();
const open: OpenSalon = perFile(() => openSalon(server));
const selling: SellingSalon = perFile(() => sellingSalon(server));
let program: Killable;
beforeAll(async () => {
  // The test server's own secret, so that its sessions are good here.
  const settings = { DATABASE_URL: server.adminUrl, SECRET: TEST_SECRET, LIMIT_BOOKINGS_PER_ADDRESS: '1000000' };
  program = await killable(settings);
}, TAKES);
afterAll(() => program.end());

/** With a phone and a key of its own, by which what became of it is found. */
type Booking = { phone: string; key: string; date: string; time: string };
type Finalising = { sale: Sale; key: string };

function* freeTimes(): Generator<Booking, never> {
  for (let day = TUESDAY; ; day = addDays(day, 1)) {
    if (weekdayOf(day) < 2) continue;
    for (let hour = 9; hour < 19; hour += 1) {
      yield { phone: anyPhone(), key: randomUUID(), date: day, time: formatTime(hour * 60) };
    }
  }
}
const bookings = freeTimes();

/** The owner is told of every request, also of those that a killed server was about to tell: its neighbour takes them over. */
async function expectTold(): Promise<void> {
  for (const table of ['jobs', 'job_queues']) {
    await server.admin.query(`update jobs._private_${table} set locked_at = locked_at - interval '2 minutes'`);
  }
  const untold = async () => {
    await makeDue(server.admin);
    return (await server.admin.query('select from untold_requests')).rowCount;
  };
  await expect.poll(untold, { timeout: 60_000 }).toBe(0);
}

async function newFinalising(): Promise<Finalising> {
  const items = [selling.item({ quantity: 1.25, sold_unit: 'ml', seller_id: selling.rita }), selling.combs(1)];
  return { sale: await selling.open({ items }), key: randomUUID() };
}

const send = (url: string, key: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: JSON.stringify(body),
  });

const book = (url: string, { phone, key, date, time }: Booking) =>
  send(`${url}/api/functions/create-public-appointment`, key, {
    salonId: open.owner.id,
    clientName: 'Ana',
    clientPhone: phone,
    selectedServices: [{ id: open.corte }],
    selectedProfessionalId: null,
    selectedDate: date,
    selectedTime: time,
  });

const finalise = (url: string, { sale, key }: Finalising) => {
  const payments = [
    { method: 'Dinheiro', amount: 1_00 },
    { method: 'Cartão de Débito', amount: sale.total - 1_00 },
  ];
  const session = { cookie: selling.owner.cookie ?? '' };
  return send(`${url}/api/cashier/sales/${sale.id}/finalise`, key, { version: sale.version, payments }, session);
};

test(
  'no booking and no sale that was confirmed is lost when the server is killed amid them, and none is made twice by asking again',
  async () => {
    await server.admin.query('update profiles set debit_fee_percent = 2 where id = $1', [selling.owner.id]);
    const more = purchaseForm({ quantity_purchased: 5000, purchase_unit: 'un' });
    const purchase = await selling.owner.post(`/api/products/${selling.comb}/purchases`, more);
    expect(purchase.status, purchase.text).toBe(200);

    let wishes = 0;
    const confirmed = await askAmidKills<Booking | Finalising, { appointmentId: string }>(program, {
      newWish: () => (wishes++ % 2 ? newFinalising() : bookings.next().value),
      ask: (url, wish) => ('sale' in wish ? finalise(url, wish) : book(url, wish)),
    });
    const booked = new Map<string, string>();
    const sold = new Set<string>();
    for (const [wish, { appointmentId }] of confirmed) {
      if ('sale' in wish) sold.add(wish.sale.id);
      else booked.set(wish.phone, appointmentId);
    }
    await expectBooked(booked);
    await expectSold(sold);
    await expectTold();
  },
  TAKES,
);

/** Each with its line and its history, once, and no other. */
async function expectBooked(booked: Map<string, string>): Promise<void> {
  const { rows } = await server.admin.query<{ phone: string; id: string }>(
    `select client_phone as phone, id from appointments a where user_id = $1
       and (select count(*) from appointment_services where user_id = $1 and appointment_id = a.id) = 1
       and (select count(*) from history where user_id = $1 and entity_id = a.id::text) = 1`,
    [open.owner.id],
  );
  const { rows: all } = await server.admin.query('select count(*)::int as n from appointments');
  expect(new Map(rows.map(({ phone, id }) => [phone, id]))).toEqual(booked);
  expect(all).toEqual([{ n: booked.size }]);
}

/** Each takes its products and is paid once, and no other. */
async function expectSold(sold: Set<string>): Promise<void> {
  const { rows } = await server.admin.query<{ id: string }>(
    `select id from sales where user_id = $1 and status = 'finalised'
       and total = (select sum(amount) from payments where sale_id = sales.id and day = finalized_on)
       and (select count(*) from payments where sale_id = sales.id) = 2
       and (select count(*) from stock_movements where sale_id = sales.id) = 2
       and (select count(*) from history where entity = 'sales' and entity_id = sales.id::text and action = 'update') = 1
       and (select count(*) from sale_items where sale_id = sales.id and seller_commission is not null) = 1`,
    [selling.owner.id],
  );
  const { rows: all } = await server.admin.query(`select count(*)::int as n from sales where status = 'finalised'`);
  expect(new Set(rows.map(({ id }) => id))).toEqual(sold);
  expect(all).toEqual([{ n: sold.size }]);
  for (const product of [selling.comb, selling.shampoo]) {
    const { stock, moved } = (await selling.stockOf(product)) ?? {};
    expect(stock).toBe(moved);
  }
  expect((await selling.stockOf(selling.comb))?.stock).toBe(5010 - sold.size);
}
