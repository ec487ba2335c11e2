import { type Charged, chargedFor } from '#domain/members/discount.ts';
import { type Offered, termsWith } from '#domain/services/who-does-what.ts';

type Line = {
  service_id: string | null;
  professional_id: string | null;
  unit_price: number;
  discount_value?: number | undefined;
  offered?: Offered | null;
};
type Priced = { professional_id: string | null; discount_value: number; lines: readonly Line[] };

/**
 * What an appointment costs by the list of today, and what is taken off: below the price of whoever does a service, by the desk, and of the whole. A
 * service with a variable price is agreed on each time, and one that is gone costs what it costs.
 */
export function chargedByList(
  { lines, professional_id, discount_value }: Priced,
  services: readonly (Offered & { id: string })[] = [],
): Charged {
  const priced = lines.map((line) => {
    const offered = line.offered ?? services.find(({ id }) => id === line.service_id);
    const listed = offered && !offered.preco_variavel ? priceWith(offered, line.professional_id ?? professional_id) : 0;
    return { list: Math.max(listed, line.unit_price + (line.discount_value ?? 0)), price: line.unit_price };
  });
  return chargedFor(priced, discount_value);
}

const priceWith = (offered: Offered, professional: string | null) => termsWith(offered, professional).price;
