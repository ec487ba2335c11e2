import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { type Owner, testServer } from '#server/test-server.ts';
import { sellingSalon } from '../testing/selling-salon.ts';

const CASH = 'Dinheiro';
const MENSALISTA = 'Mensalista (a receber)';
type Answer = Awaited<ReturnType<Owner['get']>>;

const server = testServer();
const salon = perTest(() => sellingSalon(server));

async function accepted(call: Promise<Answer>): Promise<unknown> {
  const { status, body, text } = await call;
  expect(status, text).toBe(200);
  return body;
}
const openDrawer = () => accepted(salon.owner.post('/api/cashier/cash-day', { float: 0 })) as Promise<CashDay>;
const closeDrawer = ({ id }: CashDay) =>
  accepted(salon.owner.post('/api/cashier/cash-day/close', { id, counted: 0, note: '' })) as Promise<CashDay>;

type Books = { days: number; in_days: number; between: number; paid: number; wrong_days: number; twice: number };

/** In cents: what the cash days have counted, what came in while none was open, and what was paid altogether. */
async function books(): Promise<Books> {
  const { body: open } = await salon.owner.get('/api/cashier/cash-day');
  const { rows } = await server.admin.query<Books>(
    `with cash as (
       select amount, void_id, (select count(*) from cash_days where user_id = payments.user_id
           and received_at >= opened_at and received_at <= coalesce(closed_at, 'infinity')) as windows
       from payments where user_id = $1 and method = 'Dinheiro')
     select (select count(*)::int from cash_days where user_id = $1) as days,
       (select coalesce(sum(cash_received - cash_voids) * 100, 0)::int from cash_days
         where user_id = $1 and closed_at is not null) as in_days,
       coalesce(sum(amount) filter (where windows = 0) * 100, 0)::int as between,
       coalesce(sum(amount) * 100, 0)::int as paid,
       count(*) filter (where windows > 1)::int as twice,
       (select count(*)::int from cash_days where user_id = $1 and closed_at is not null
         and cash_received - cash_voids <> (select coalesce(sum(amount), 0) from payments where user_id = $1
           and method = 'Dinheiro' and received_at between opened_at and closed_at)) as wrong_days
     from cash`,
    [salon.owner.id],
  );
  const [found] = rows;
  if (!found) throw new Error('Sums have a row.');
  const { cash_received = 0, cash_voids = 0 } = (open ?? {}) as Partial<CashDay>;
  return { ...found, in_days: found.in_days + cash_received - cash_voids };
}

describe('while the drawer is closed and opened again', () => {
  test('every cash payment is in the day in which it was counted', () =>
    inRounds(5, async () => {
      // Days and payments are counted in a salon of its own.
      Object.assign(salon, await sellingSalon(server));
      const sales = await Promise.all(Array.from({ length: 9 }, () => salon.open({ items: [salon.combs(1)] })));
      const sold = await Promise.all(Array.from({ length: 4 }, () => salon.sell({ items: [salon.item()] }, CASH)));
      let drawer = await openDrawer();
      let isPaying = true;
      const paying = Promise.all([
        ...sales.map((sale) => accepted(salon.finalise(sale, [{ method: CASH, amount: sale.total }]))),
        ...[10, 11, 12, 13, 14, 15, 16, 17].map((hour) =>
          salon.book({ status: 'finalizado', payment_method: CASH, start_time: `${hour}:00` }),
        ),
        ...sold.map(({ id }) => accepted(salon.takeBack(id))),
      ]).finally(() => {
        isPaying = false;
      });
      while (isPaying) {
        await closeDrawer(drawer);
        drawer = await openDrawer();
      }
      await paying;
      const found = await books();
      expect(found.days).toBeGreaterThan(2);
      expect(found).toMatchObject({ wrong_days: 0, twice: 0, paid: 9 * 12_00 + 8 * 80_00 });
      expect(found.in_days + found.between).toBe(found.paid);
    }));

  test('one would be in a day that has not counted it if nobody waited for the closing', async () => {
    const drawer = await openDrawer();
    const rival = await connectAsAdmin(server.adminUrl);
    await rival.query('begin');
    const { rows } = await rival.query<{ id: string }>(
      `insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
       values ($1, 'finalised', $2, 12, now(), '2026-11-17') returning id`,
      [salon.owner.id, CASH],
    );
    await rival.query(
      `insert into payments (user_id, sale_id, day, method, amount, received_at)
       values ($1, $2, '2026-11-17', $3, 12, clock_timestamp())`,
      [salon.owner.id, rows[0]?.id, CASH],
    );
    await closeDrawer(drawer);
    await rival.query('commit');
    await rival.end();
    expect(await books()).toMatchObject({ wrong_days: 1, in_days: 0, between: 0, paid: 12_00 });
  });

  test('who opens it while it is being closed has a day that begins after the other', async () => {
    const drawer = await openDrawer();
    const paid = await salon.sell({}, CASH);
    expect(paid.total).toBe(30_00);
    const rival = await connectAsAdmin(server.adminUrl);
    // Whoever puts something into the drawer holds it, so that the closing is under way when the next one opens.
    await rival.query('begin');
    await rival.query('select from cash_days where id = $1 for update', [drawer.id]);
    const closing = closeDrawer(drawer);
    await expect.poll(() => lockWaits(server.admin)).toBe(1);
    const opening = salon.owner.post('/api/cashier/cash-day', { float: 0 });
    await expect.poll(() => lockWaits(server.admin)).toBe(2);
    await rival.query('commit');
    await rival.end();
    await Promise.all([closing, accepted(opening)]);
    expect(await books()).toMatchObject({ days: 2, wrong_days: 0, twice: 0, in_days: 30_00 });
  });
});

