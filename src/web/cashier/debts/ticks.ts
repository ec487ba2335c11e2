import type { ToReceive } from '#contract/clients/operations.ts';

type Debt = Pick<ToReceive, 'appointment_id' | 'sale_id'>;

/**
 * Appointments and sales that somebody chose to receive; undefined until somebody chooses, and everything is received. By what is owed and not by its payments:
 * what is left of a part that another window received is another payment. What comes to be owed meanwhile is not chosen.
 */
export type Chosen = ReadonlySet<string> | undefined;

export function isTicked(chosen: Chosen, debt: Debt): boolean {
  return chosen === undefined || chosen.has(thingOf(debt));
}

/** Its tick is set, or taken away. */
export function withTick(chosen: Chosen, debts: readonly Debt[], debt: Debt): Set<string> {
  const ticked = new Set(chosen ?? debts.map(thingOf));
  if (!ticked.delete(thingOf(debt))) ticked.add(thingOf(debt));
  return ticked;
}

const thingOf = ({ appointment_id, sale_id }: Debt) => appointment_id ?? sale_id ?? '';
