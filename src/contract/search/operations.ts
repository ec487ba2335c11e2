import * as z from 'zod/mini';
import { STATUSES } from '#domain/agenda/statuses.ts';
import { BASE_UNITS } from '#domain/products/units.ts';
import { MOST_OPENED } from '#domain/search/opened.ts';
import { isDay } from '#domain/shared/time.ts';
import { get } from '../operation.ts';
import { shownTo } from '../shown-to.ts';

/** How a visit stands, as everywhere. */
const visit = {
  id: z.uuid(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** Names in their order. */
  services: z.array(z.string()),
  status: z.enum(STATUSES),
  requires_confirmation: z.boolean(),
  arrived_at: z.nullable(z.string()),
  started_at: z.nullable(z.string()),
  no_show: z.boolean(),
};

const foundClient = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: shownTo('client_contacts', z.nullable(z.string()), null),
  /** The date of the last visit. */
  last_visit: z.nullable(z.string()),
  /** What the client still has to pay. */
  owes: shownTo('payments', z.int(), 0),
  no_shows: z.int(),
  /** Today's appointment, the next of them where there are several. */
  today: shownTo('all_agenda', z.nullable(z.object(visit)), null),
});

const foundAppointment = z.object({
  ...visit,
  client_name: z.string(),
  professional_name: z.string(),
});

const foundService = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.string(),
  duration_minutes: z.int(),
  price: z.int(),
  preco_variavel: z.boolean(),
});

const foundProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  product_type: z.enum(['internal', 'resale']),
  price: z.int(),
  base_unit: z.enum(BASE_UNITS),
  display_unit_label: z.string(),
  unit_size_in_base: z.nullable(z.number()),
  stock_quantity: z.number(),
  ativo: z.boolean(),
});

const foundSale = z.object({
  id: z.uuid(),
  number: z.int(),
  /** Of a comanda. */
  appointment_id: z.nullable(z.uuid()),
  client_name: z.string(),
  status: z.enum(['open', 'finalised']),
  is_voided: z.boolean(),
  /** When it was finalised, else when it was begun, by the salon's clock. */
  date: z.string(),
  /** Null while it is open. */
  total: z.nullable(z.int()),
});

/** What a member could not open is not found either. */
const found = z.object({
  clients: shownTo('clients', z.array(foundClient), []),
  appointments: shownTo('all_agenda', z.array(foundAppointment), []),
  services: shownTo('services', z.array(foundService), []),
  products: shownTo('stock', z.array(foundProduct), []),
  sales: shownTo('payments', z.array(foundSale), []),
});

export type Found = z.infer<typeof found>;
export type FoundClient = z.infer<typeof foundClient>;
export type FoundAppointment = z.infer<typeof foundAppointment>;
export type FoundService = z.infer<typeof foundService>;
export type FoundProduct = z.infer<typeof foundProduct>;
export type FoundSale = z.infer<typeof foundSale>;

const text = z.string().check(z.maxLength(200));
const day = z.string().check(z.refine(isDay));

/** `client.<id>`, one after the other. */
const opened = z.string().check(z.maxLength(400));

export const searchContract = {
  find: get('/search', 'member', 'A few clients, appointments, services, products and sales, the likeliest first')
    .input(
      z.object({
        q: text,
        /** The words among them that may name a client. Without it, all of them. */
        names: z.optional(text),
        /** Only the appointments of that day. */
        day: z.optional(day),
        /** The number of a sale. */
        number: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
      }),
    )
    .output(found),
  opened: get('/search/opened', 'member', `What is left of ${MOST_OPENED} things that somebody opened, in no order`)
    .input(z.object({ opened }))
    .output(found),
};
