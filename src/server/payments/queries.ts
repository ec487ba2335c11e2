import { sql } from 'kysely';
import type { Payment } from '#contract/cashier/sales.ts';
import type { CardFees } from '#domain/payments/means.ts';
import { PAID_KINDS, type PaidKindName } from '#domain/payments/paid-kinds.ts';
import type { Part } from '#domain/payments/parts.ts';
import type { EarlierCash } from '#domain/payments/received-again.ts';
import { type Cents, centsFromDecimal, decimalFromCents } from '#domain/shared/money.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { cashDayRows } from '#server/cashier/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { sendAhead } from '#server/kernel/database/pipeline.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { IN_CASH } from './means-select.ts';
import { toPayment } from './payment-record.ts';

/** What payments are for. */
export type Paid = { kind: PaidKindName; id: string };

/** On the day on which it counts; an open sale has none yet. */
export type PaidFor = Paid & { day: string | null };

type Column = (typeof PAID_KINDS)[PaidKindName]['column'];

const columnOf = ({ kind }: Paid): Column => PAID_KINDS[kind].column;

/**
 * The database's own clock when the row is written, which is after the drawer was kept: cash days take theirs from it too, and so nothing is
 * received within a day that was closed without it, whatever the clocks of several servers say.
 */
export const NOW = Symbol('now');

export type NewPayment = Part & {
  /** Undefined: it stays as it is. */
  tip?: Cents | undefined;
  tip_staff_id?: string | null | undefined;
  fee: Cents;
  /** At which the fee was taken: kept when the amount changes. */
  fee_percent: number;
  received_at: string | typeof NOW | null;
};

/** In their order, after those that are there. Sent ahead, as deleting them is: nobody waits for what the commit waits for anyhow. */
export async function insertPayments(
  db: Database,
  owner: OwnerId,
  of: PaidFor,
  parts: readonly NewPayment[],
  first = 0,
): Promise<void> {
  const rows = parts.map((part, index) => ({
    user_id: owner,
    ...({ [columnOf(of)]: of.id } as Partial<Record<Column, string>>),
    day: of.day,
    position: first + index,
    ...columnsOf(part),
  }));
  await sendAhead(db, db.insertInto('payments').values(rows));
}

export async function updatePayment(db: Database, id: string, part: NewPayment): Promise<void> {
  await db.updateTable('payments').set(columnsOf(part)).where('id', '=', id).execute();
}

function columnsOf({ method, amount, source_id = null, fee, fee_percent, received_at, tip, tip_staff_id }: NewPayment) {
  return {
    ...(tip !== undefined && { tip: decimalFromCents(tip), tip_staff_id: tip_staff_id ?? null }),
    method,
    amount: decimalFromCents(amount),
    source_id,
    fee: decimalFromCents(fee),
    fee_percent,
    received_at: received_at === NOW ? sql<string>`clock_timestamp()` : received_at,
  };
}

export async function deletePayments(db: Database, of: Paid): Promise<void> {
  await sendAhead(db, db.deleteFrom('payments').where('void_id', 'is', null).where(columnOf(of), '=', of.id));
}

/** What was paid goes back as it was paid and to what it was drawn from, tips and fees too; what was still to be received is owed by nobody any more. */
export async function insertVoidPayments(
  db: Database,
  entry: { id: string; sale_id: string; day: string },
): Promise<void> {
  await sql`
    insert into payments (user_id, sale_id, void_id, day, position, method, amount, tip, tip_staff_id, source_id, fee, fee_percent, received_at)
    select user_id, sale_id, ${entry.id}::uuid, ${entry.day}::date, position, method, -amount, -tip, tip_staff_id, source_id, -fee, fee_percent,
      case when received_at is not null then clock_timestamp() end
    from payments where sale_id = ${entry.sale_id}::uuid and void_id is null`.execute(db);
}

const ROW = ['id', 'method', 'amount', 'tip', 'source_id', 'fee', 'fee_percent', 'received_at'] as const;

