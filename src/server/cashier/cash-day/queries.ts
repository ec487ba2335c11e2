import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import type { cashMovementForm } from '#contract/cashier/forms.ts';
import { cashDifference, expectedCash } from '#domain/cashier/cash-day.ts';
import { cents, centsFromDecimal, decimalFromCents, sumCents } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { isMoment, keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import type { DB } from '#server/kernel/database/schema.ts';
import { instantFrom } from '#server/kernel/database/written-times.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { paymentRows } from '#server/payments/lent-select.ts';
import { IN_CASH } from '#server/payments/means-select.ts';

type Movement = { id: string; kind: 'supply' | 'withdrawal'; amount: string; reason: string; created_at: string };

type Row = Selectable<DB['cash_days']> & { movements: Movement[] };

const MOVEMENTS = sql`(select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'amount', amount::text,
    'reason', reason, 'created_at', created_at::text) order by created_at desc, id), '[]')
  from cash_movements where user_id = cash_days.user_id and cash_day_id = cash_days.id) as movements`;

/**
 * Cash counts by the moment it was received, whatever day it is for; what goes back to a client is a payment below zero. Tips lie there too, until they
 * are paid out.
 */
const inDrawer = (until: string | null) => sql`
  select coalesce(sum(amount + tip) filter (where void_id is null), 0) as cash_received,
    coalesce(-sum(amount + tip) filter (where void_id is not null), 0) as cash_voids
  from ${paymentRows.as('payments')}
  where payments.user_id = cash_days.user_id and ${IN_CASH} and received_at >= opened_at
    and received_at <= coalesce(${until}::timestamptz, 'infinity')`;

/** The open day with what is in the drawer; what comes in after `until` is left out. */
export async function readOpenCashDay(db: Database, until: string | null = null): Promise<CashDay | null> {
  const { rows } = await sql<Row>`
    select id, opened_at, opened_by, float, drawer.cash_received, drawer.cash_voids, closed_at, closed_by, counted,
      expected, note, ${MOVEMENTS}
    from cash_days, lateral (${inDrawer(until)}) as drawer
    where closed_at is null`.execute(db);
  return rows[0] ? cashDayFrom(rows[0]) : null;
}

/** As it was when it was closed. */
export async function readClosedCashDay(db: Database, id: string): Promise<CashDay | null> {
  const [row] = await closed(db, sql`id = ${id}`, 1);
  return row ? cashDayFrom(row) : null;
}

export async function readClosedCashDays(db: Database, cursor: string | undefined) {
  const after = keyFrom(cursor, 2, isMoment);
  const where = after
    ? sql<SqlBool>`(opened_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql<SqlBool>`true`;
  const page = pageFrom(await closed(db, where, PAGE_ROWS + 1), ({ opened_at, id }) => [opened_at, id]);
  return { ...page, rows: page.rows.map(cashDayFrom) };
}

async function closed(db: Database, where: RawBuilder<unknown>, most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, opened_at, opened_by, float, cash_received, cash_voids, closed_at, closed_by, counted, expected, note, ${MOVEMENTS}
    from cash_days where closed_at is not null and ${where}
    order by opened_at desc, id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Answers its id, or undefined where one is open already. */
export async function insertCashDay(db: Database, owner: OwnerId, float: number): Promise<string | undefined> {
  const row = await db
    .insertInto('cash_days')
    .values({
      user_id: owner,
      opened_at: sql<string>`clock_timestamp()`,
      opened_by: sql<string>`app.actor_name()`,
      float: decimalFromCents(cents(float)),
    })
    .onConflict((conflict) => conflict.column('user_id').where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type OpenDay = { id: string; now: string };

/** Held until the transaction ends, so that nothing is put into a drawer while it is closed. With the moment, by the clock of the payments. */
export function lockOpenCashDay(db: Database): Promise<OpenDay | undefined> {
  return db
    .selectFrom('cash_days')
    .select(['id', sql<string>`clock_timestamp()`.as('now')])
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertMovement(
  db: Database,
  owner: OwnerId,
  { id: cash_day_id, now }: OpenDay,
  { kind, amount, reason }: z.output<typeof cashMovementForm>,
): Promise<string> {
  const { id } = await db
    .insertInto('cash_movements')
    .values({
      user_id: owner,
      cash_day_id,
      kind,
      amount: decimalFromCents(cents(amount)),
      reason,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps what the drawer should have held, and what it is made of, as they are now. */
export async function closeDay(
  db: Database,
  day: CashDay,
  { counted, note, now }: { counted: number; note: string; now: string },
): Promise<void> {
  await db
    .updateTable('cash_days')
    .set({
      // A clock may be set back.
      closed_at: sql<string>`greatest(${now}::timestamptz, opened_at)`,
      closed_by: sql<string>`app.actor_name()`,
      counted: decimalFromCents(cents(counted)),
      expected: decimalFromCents(cents(day.expected)),
      cash_received: decimalFromCents(cents(day.cash_received)),
      cash_voids: decimalFromCents(cents(day.cash_voids)),
      note,
    })
    .where('id', '=', day.id)
    .execute();
}

function cashDayFrom(row: Row): CashDay {
  const movements = row.movements.map((one) => ({
    ...one,
    amount: centsFromDecimal(one.amount),
    created_at: instantFrom(one.created_at),
  }));
  const moved = (kind: Movement['kind']) =>
    sumCents(movements.filter((one) => one.kind === kind).map(({ amount }) => amount));
  const drawer = {
    float: centsFromDecimal(row.float),
    cash_received: centsFromDecimal(row.cash_received),
    supplies: moved('supply'),
    withdrawals: moved('withdrawal'),
    cash_voids: centsFromDecimal(row.cash_voids),
  };
  const expected = row.expected === null ? expectedCash(drawer) : centsFromDecimal(row.expected);
  const counted = row.counted === null ? null : centsFromDecimal(row.counted);
  return {
    id: row.id,
    opened_at: instantFrom(row.opened_at),
    opened_by: row.opened_by,
    ...drawer,
    expected,
    movements,
    closed:
      row.closed_at === null || row.closed_by === null || counted === null
        ? null
        : {
            closed_at: instantFrom(row.closed_at),
            closed_by: row.closed_by,
            counted,
            difference: cashDifference(counted, expected),
            note: row.note,
          },
  };
}
