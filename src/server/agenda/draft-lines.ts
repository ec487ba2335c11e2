import type { Appointment, AppointmentLine, ProductUsed } from '#contract/agenda-appointments.ts';
import type { LineForm } from '#contract/agenda-appointments-forms.ts';
import { productCost, syncedCommission } from '#domain/agenda/appointment.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { UsableProduct } from '#server/products/open-lot-cost.ts';
import { productNotFound, type Refusal, serviceNotFound } from './saved.ts';
import type { Surroundings } from './surroundings-queries.ts';

export type Given = {
  around: Surroundings;
  products: readonly UsableProduct[];
  /** As it is stored now; undefined for a new one. */
  before: Appointment | undefined;
  /** It was finalised and stays so: what its products cost then is what they cost. */
  keepsCosts: boolean;
};

/** Refused where the line names a service or product that the salon does not have (any more). Fields that break a rule go to `wrong`. */
export function draftLine(
  form: LineForm,
  given: Given,
  wrong: (field: string, key: string) => void,
): AppointmentLine | Refusal {
  const service = serviceOf(form, given);
  if (!service) {
    // The form may leave it out, but only for a line whose service has gone since.
    if (form.service_id !== null) return serviceNotFound;
    wrong('service_id', 'agenda:errors.serviceRequired');
  }
  const products_used = form.products_used.map((used) => draftProduct(used, given));
  if (!products_used.every((used) => used !== undefined)) return productNotFound;
  const commission = syncedCommission(form);
  if ((commission.commission_amount ?? 0) > form.unit_price) {
    wrong('commission_amount', 'agenda:errors.commissionInvalid');
  }
  return {
    service_id: form.service_id,
    service_name: service?.name ?? '',
    category: service?.category ?? '',
    unit_price: form.unit_price,
    duration_minutes: form.duration_minutes,
    professional_id: form.professional_id,
    ...commission,
    products_used,
  };
}

function serviceOf({ service_id, service_name }: LineForm, { around, before }: Given) {
  if (service_id !== null) return around.services.find(({ id }) => id === service_id);
  const kept = before?.lines.find((line) => line.service_id === null && line.service_name === service_name);
  return kept && { name: kept.service_name, category: kept.category };
}

function draftProduct(form: LineForm['products_used'][number], given: Given): ProductUsed | undefined {
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
