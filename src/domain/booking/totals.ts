import { type Cents, cents } from '#domain/shared/money.ts';

type Counted = { duration_minutes: number; price: number; preco_variavel: boolean };

/** What the chosen services take and cost together. Null is a price to be confirmed: one variable price leaves the sum open. */
export function totalsOf(services: readonly Counted[]): { totalDuration: number; totalPrice: Cents | null } {
  const sum = (value: (service: Counted) => number) => services.reduce((total, service) => total + value(service), 0);
  return {
    totalDuration: sum(({ duration_minutes }) => duration_minutes),
    totalPrice: services.some(({ preco_variavel }) => preco_variavel) ? null : cents(sum(({ price }) => price)),
  };
}
