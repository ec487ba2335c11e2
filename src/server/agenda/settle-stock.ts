import type { Appointment } from '#contract/agenda-appointments.ts';
import { stockChange } from '#domain/agenda/appointment.ts';
import type { Database } from '#server/kernel/db.ts';
import { waitedTooLong } from '#server/kernel/db-lock.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { changeStock } from '#server/products/change-stock.ts';

type Using = Pick<Appointment, 'stock_updated' | 'lines'>;

/** The shelf of a product cannot hold what came of it. Thrown, so that the transaction leaves nothing behind. */
export class StockRefused extends Error {
  readonly product: string;

  constructor(product: string) {
    super(`What an appointment used did not reach the stock of ${product}`);
    this.product = product;
  }
}

/** The stock could not be written at all: the cause is for the log, and the person is told which part of the save it was. */
export class StockFailed extends Error {
  constructor(cause: unknown) {
    super('The stock of what an appointment used could not be written', { cause });
  }
}

/**
 * Moves what an appointment took from the shelf before to what it takes now; undefined takes nothing. Answers the products that this took
 * below zero. The caller holds the transaction and the appointment, so that however many windows finalise it, each product is taken once.
 */
export async function settleStock(
  { db, owner, id }: { db: Database; owner: OwnerId; id: string },
  before: Using | undefined,
  after: Using | undefined,
): Promise<string[]> {
  const belowZero: string[] = [];
  for (const { product_id, take } of stockChange(taken(before), taken(after))) {
    const outcome = await changeStock(db, owner, {
      productId: product_id,
      type: take > 0 ? 'deduction' : 'return',
      quantityBase: Math.abs(take),
      appointmentId: id,
    }).catch((error: unknown) => {
      throw waitedTooLong(error) ? error : new StockFailed(error);
    });
    if (outcome.ok) {
      if (take > 0 && outcome.product.stock_quantity_base < 0) belowZero.push(outcome.product.name);
    } else if (outcome.reason !== 'not_found') {
      throw new StockRefused(nameOf(product_id, before, after));
    }
    // A product that is gone has no shelf to take from or to return to.
  }
  return belowZero;
}

function nameOf(id: string, ...appointments: Array<Using | undefined>): string {
  const used = appointments.flatMap(taken).find(({ product_id }) => product_id === id);
  return used?.product_name ?? '';
}

function taken(appointment: Using | undefined) {
  return appointment?.stock_updated ? appointment.lines.flatMap((line) => line.products_used) : [];
}