const paidInCash = () => ({
  client_id: salon.client,
  date: '2026-11-17',
  start_time: '10:00',
  professional_id: salon.rita,
  status: 'finalizado',
  payment_method: CASH,
  discount_value: 0,
  lines: [salon.line()],
});

/** Somebody pays in cash, in each way in which that is written. */
const WAYS: Record<string, () => Promise<() => Promise<Answer>>> = {
  'finalising a sale': async () => {
    const sale = await salon.open();
    return () => salon.finalise(sale, [{ method: CASH, amount: 30_00 }]);
  },
  'finalising a sale as it was saved': async () => {
    const sale = await salon.open({ payments: [{ method: CASH, amount: 30_00 }] });
    const input = { p_user_id: salon.owner.id, p_sale_id: sale.id };
    return () => salon.owner.post('/api/rpc/finalize_sale', input);
  },
  'finishing a comanda': async () => {
    const { id } = await salon.book();
    await salon.readComanda(id);
    return () => salon.finish(id, { payments: [{ method: CASH, amount: 80_00 }] });
  },
  'voiding a sale': async () => {
    const { id } = await salon.sell({}, CASH);
    return () => salon.takeBack(id);
  },
  'receiving what was owed': async () => {
    const { id } = await salon.book({ status: 'finalizado', payment_method: MENSALISTA });
    const { appointment } = await salon.readComanda(id);
    const [owed] = appointment.payments;
    return () => salon.owner.post(`/api/cashier/payments/${owed?.id}/receive`, { method: CASH });
  },
  'naming another method': async () => {
    const { id } = await salon.book({ status: 'finalizado', payment_method: MENSALISTA });
    return () => salon.owner.put(`/api/agenda/appointments/${id}/payment-method`, { payment_method: CASH });
  },
  'saving an appointment as finalised': async () => () =>
    salon.owner.post('/api/agenda/appointments', { id: randomUUID(), appointment: paidInCash() }),
  'changing an appointment to finalised': async () => {
    const { id, version } = await salon.book();
    return () => salon.owner.put(`/api/agenda/appointments/${id}`, { version, appointment: paidInCash() });
  },
  'finalising an appointment in the agenda': async () => {
    const { id, version } = await salon.book();
    const form = { version, status: 'finalizado', payment_method: CASH };
    return () => salon.owner.put(`/api/agenda/appointments/${id}/status`, form);
  },
};

test.each(Object.keys(WAYS))('%s waits for a closing under way, and is received after it', async (way) => {
  const payLater = await WAYS[way]?.();
  if (!payLater) throw new Error('Every way is there.');
  const closing = await connectAsAdmin(server.adminUrl);
  await closing.query('begin');
  await closing.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`drawer of ${salon.owner.id}`]);
  const paid = payLater();
  await expect.poll(() => lockWaits(server.admin)).toBe(1);
  const { rows } = await closing.query<{ closed_at: string }>('select clock_timestamp()::text as closed_at');
  await closing.query('commit');
  await closing.end();
  await accepted(paid);
  const { rows: later } = await server.admin.query(
    `select from payments where user_id = $1 and method = 'Dinheiro' and received_at > $2`,
    [salon.owner.id, rows[0]?.closed_at],
  );
  expect(later).toHaveLength(1);
});
