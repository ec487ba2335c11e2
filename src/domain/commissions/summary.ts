import { cents } from '#domain/shared/money.ts';
import { isOwnerRole } from '#domain/shared/names.ts';

/** What the entries of a range add up to, and what came before it. In cents. */
export type Added = {
  services_count: number;
  services_total: number;
  commissions_total: number;
  tips_total: number;
  advances_total: number;
  settled_total: number;
  previous_balance: number;
};

export type Sums = Added & { balance: number; owed: number };

/** Salons close first and pay afterwards: what is owed at the end of a range is its balance and whatever was left before it. */
export function balanced<A extends Added>(added: A): A & Sums {
  const balance = cents(added.commissions_total + added.tips_total - added.advances_total - added.settled_total);
  return { ...added, balance, owed: cents(added.previous_balance + balance) };
}

/** `has_moved`: there is an entry in the range, be it that they cancel out. */
type Row = Sums & { funcao: string; is_active: boolean; has_moved: boolean };

/** Active professionals, and those who left while something moves or is owed. The owner only if a commission was typed for her: no earned cent is hidden. */
export function isListed(row: Row): boolean {
  if (isOwnerRole(row.funcao)) return row.commissions_total !== 0 || row.advances_total !== 0 || row.owed !== 0;
  return row.is_active || row.has_moved || row.owed !== 0;
}

export function totalsOf(rows: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => cents(rows.reduce((all, row) => all + row[name], 0));
  return {
    services_count: sum('services_count'),
    services_total: sum('services_total'),
    commissions_total: sum('commissions_total'),
    tips_total: sum('tips_total'),
    advances_total: sum('advances_total'),
    settled_total: sum('settled_total'),
    balance: sum('balance'),
    previous_balance: sum('previous_balance'),
    owed: sum('owed'),
  };
}
