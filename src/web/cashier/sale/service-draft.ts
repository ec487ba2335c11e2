import type { SoldServiceForm } from '#contract/cashier/forms.ts';
import type { SaleService, SellableService } from '#contract/cashier/sales.ts';
import { discountOf } from '#domain/cashier/discount.ts';
import { type Cents, cents } from '#domain/shared/money.ts';

/** As in the field: null when empty, NaN when it is not a number. */
type Typed = number | null;

/** A discount as it is typed: cents, or a percentage. */
export type Off = { amount: Typed; isPercent: boolean };

/** What a service costs, as it is typed; `off` is null until somebody asks for a discount. */
export type PricedRow = { key: string; list_price: Typed; off: Off | null };

/** A service that is sold on the spot. */
export type ServiceRow = PricedRow & {
  service_id: string | null;
  service_name: string;
  professional_id: string | null;
};

export function serviceRowsOf(services: readonly SaleService[]): ServiceRow[] {
  const rows: ServiceRow[] = [];
  for (const { service_id, service_name, professional_id, list_price, ...discount } of services) {
    const key = nextKey(rows, service_id ?? service_name);
    rows.push({ key, service_id, service_name, professional_id, list_price, off: offOf(discount) });
  }
  return rows;
}

/** A discount as it was entered; null where there is none. */
export function offOf(stored: { discount: number; discount_percent: number | null }): Off | null {
  if (stored.discount_percent !== null) return { amount: stored.discount_percent, isPercent: true };
  return stored.discount > 0 ? { amount: stored.discount, isPercent: false } : null;
}

type Default = {
  /** Of the appointment, where there is one. */
  professional: string | null;
  /** Who works here. */
  team: readonly string[];
};

/** One more line, also of a service that is there already: two people may have had it. */
export function withService(
  rows: readonly ServiceRow[],
  service: Priced & Done & Pick<SellableService, 'id' | 'name'>,
  given: Default,
): ServiceRow[] {
  const professional_id = likelyProfessional(service, given);
  const added: ServiceRow = {
    key: nextKey(rows, service.id),
    service_id: service.id,
    service_name: service.name,
    professional_id,
    list_price: priceWith(service, professional_id),
    off: null,
  };
  return [...rows, added];
}

type Priced = Pick<SellableService, 'price' | 'own_prices'>;

export function priceWith({ price, own_prices }: Priced, professional: string | null): number {
  return own_prices.find(({ staff_id }) => staff_id === professional)?.price ?? price;
}

/** Somebody else did it: at their price, unless another one was typed. */
export function doneBy<Row extends ServiceRow>(row: Row, professional_id: string | null, service?: Priced): Row {
  const isTyped = !service || row.list_price !== priceWith(service, row.professional_id);
  return { ...row, professional_id, list_price: isTyped ? row.list_price : priceWith(service, professional_id) };
}

type Done = Pick<SellableService, 'professionals' | 'done_by'>;

export const doesIt = ({ done_by }: Pick<Done, 'done_by'>, professional: string) =>
  done_by === null || done_by.includes(professional);

/** Whoever the appointment is with, if they did it lately; else who did it most often; else that one, or the only one, of those who do it. */
export function likelyProfessional(service: Done, { professional, team }: Default): string | null {
  const { professionals } = service;
  if (professional !== null && professionals.includes(professional)) return professional;
  const usual = professionals.find((id) => team.includes(id));
  if (usual) return usual;
  if (professional !== null && doesIt(service, professional)) return professional;
  const [one, ...others] = team.filter((id) => doesIt(service, id));
  return others.length === 0 ? (one ?? null) : null;
}

export function nextKey(rows: readonly PricedRow[], service: string): string {
  const taken = new Set(rows.map(({ key }) => key));
  let number = 0;
  while (taken.has(number === 0 ? service : `${service}#${number}`)) number += 1;
  return number === 0 ? service : `${service}#${number}`;
}

export const isListPrice = ({ list_price }: Pick<PricedRow, 'list_price'>) => list_price !== null && list_price >= 0;

/** An empty field takes nothing off. */
export function isDiscount(off: Off | null): boolean {
  return off === null || off.amount === null || (off.amount >= 0 && (!off.isPercent || off.amount <= 100));
}

export const sameOff = (one: Off | null | undefined, other: Off | null | undefined) =>
  Object.is(one?.amount, other?.amount) && one?.isPercent === other?.isPercent;

/** As the server takes it. What cannot be read takes nothing off. */
export function discountForm(off: Off | null): { discount: number; discount_percent: number | null } {
  const amount = off && isDiscount(off) ? (off.amount ?? 0) : 0;
  return off?.isPercent ? { discount: 0, discount_percent: amount } : { discount: amount, discount_percent: null };
}

/** What is left of the price; zero while it cannot be read. */
export function rowPrice(row: PricedRow): Cents {
  if (!isListPrice(row)) return cents(0);
  const list = cents(row.list_price ?? 0);
  return cents(list - discountOf(list, discountForm(row.off)));
}

/**
 * Prices of lines that somebody changed elsewhere meanwhile: what was typed here since `base` stays with its line, everything else becomes theirs. What was
 * typed of a line that is gone is gone with it.
 */
export function pricesKept<R extends PricedRow>(base: readonly R[], mine: readonly R[], theirs: readonly R[]): R[] {
  const find = (rows: readonly R[], key: string) => rows.find((row) => row.key === key);
  return theirs.map((row) => {
    const typed = find(mine, row.key);
    return typed && !samePrice(find(base, row.key), typed)
      ? { ...row, list_price: typed.list_price, off: typed.off }
      : row;
  });
}

export function samePrice(one: PricedRow | undefined, other: PricedRow | undefined): boolean {
  const priced = (row: PricedRow | undefined) => [row?.list_price, row?.off?.amount, row?.off?.isPercent];
  return priced(one).every((value, at) => Object.is(value, priced(other)[at]));
}

export const isReadable = (row: PricedRow) => isListPrice(row) && isDiscount(row.off);

export function serviceForm({
  service_id,
  service_name,
  professional_id,
  list_price,
  off,
}: ServiceRow): SoldServiceForm {
  return { service_id, service_name, professional_id, list_price: list_price ?? 0, ...discountForm(off) };
}

export function sameService(one: ServiceRow | undefined, other: ServiceRow | undefined): boolean {
  return JSON.stringify(one && serviceForm(one)) === JSON.stringify(other && serviceForm(other));
}
