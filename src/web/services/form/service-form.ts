import type * as z from 'zod/mini';
import { type ServiceForm, type ServiceInput, serviceForm } from '#contract/services/forms.ts';
import type { LinkedProduct, Service } from '#contract/services/operations.ts';
import { DEFAULT_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { ticksBetween } from '#domain/services/ticks.ts';
import type { useForm } from '#web/ui/use-form.ts';
import { filledInAs } from '#web/ui/use-rows.ts';

type Input = z.input<typeof serviceForm>;
export type TypedPart = { minutes: number | null };

/** The form shows the names of products and sends ids. Its parts are rows. */
export type TypedService = Omit<Input, 'product_ids' | 'parts'> & { product_ids: LinkedProduct[]; parts: TypedPart[] };

export type ServiceFields = ReturnType<typeof useForm<TypedService, ServiceForm>>;

/** Where there are parts, they say how long it takes, and their fields what is wrong with that. */
export const formInRows = filledInAs(
  serviceForm,
  ({ product_ids, parts, ...typed }: TypedService): Input => ({
    ...typed,
    product_ids: product_ids.map(({ id }) => id),
    parts: parts.map(({ minutes }) => minutes),
    duration_minutes: parts.length > 0 ? DEFAULT_DURATION_MINUTES : typed.duration_minutes,
  }),
);

export function valuesOf(service: Service | undefined): TypedService {
  const parts = service?.parts.map((minutes) => ({ minutes })) ?? [];
  return { ...fresh, ...service, product_ids: service?.products ?? [], parts };
}

const fresh = {
  name: '',
  description: '',
  category: '',
  duration_minutes: DEFAULT_DURATION_MINUTES,
  price: 0,
  preco_variavel: false,
  commission_percent: null,
  is_public: true,
  cleanup_minutes: 0,
  done_by_all: true,
  doers: [],
};

/** Of who does it only what was changed here is sent: what was ticked meanwhile, in the team's form or in another window, stays. */
export function sentFrom(
  service: Service | undefined,
  { done_by_all, doers, ...values }: ServiceForm,
  team: ReadonlyArray<{ id: string }>,
): ServiceInput {
  if (!service) return { ...values, done_by_all, doers };
  const ticks = ticksBetween(service, { done_by_all, doers }, team);
  return ticks.length > 0 ? { ...values, ticks } : values;
}
