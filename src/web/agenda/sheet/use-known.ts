import { useState } from 'react';
import type { Appointment, ProductUsed } from '#contract/agenda/appointments.ts';
import type { Service } from '#contract/services/operations.ts';
import { type Offered, termsWith } from '#domain/services/who-does-what.ts';

/** What the sheet says of a product; the form itself sends its id and how much was used. */
export type KnownProduct = Omit<ProductUsed, 'quantity_used' | 'total_cost'>;
export type Known = ReturnType<typeof useKnown>;

/** What the form does not hold of its services and products: terms by professional, names, units, costs. */
export function useKnown(appointment: Appointment | undefined) {
  const [services, setServices] = useState<Record<string, Offered>>({});
  const [products, setProducts] = useState<Record<string, KnownProduct>>({});
  const lines = appointment?.lines ?? [];
  const used = lines.flatMap(({ products_used }) => products_used);
  // What the appointment was saved with wins over newer costs.
  const product = (id: string): KnownProduct | undefined =>
    used.find(({ product_id }) => product_id === id) ?? products[id];
  const service = (id: string | null): Offered | undefined =>
    services[id ?? ''] ??
    lines.find((line) => line.service_id !== null && line.service_id === id)?.offered ??
    undefined;
  return {
    product,
    costOf: (id: string) => product(id)?.cost_per_unit ?? 0,
    service,
    /** What is agreed for the service with somebody; null if neither has a percentage. */
    percentOf: (service_id: string | null, staff_id: string): number | null => {
      const offered = service(service_id);
      return offered ? termsWith(offered, staff_id).commission_percent : null;
    },
    rememberProduct: (product: KnownProduct) => setProducts((known) => ({ ...known, [product.product_id]: product })),
    rememberService: (service: Service) => setServices((known) => ({ ...known, [service.id]: service })),
  };
}
