import { type Cents, cents } from '#domain/shared/money.ts';
import { type Discount, discountOf } from './discount.ts';

/** As a form has it. */
export type TypedService = {
  service_id: string | null;
  service_name: string;
  professional_id: string | null;
  list_price: number;
  discount: number;
  discount_percent: number | null;
};

/** With what the client pays for it. */
export type DraftService = Omit<TypedService, 'list_price' | 'discount'> & {
  category: string;
  list_price: Cents;
  discount: Cents;
  unit_price: Cents;
};

type Kept = Pick<DraftService, 'service_id' | 'service_name' | 'professional_id'>;

type Given = {
  services: readonly { id: string; name: string; category: string }[];
  workers: readonly { id: string; ativo: boolean }[];
  /** What the sale has already: whoever left since keeps it, and so does a service that is gone. */
  kept: readonly (Kept & { category?: string })[];
};

type Drafted =
  | { ok: true; services: DraftService[] }
  | { ok: false; reason: 'service_not_found' }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** The services of a sale, priced. Fields are named by where they stand in the form. */
export function draftServices(typed: readonly TypedService[], { services: offered, workers, kept }: Given): Drafted {
  const services: DraftService[] = [];
  const fields: Record<string, string> = {};
  for (const [index, line] of typed.entries()) {
    const service = serviceOf(line, offered, kept);
    if (!service) return { ok: false, reason: 'service_not_found' };
    const { professional_id } = line;
    if (professional_id !== null && !mayHaveDone(professional_id, workers, kept)) {
      fields[`services.${index}.professional_id`] = 'cashier:errors.professionalGone';
    }
    services.push({ ...line, service_name: service.name, category: service.category, ...pricedAt(line) });
  }
  return Object.keys(fields).length > 0 ? { ok: false, reason: 'invalid', fields } : { ok: true, services };
}

/** What is left of a line's price after its own discount. */
export function pricedAt({ list_price, ...discount }: { list_price: number } & Discount) {
  const list = cents(list_price);
  const off = discountOf(list, discount);
  return { list_price: list, discount: off, unit_price: cents(list - off) };
}

function serviceOf({ service_id, service_name }: TypedService, offered: Given['services'], kept: Given['kept']) {
  if (service_id !== null) return offered.find(({ id }) => id === service_id);
  const gone = kept.find((line) => line.service_id === null && line.service_name === service_name);
  return gone && { name: gone.service_name, category: gone.category ?? '' };
}

function mayHaveDone(id: string, workers: Given['workers'], kept: Given['kept']): boolean {
  const worker = workers.find((one) => one.id === id);
  return worker !== undefined && (worker.ativo || kept.some(({ professional_id }) => professional_id === id));
}
