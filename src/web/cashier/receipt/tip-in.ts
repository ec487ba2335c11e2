import type { Sale } from '#contract/cashier/sales.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';

type Tipped = Pick<Sale['payments'][number], 'tip' | 'tip_name'>;

/** What was paid for a professional. */
export function tipIn(payments: readonly Tipped[]): { name: string; amount: Cents } | null {
  const amount = sumCents(payments.map(({ tip }) => cents(tip)));
  const names = payments.flatMap(({ tip, tip_name }) => (tip > 0 && tip_name ? [tip_name] : []));
  return amount > 0 ? { name: [...new Set(names)].join(', '), amount } : null;
}
