import { cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';

/** An amount that goes in or out, with its sign before the currency; nothing has none. */
export function useSigned(): (amount: number) => string {
  const { money } = useFormat();
  return (amount) => `${amount > 0 ? '+\u{A0}' : ''}${money(cents(amount))}`;
}
