import type { ChosenService } from './draft.ts';

type Offered = { price: number; preco_variavel: boolean; duration_minutes: number };

/** What a visitor's page showed of a service. Fields that it does not send are not compared. */
type Seen = { price?: number | null; preco_variavel?: boolean; duration_minutes?: number };

/** Whether the salon now asks another price or another time than was seen. */
export function hasChanged(seen: Seen, now: Offered): boolean {
  return hasNewPrice(seen, now) || hasNewDuration(seen, now);
}

export function hasNewPrice({ price, preco_variavel }: Seen, now: Offered): boolean {
  if (preco_variavel !== undefined && preco_variavel !== now.preco_variavel) return true;
  // A variable price is no price yet, whatever number it has.
  return !now.preco_variavel && typeof price === 'number' && price !== now.price;
}

export function hasNewDuration({ duration_minutes }: Seen, now: Offered): boolean {
  return duration_minutes !== undefined && duration_minutes !== now.duration_minutes;
}

/** What a salon has changed of the chosen services since the visitor saw them. */
export type News = { gone: string[]; changed: Array<{ before: ChosenService; now: ChosenService }> };

export const NO_NEWS: News = { gone: [], changed: [] };

/** Undefined when all of them are offered as they were. */
export function newsOf(chosen: readonly ChosenService[], offered: readonly ChosenService[]): News | undefined {
  const gone: News['gone'] = [];
  const changed: News['changed'] = [];
  for (const before of chosen) {
    const now = offered.find(({ id }) => id === before.id);
    if (!now) gone.push(before.name);
    else if (hasChanged(before, now)) changed.push({ before, now });
  }
  return gone.length + changed.length > 0 ? { gone, changed } : undefined;
}
