import { sql } from 'kysely';
import type { Payment } from '#contract/cashier-sales.ts';
import type { CardFees, Part } from '#domain/payments/parts.ts';
import { type Cents, decimalFromCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { type Database, sendAhead } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { toPayment } from './payment-record.ts';

type Thing = { appointmentId: string } | { saleId: string };

/** What is paid for. An open sale has no day yet. */
export type PaidFor = { appointmentId: string; day: string } | { saleId: string; day: string | null };

/**
 * The database's own clock when the row is written, which is after the drawer was kept: cash days take theirs from it too, and so nothing is
 * received within a day that was closed without it, whatever the clocks of several servers say.
 */
export const NOW = Symbol('now');

export type NewPayment = Part & {
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
    appointment_id: 'appointmentId' in of ? of.appointmentId : null,
    sale_id: 'saleId' in of ? of.saleId : null,
    day: of.day,
    position: first + index,
    ...columnsOf(part),
  }));
  await sendAhead(db, db.insertInto('payments').values(rows));
}

export async function updatePayment(db: Database, id: string, part: NewPayment): Promise<void> {
  await sendAhead(db, db.updateTable('payments').set(columnsOf(part)).where('id', '=', id));
}

function columnsOf({ method, amount, fee, fee_percent, received_at }: NewPayment) {
  const received = received_at === NOW ? sql<string>`clock_timestamp()` : received_at;
  return { method, amount: decimalFromCents(amount), fee: decimalFromCents(fee), fee_percent, received_at: received };
}

export async function deletePayments(db: Database, of: Thing): Promise<void> {
  const rows = db.deleteFrom('payments').where('void_id', 'is', null);
  await sendAhead(
    db,
    'appointmentId' in of ? rows.where('appointment_id', '=', of.appointmentId) : rows.where('sale_id', '=', of.saleId),
  );
}

/** What was paid goes back as it was paid, fees too; what was still to be received is owed by nobody any more. */
export async function insertVoidPayments(
  db: Database,
  entry: { id: string; sale_id: string; day: string },
): Promise<void> {
  await sql`
    insert into payments (user_id, sale_id, void_id, day, position, method, amount, fee, fee_percent, received_at)
    select user_id, sale_id, ${entry.id}::uuid, ${entry.day}::date, position, method, -amount, -fee, fee_percent,
      case when received_at is not null then clock_timestamp() end
    from payments where sale_id = ${entry.sale_id}::uuid and void_id is null`.execute(db);
}

const ROW = ['id', 'method', 'amount', 'fee', 'fee_percent', 'received_at'] as const;

/** With what only the server needs of it. */
export type HeldPayment = Payment & Pick<NewPayment, 'fee_percent'>;

/** Held until the transaction ends. Voids are not among them. */
export async function lockPayments(db: Database, of: Thing): Promise<HeldPayment[]> {
  const rows = db
    .selectFrom('payments')
    .select(ROW)
    .where('void_id', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .forUpdate();
  const found = await ('appointmentId' in of
    ? rows.where('appointment_id', '=', of.appointmentId)
    : rows.where('sale_id', '=', of.saleId)
  ).execute();
  return found.map((row) => ({ ...toPayment(row), fee_percent: Number(row.fee_percent) }));
}

export async function readCardFees(db: Database, owner: OwnerId): Promise<CardFees> {
  return db
    .selectFrom('profiles')
    .select([
      sql<number>`debit_fee_percent::float8`.as('debit_fee_percent'),
      sql<number>`credit_fee_percent::float8`.as('credit_fee_percent'),
    ])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
}

/** Whose payment it is; not one of a void, and not an intention of an open sale. */
export async function findPaidFor(db: Database, id: string): Promise<PaidFor | undefined> {
  const row = await db
    .selectFrom('payments')
    .select(['appointment_id', 'sale_id', 'day'])
    .where('id', '=', id)
    .where('void_id', 'is', null)
    .executeTakeFirst();
  if (!row?.day) return undefined;
  const { appointment_id, sale_id, day } = row;
  return appointment_id === null ? { saleId: sale_id ?? '', day } : { appointmentId: appointment_id, day };
}

/** Held until the transaction ends, before its payments, as everybody does who changes them. False where it is gone or was taken back. */
export async function holdPaidFor(db: Database, of: Thing): Promise<boolean> {
  if ('appointmentId' in of) {
    const held = db.selectFrom('appointments').select('id').where('id', '=', of.appointmentId).forUpdate();
    return (await held.executeTakeFirst()) !== undefined;
  }
  const held = db.selectFrom('sales').select('id').where('id', '=', of.saleId).forUpdate();
  if (!(await held.executeTakeFirst())) return false;
  // Asked for once the sale is held: who voided it meanwhile has committed by now.
  const taken = db.selectFrom('sale_voids').select('id').where('sale_id', '=', of.saleId);
  return (await taken.executeTakeFirst()) === undefined;
}

/** For what reads only one method. */
export async function setMainMethod(db: Database, of: Thing, payment_method: ClientPaymentMethod): Promise<void> {
  await sendAhead(
    db,
    'appointmentId' in of
      ? db.updateTable('appointments').set({ payment_method }).where('id', '=', of.appointmentId)
      : db.updateTable('sales').set({ payment_method }).where('id', '=', of.saleId),
  );
}

/** The open sale of an appointment becomes cancelled; undefined where there is none. */
export function cancelSaleOf(db: Database, appointmentId: string): Promise<{ id: string; number: number } | undefined> {
  return db
    .updateTable('sales')
    .set({ status: 'cancelled' })
    .where('appointment_id', '=', appointmentId)
    .where('status', '=', 'open')
    .returning(['id', 'number'])
    .executeTakeFirst();
}
