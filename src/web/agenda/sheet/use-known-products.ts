import { useState } from 'react';
import type { Appointment, ProductUsed } from '#contract/agenda/appointments.ts';

/** What the sheet says of a product; the form itself sends its id and how much was used. */
export type KnownProduct = Omit<ProductUsed, 'quantity_used' | 'total_cost'>;
export type KnownProducts = ReturnType<typeof useKnownProducts>;

/** Names, units and costs of the products that appear in the sheet. What the appointment has kept stands above newer costs. */
export function useKnownProducts(appointment: Appointment | undefined) {
  const [met, setMet] = useState<Record<string, KnownProduct>>({});
  const kept = appointment?.lines.flatMap(({ products_used }) => products_used) ?? [];
  const find = (id: string): KnownProduct | undefined => kept.find(({ product_id }) => product_id === id) ?? met[id];
  return {
    find,
    costOf: (id: string) => find(id)?.cost_per_unit ?? 0,
    remember: (product: KnownProduct) => setMet((met) => ({ ...met, [product.product_id]: product })),
  };
}
