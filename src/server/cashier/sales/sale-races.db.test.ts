import { describe, expect, test } from 'vitest';
import { salonNow } from '#domain/shared/time.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { openPool, waitingUpTo } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { purchaseForm } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { type SellingSalon, saleIn, sellingSalon } from '../testing/selling-salon.ts';
import { voidSale } from './void-sale.ts';

const server = testServer();
const salon = perTest(() => sellingSalon(server));

type Answer = Awaited<ReturnType<SellingSalon['create']>>;
const atOnce = (times: number, call: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => call(turn)));

/** How often each answer came: { '200': 1, '409 NOT_OPEN': 49 }. */
function counted(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status === 200 ? '200' : `${status} ${(body as { code: string }).code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const pix = (amount: number) => [{ method: 'PIX', amount }];
const today = () => salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;

const openAppPool = async (connections: number) =>
  openPool((await makeLogins(server.adminUrl, 'a secret of the tests, long enough')).app, connections, waitingUpTo(60));

/** As a program would that does not hold the sale: first everybody looks, then everybody who saw what they waited for writes. */
async function withoutLock(times: number, look: string, write: string, id: string): Promise<number> {
  const rivals = await Promise.all(Array.from({ length: times }, () => connectAsAdmin(server.adminUrl)));
  const looked = await Promise.all(rivals.map((rival) => rival.query(look, [id])));
  const wrote = await Promise.all(
    rivals.filter((_, turn) => looked[turn]?.rowCount === 1).map((rival) => rival.query(write, [id])),
  );
  await Promise.all(rivals.map((rival) => rival.end()));
  return wrote.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

const MOVE = (
  type: string,
  quantity: string,
) => `insert into stock_movements (user_id, product_id, movement_type, quantity_changed, sale_id)
  select user_id, product_id, '${type}', ${quantity}, sale_id from sale_items where sale_id = $1`;

describe('of fifty who finalise the same sale at once', () => {
  test('one takes its products', () =>
    inRounds(2, async (round) => {
      const sale = await salon.open({ items: [salon.item(), salon.combs(1)] });
      const answers = await atOnce(50, () => salon.finalise(sale, pix(42_00)));
      expect(counted(answers)).toEqual({ '200': 1, '409 NOT_OPEN': 49 });
      expect(await salon.movementsOf(sale.id)).toHaveLength(2);
      expect(await salon.stockOf(salon.comb)).toEqual({ stock: 10 - round, moved: 10 - round });
      expect(await salon.paymentsOf(sale.id)).toHaveLength(1);
    }));

  test('several would take them if nobody held the sale', async () => {
    const { id } = await salon.open();
    const look = `select from sales where id = $1 and status = 'open'`;
    expect(await withoutLock(10, look, MOVE('sale', '-500'), id)).toBe(10);
  });
});

describe('of fifty who void the same sale at once', () => {
  test('one returns its products', async () => {
    // Past the password, of which so many tries at once are refused.
    const pool = await openAppPool(20);
    const owner = salon.owner.id as OwnerId;
    const asOwner = { db: databaseOf(pool, owner), owner, now: () => Temporal.Now.instant() };
    await inRounds(2, async () => {
      const sold = await salon.sell();
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => voidSale(asOwner, { id: sold.id, reason: 'Desistiu' })),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'already_voided')).toHaveLength(49);
      expect(await salon.movementsOf(sold.id)).toHaveLength(2);
      expect(await salon.stockOf(salon.shampoo)).toEqual({ stock: 5000, moved: 5000 });
      expect(await salon.paymentsOf(sold.id)).toHaveLength(2);
    });
    await pool.end();
  });

  test('several would return them if nobody held the sale', async () => {
    const { id } = await salon.sell();
    const look = `select from sales where id = $1 and not exists (select from sale_voids where sale_id = sales.id)`;
    expect(await withoutLock(10, look, MOVE('return', '500'), id)).toBe(10);
  });
});

describe('of fifty windows that open the comanda of one appointment at once', () => {
  test('all get the same sale, and no number is lost', () =>
    inRounds(2, async (round) => {
      const { id } = await salon.book({ start_time: `1${round}:00` });
      const answers = await atOnce(50, () => salon.create({}, id));
      expect(counted(answers)).toEqual({ '200': 50 });
      expect(new Set(answers.map((answer) => saleIn(answer).id)).size).toBe(1);
      const { rows } = await server.admin.query('select number from sales where appointment_id = $1', [id]);
      expect(rows).toEqual([{ number: 2 * round - 1 }]);
      expect((await salon.open()).number).toBe(2 * round);
    }));

  test('each would get its own without the index', async () => {
    const { id } = await salon.book();
    const insert =
      'insert into sales (user_id, appointment_id, number) select user_id, id, 1 from appointments where id = $1';
    await server.admin.query('begin; drop index sales_one_open_per_appointment');
    for (let turn = 0; turn < 2; turn += 1) await server.admin.query(insert, [id]);
    const { rowCount } = await server.admin.query('select from sales where appointment_id = $1', [id]);
    await server.admin.query('rollback');
    expect(rowCount).toBe(2);
  });
});

test('of fifty who finish the same comanda at once, one does, and everything is taken and paid once', async () => {
  const { id } = await salon.book({ lines: [salon.colouring(100)] });
  const sale = await salon.open({}, id);
  const { appointment } = await salon.readComanda(id);
  const seen = { version: appointment.version, sale_version: sale.version, payments: pix(180_00) };
  expect(counted(await atOnce(50, () => salon.finish(id, seen)))).toEqual({ '200': 1, '409 NOT_OPEN': 49 });
  expect(await salon.stock()).toBe(900);
  expect(await salon.stockOf(salon.shampoo)).toEqual({ stock: 4500, moved: 4500 });
  expect(await salon.paymentsOf(id)).toMatchObject([{ amount: 150 }]);
  expect(await salon.paymentsOf(sale.id)).toMatchObject([{ amount: 30 }]);
});

test('comandas, sales, voids, changes and openings at once end in an answer each time, and the shelves add up', async () => {
  // One product in the service and the other in its sale, and both in others: who took them step by step would wait in a circle.
  const used = [salon.shampoo, salon.comb].map((product_id) => ({ product_id, quantity_used: 1 }));
  const bothWays = [
    [salon.item({ quantity: 5, sold_unit: 'ml' }), salon.combs(1)],
    [salon.combs(1), salon.item({ quantity: 5, sold_unit: 'ml' })],
  ];
  const more = purchaseForm({ quantity_purchased: 500, purchase_unit: 'un' });
  expect((await salon.owner.post(`/api/products/${salon.comb}/purchases`, more)).status).toBe(200);
  let finished = 0;
  for (let round = 0; round < 6; round += 1) {
    const booked = await Promise.all(
      [0, 1, 2, 3].map(async (turn) => {
        const lines = [salon.line({ products_used: used.slice(turn % 2).slice(0, 1) })];
        const appointment = await salon.book({ date: `2026-11-${10 + turn}`, start_time: `1${round}:00`, lines });
        const sale = await salon.open({ items: bothWays[turn % 2]?.slice(1) }, appointment.id);
        const { version } = appointment;
        const payments = pix(appointment.revenue + sale.total);
        const input = { version, sale_version: sale.version, sale: null, payments };
        const path = `/api/cashier/appointments/${appointment.id}/finish`;
        return { id: appointment.id, finish: () => salon.owner.post(path, input) };
      }),
    );
    const open = await Promise.all([0, 1].map((turn) => salon.open({ items: bothWays[turn] })));
    const sold = await Promise.all([0, 1].map((turn) => salon.sell({ items: bothWays[turn] })));
    const answers = await Promise.all([
      ...booked.map(({ finish }) => finish()),
      ...booked.map(({ id }) => salon.create({ items: bothWays[0] }, id)),
      ...open.flatMap((sale) => [salon.finalise(sale, pix(sale.total)), salon.change(sale, { items: bothWays[1] })]),
      ...sold.map(({ id }) => salon.takeBack(id)),
      ...booked.slice(2).map(({ id }) => salon.remove(id)),
    ]);
    finished += answers.slice(0, 4).filter(({ status }) => status === 200).length;
    expect(
      answers.every(({ status }) => [200, 404, 409].includes(status)),
      JSON.stringify(counted(answers)),
    ).toBe(true);
  }
  expect(finished).toBeGreaterThan(6);
  for (const product of [salon.shampoo, salon.comb]) {
    const { stock, moved } = (await salon.stockOf(product)) ?? {};
    expect(stock).toBe(moved);
  }
  const { rows } = await server.admin.query(
    `select count(*)::int as wrong from sales where user_id = $1 and status = 'finalised'
       and total <> (select coalesce(sum(amount), 0) from payments where sale_id = sales.id and void_id is null)`,
    [salon.owner.id],
  );
  expect(rows).toEqual([{ wrong: 0 }]);
});

describe('finishing against closing the period', () => {
  /** As the commissions will, in a transaction that goes on until it is let go. */
  async function closing() {
    const pool = await openAppPool(2);
    const owner = salon.owner.id as OwnerId;
    const [written, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended = holding({ db: databaseOf(pool, owner), owner }, { allPeriods: true }, async ({ db }) => {
      const period = { start_date: today(), end_date: today(), closed_by: 'Ana' };
      await db
        .insertInto('commission_closings')
        .values({ ...period, user_id: owner })
        .execute();
      written.resolve();
      await letGo.promise;
    });
    await Promise.race([written.promise, ended]);
    return async () => {
      letGo.resolve();
      await ended;
      await pool.end();
    };
  }

  test('a sale waits for the closing under way, and finds the day closed', async () => {
    const sale = await salon.open({ items: [salon.item({ seller_id: salon.rita })] });
    const done = await closing();
    const finalised = salon.finalise(sale, pix(30_00));
    await expect.poll(() => lockWaits(server.admin)).toBe(1);
    await done();
    expect(await finalised).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    expect(await salon.movementsOf(sale.id)).toEqual([]);
  });

  test('so does a void', async () => {
    const sold = await salon.sell({ items: [salon.item({ seller_id: salon.rita })] });
    const done = await closing();
    const voided = salon.takeBack(sold.id);
    await expect.poll(() => lockWaits(server.admin)).toBe(1);
    await done();
    expect(await voided).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
  });

  test('so does a comanda whose sale earns a commission', async () => {
    const { id } = await salon.book();
    await salon.open({ items: [salon.item({ seller_id: salon.rita })] }, id);
    const done = await closing();
    const finished = salon.finish(id);
    await expect.poll(() => lockWaits(server.admin)).toBe(1);
    await done();
    expect(await finished).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    expect(await salon.readComanda(id)).toMatchObject({
      appointment: { status: 'pendente' },
      sale: { status: 'open' },
    });
  });
});
