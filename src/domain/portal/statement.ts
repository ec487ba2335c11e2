import { isEarning, type MovementKind } from '../commissions/statement.ts';
import { type Cents, cents, sumCents } from '../shared/money.ts';

type Entry = {
  date: string;
  movement: MovementKind;
  /** What it adds to the balance. */
  value: number;
  /** The full price. */
  total_value: number;
};

/** A day's earnings together, or an advance or what was settled by itself. */
export type StatementRow<One> =
  | { kind: 'paid'; entry: One }
  | { kind: 'day'; date: string; entries: One[]; services: number; total: Cents; value: Cents };

/** A statement by day, the newest first. While more is to be loaded, the last day may be incomplete and waits, unless it is the only one. */
export function statementRows<One extends Entry>(entries: readonly One[], isWhole: boolean): StatementRow<One>[] {
  const dates = [...new Set(entries.map(({ date }) => date))];
  const shown = isWhole || dates.length < 2 ? dates : dates.slice(0, -1);
  return shown.flatMap((date) => {
    const ofDay = entries.filter((entry) => entry.date === date);
    const paid = ofDay.filter(({ movement }) => !isEarning(movement));
    const earned = ofDay.filter(({ movement }) => isEarning(movement));
    const rows: StatementRow<One>[] = paid.map((entry) => ({ kind: 'paid', entry }));
    return earned.length === 0 ? rows : [...rows, dayOf(date, earned)];
  });
}

/** Products and voids count only in what was earned, as in the summary. */
function dayOf<One extends Entry>(date: string, entries: One[]): StatementRow<One> {
  const services = entries.filter(({ movement }) => movement === 'service' || movement === 'sold');
  return {
    kind: 'day',
    date,
    entries,
    services: services.length,
    total: sumCents(services.map(({ total_value }) => cents(total_value))),
    value: sumCents(entries.map(({ value }) => cents(value))),
  };
}
