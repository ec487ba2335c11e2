import { useState } from 'react';
import type { Appointment, ProductUsed } from '#contract/agenda/appointments.ts';
import type { Service } from '#contract/services/operations.ts';

/** What the sheet says of a product; the form itself sends its id and how much was used. */
export type KnownProduct = Omit<ProductUsed, 'quantity_used' | 'total_cost'>;
export type Known = ReturnType<typeof useKnown>;

/** What the form does not hold of its services and products: percentages, names, units, costs. */
export function useKnown(appointment: Appointment | undefined) {
  const [percents, setPercents] = useState<Record<string, number | null>>({});
  const [products, setProducts] = useState<Record<string, KnownProduct>>({});
  const lines = appointment?.lines ?? [];
  const used = lines.flatMap(({ products_used }) => products_used);
  // What the appointment was saved with wins over newer costs.
  const product = (id: string): KnownProduct | undefined =>
    used.find(({ product_id }) => product_id === id) ?? products[id];
  return {
    product,
    costOf: (id: string) => product(id)?.cost_per_unit ?? 0,
    /** The service's own percentage; null if it has none. */
    percentOf: (service_id: string | null): number | null => {
      const chosen = percents[service_id ?? ''];
      if (chosen !== undefined) return chosen;
      return lines.find((line) => line.service_id === service_id)?.service_percent ?? null;
    },
    rememberProduct: (product: KnownProduct) => setProducts((known) => ({ ...known, [product.product_id]: product })),
    rememberService: ({ id, commission_percent }: Service) =>
      setPercents((known) => ({ ...known, [id]: commission_percent })),
  };
}
