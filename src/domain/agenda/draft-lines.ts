import { productCost } from '#domain/products/lots.ts';
import type { BaseUnit } from '#domain/products/units.ts';
import { fittedParts } from '#domain/services/parts.ts';
import type { Offered, OwnTerms } from '#domain/services/who-does-what.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { syncedCommission } from './appointment.ts';

type UsedForm = { product_id: string; quantity_used: number };

export type LineForm = {
  service_id: string | null;
  service_name: string;
  unit_price: number;
  duration_minutes: number;
  professional_id: string | null;
  commission_percent: number | null;
  commission_amount: number | null;
  /** Finalising wrote it: the amount follows from the net value. */
  commission_from_net: boolean;
  products_used: readonly UsedForm[];
  /** Left out: as stored, or as the service says. */
  parts?: readonly number[] | undefined;
  cleanup_minutes?: number | undefined;
};

/** As the salon has it, with what a base unit of the lot in use cost. */
type Usable = { product_id: string; product_name: string; unit_of_measure: BaseUnit; cost_per_unit: number };

export type DraftProduct = Usable & { quantity_used: number; total_cost: number };
export type DraftLine = Omit<LineForm, 'products_used' | 'parts' | 'cleanup_minutes'> & {
  category: string;
  products_used: DraftProduct[];
  parts: number[];
  cleanup_minutes: number;
  /** What the desk took off its price, which is shown; nothing is computed from it. */
  discount_value?: number | undefined;
};

/**
 * A line of which nobody has said what it earns, worked out from the whole until then, and which products it uses. For those whose lines the database
 * completes with the pauses of the service.
 */
export function plainLine(
  line: Pick<
    DraftLine,
    'service_id' | 'service_name' | 'category' | 'unit_price' | 'duration_minutes' | 'professional_id'
  >,
): DraftLine {
  return {
    ...line,
    commission_percent: null,
    commission_amount: null,
    commission_from_net: false,
    products_used: [],
    parts: [],
    cleanup_minutes: 0,
  };
}

type Refusal = { ok: false; reason: 'service_not_found' | 'product_not_found' };

/** A service as the salon offers it today. */
export type OfferedService = Offered & {
  id: string;
  name: string;
  category: string;
  commission_percent: number | null;
  doers: Array<OwnTerms & { commission_percent: number | null }>;
  parts: number[];
  cleanup_minutes: number;
};

export type Given = {
  services: readonly OfferedService[];
  products: readonly Usable[];
  /** As it is stored now; undefined for a new one. */
  before: { lines: readonly DraftLine[] } | undefined;
  /** It was finalised and stays so: what its products cost then is what they cost. */
  keepsCosts: boolean;
};

/** Refused where the line names a service or product that the salon does not have (any more). Fields that break a rule go to `wrong`. */
export function draftLine(
  form: LineForm,
  given: Given,
  wrong: (field: string, key: string) => void,
): DraftLine | Refusal {
  const service = serviceOf(form, given);
  if (!service) {
    // The form may leave it out, but only for a line whose service has gone since.
    if (form.service_id !== null) return { ok: false, reason: 'service_not_found' };
    wrong('service_id', 'agenda:errors.serviceRequired');
  }
  const products_used = form.products_used.map((used) => draftProduct(used, given));
  if (!products_used.every((used) => used !== undefined)) return { ok: false, reason: 'product_not_found' };
  const commission = commissionOf(form);
  if ((commission.commission_amount ?? 0) > form.unit_price) {
    wrong('commission_amount', 'agenda:errors.commissionInvalid');
  }
  return {
    service_id: form.service_id,
    service_name: service?.name ?? '',
    category: service?.category ?? '',
    unit_price: form.unit_price,
    discount_value: keptDiscount(form, given),
    duration_minutes: form.duration_minutes,
    professional_id: form.professional_id,
    ...commission,
    products_used,
    ...pausesOf(form, service, given),
  };
}

/** A line keeps the pauses that it was filled with, as long as its service stays. */
function pausesOf(form: LineForm, service: Partial<OfferedService> | undefined, { before }: Given) {
  const kept = before?.lines.find((line) => line.service_id === form.service_id) ?? service;
  return {
    parts: fittedParts(form.parts ?? kept?.parts ?? [], form.duration_minutes),
    cleanup_minutes: form.cleanup_minutes ?? kept?.cleanup_minutes ?? 0,
  };
}

/** Of what finalising wrote the percentage is kept, and the amount comes when all lines are known. */
function commissionOf(form: LineForm) {
  const { commission_percent, commission_from_net } = form;
  if (!commission_from_net || commission_percent === null) {
    return { ...syncedCommission(form), commission_from_net: false };
  }
  return { commission_percent: roundTo(commission_percent, 2), commission_amount: 0, commission_from_net };
}

function serviceOf(
  { service_id, service_name }: LineForm,
  { services, before }: Given,
): Pick<OfferedService, 'name' | 'category'> | undefined {
  if (service_id !== null) return services.find(({ id }) => id === service_id);
  const kept = before?.lines.find((line) => line.service_id === null && line.service_name === service_name);
  return kept && { name: kept.service_name, category: kept.category };
}

/** A line that is saved at the same price was reduced as before. */
function keptDiscount({ service_id, unit_price }: LineForm, { before }: Given): number {
  return (
    before?.lines.find((line) => line.service_id === service_id && line.unit_price === unit_price)?.discount_value ?? 0
  );
}

/** Undefined where the salon does not have the product (any more). */
export function draftProduct(
  form: UsedForm,
  given: Pick<Given, 'products' | 'before' | 'keepsCosts'>,
): DraftProduct | undefined {
  const product = given.products.find(({ product_id }) => product_id === form.product_id);
  const kept = given.before?.lines
    .flatMap((line) => line.products_used)
    .find(({ product_id }) => product_id === form.product_id);
  const known = product ?? kept;
  if (!known) return undefined;
  const { product_id, product_name, unit_of_measure } = known;
  const { cost_per_unit } = given.keepsCosts && kept ? kept : known;
  const quantity_used = roundTo(form.quantity_used, 3);
  const total_cost = productCost(quantity_used, cost_per_unit);
  return { product_id, product_name, unit_of_measure, quantity_used, cost_per_unit, total_cost };
}