/** With what only the server needs of it. */
export type HeldPayment = Payment & { fee_percent: number; source_id: string | null };

/** Held until the transaction ends. Voids are not among them. */
export async function lockPayments(db: Database, of: Paid): Promise<HeldPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(ROW)
    .where(columnOf(of), '=', of.id)
    .where('void_id', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    ...toPayment({ ...row, tip_name: null }),
    fee_percent: Number(row.fee_percent),
    source_id: row.source_id,
  }));
}

export async function readCardFees(db: Database, owner: OwnerId): Promise<CardFees> {
  return db
    .selectFrom(profileRows.as('profiles'))
    .select([
      sql<number>`debit_fee_percent::float8`.as('debit_fee_percent'),
      sql<number>`credit_fee_percent::float8`.as('credit_fee_percent'),
    ])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
}

/** Whose payment it is; not one of a void, and not an intention of an open sale. */
export async function findPaidFor(db: Database, id: string): Promise<PaidFor | undefined> {
  return (await findAllPaidFor(db, [id]))[0]?.of;
}

/** What payments are for, in the order in which several things are held: by kind, then by id. Those that are gone are left out. */
export async function findAllPaidFor(
  db: Database,
  ids: readonly string[],
): Promise<{ of: PaidFor & { day: string }; payments: string[] }[]> {
  const kinds = Object.keys(PAID_KINDS) as PaidKindName[];
  const rows = await db
    .selectFrom('payments')
    .select([...kinds.map((kind) => PAID_KINDS[kind].column), 'day'])
    .select(sql<string[]>`array_agg(id)`.as('payments'))
    .where('id', 'in', ids)
    .where('void_id', 'is', null)
    .groupBy([...kinds.map((kind) => PAID_KINDS[kind].column), 'day'])
    .execute();
  return kinds.flatMap((kind) =>
    rows
      .flatMap(({ day, payments, ...row }) => {
        const id = row[PAID_KINDS[kind].column];
        return id !== null && day !== null ? [{ of: { kind, id, day }, payments }] : [];
      })
      .sort((a, b) => (a.of.id < b.of.id ? -1 : 1)),
  );
}

export async function deletePaymentRows(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('payments').where('id', 'in', ids).execute();
}

/** Whether it was received while a cash day was open that is closed by now. */
export async function isInClosedCashDay(db: Database, received_at: string): Promise<boolean> {
  const days = db.selectFrom(cashDayRows.as('cash_days')).select('opened_at').where('opened_at', '<=', received_at);
  return (await days.where('closed_at', '>=', received_at).limit(1).executeTakeFirst()) !== undefined;
}

/** What came in in cash, tips too, is remembered when its payments go, in place of what was remembered before. */
export async function keepReopenedCash(db: Database, appointmentId: string): Promise<void> {
  await db.deleteFrom('reopened_cash').where('appointment_id', '=', appointmentId).execute();
  await db
    .insertInto('reopened_cash')
    .columns(['user_id', 'appointment_id', 'position', 'amount', 'received_at'])
    .expression((query) =>
      query
        .selectFrom('payments')
        .select([
          'user_id',
          'appointment_id',
          sql<number>`row_number() over (order by position, id)`.as('position'),
          sql<string>`amount + tip`.as('amount'),
          'received_at',
        ])
        .$castTo<{ user_id: string; appointment_id: string; position: number; amount: string; received_at: string }>()
        .where('appointment_id', '=', appointmentId)
        .where(IN_CASH)
        .where(sql<boolean>`amount + tip > 0`),
    )
    .execute();
}

export async function readReopenedCash(db: Database, appointmentId: string): Promise<EarlierCash[]> {
  const rows = db.selectFrom('reopened_cash').select(['amount', 'received_at']).orderBy('position');
  const found = await rows.where('appointment_id', '=', appointmentId).execute();
  return found.map(({ amount, received_at }) => ({ amount: centsFromDecimal(amount), received_at }));
}
