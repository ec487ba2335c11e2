import * as z from 'zod/mini';
import { WARNING_KINDS } from '#domain/clients/warnings.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { notFound, passwordErrors } from '../errors.ts';
import { del, get, nextPage, post, put, rowId } from '../operation.ts';
import { done, idWithPassword, pageInput, pageOf } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import {
  changeClientForm,
  changeTagForm,
  changeWarningForm,
  clientForm,
  createWarningForm,
  dropTagForm,
  importCheckForm,
  importForm,
  passingClientForm,
  tagForm,
} from './forms.ts';

const clientRow = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null where the client was made in passing, from an appointment. */
  phone: shownTo('client_contacts', z.nullable(z.string()), null),
  /** The date of the last visit. */
  last_visit: shownTo('clients', z.nullable(z.string()), null),
  /** What the client still has to pay. */
  owes: shownTo('payments', z.int(), 0),
  /** How many appointments the client did not come to. */
  no_shows: z.int(),
  tags: shownTo('clients', z.array(z.string()), []),
});

const client = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: shownTo('client_contacts', z.nullable(z.string()), null),
  phone_country: z.string(),
  email: shownTo('client_contacts', z.string(), ''),
  /** MM-DD, or YYYY-MM-DD where the year is known; empty where nothing is. */
  birthday: shownTo('clients', z.string(), ''),
  preferred_professional_id: shownTo('clients', z.nullable(z.uuid()), null),
  note: shownTo('clients', z.string(), ''),
  created_at: z.string(),
});

/** Pops up wherever the client is booked or served. */
const warning = z.object({ id: z.uuid(), kind: z.enum(WARNING_KINDS), title: z.string(), note: z.string() });

/** The parts in which it was paid, in their order. */
const payments = z.array(z.object({ id: z.uuid(), method: z.enum(CLIENT_PAYMENT_METHODS), amount: z.int() }));

const appointment = z.object({
  kind: z.literal('appointment'),
  id: z.uuid(),
  date: z.string(),
  start_time: z.string(),
  status: z.enum(['pendente', 'finalizado', 'cancelado']),
  requires_confirmation: z.boolean(),
  /** Cancelled because the client did not come. */
  no_show: z.boolean(),
  payment_method: z.nullable(z.enum(CLIENT_PAYMENT_METHODS)),
  payments: shownTo('payments', payments, []),
  services: z.array(z.string()),
  professional_name: z.string(),
  professional_color: z.nullable(z.string()),
  /** In cents, before and after the discount. */
  full_price: shownTo('payments', z.nullable(z.int()), null),
  revenue: shownTo('payments', z.nullable(z.int()), null),
});

const sale = z.object({
  kind: z.literal('sale'),
  id: z.uuid(),
  number: z.int(),
  /** When it was finalised, by the salon's clock. */
  date: z.string(),
  start_time: z.string(),
  payment_method: z.nullable(z.enum(CLIENT_PAYMENT_METHODS)),
  payments: shownTo('payments', payments, []),
  /** Names in their order. */
  products: z.array(z.string()),
  total: shownTo('payments', z.nullable(z.int()), null),
  /** The day on which it was taken back. */
  voided_on: z.nullable(z.string()),
});

/** A payment that is still to be received: of an appointment, or of a sale, which has a number. */
const toReceive = z.object({
  id: z.uuid(),
  appointment_id: z.nullable(z.uuid()),
  sale_id: z.nullable(z.uuid()),
  sale_number: z.nullable(z.int()),
  date: z.string(),
  /** Services, or products. */
  what: z.array(z.string()),
  /** Of the appointment; null of a sale. */
  professional_name: z.nullable(z.string()),
  amount: z.int(),
});

const clientCard = z.extend(client, {
  /** The newest appointment that was not cancelled and has begun. */
  last_visit: shownTo('clients', z.nullable(z.object({ date: z.string(), start_time: z.string() })), null),
  finalised_count: shownTo('clients', z.int(), 0),
  no_shows: z.int(),
  /** In cents: what was paid, and is to be paid, for appointments and sales, less what was taken back. */
  spent: shownTo('clients', shownTo('payments', z.nullable(z.int()), null), null),
  /** Days on which they came, as reports count them. */
  visits: shownTo('clients', z.int(), 0),
  /** The median of the days between two of them; null before the second. */
  usual_days: shownTo('clients', z.nullable(z.number()), null),
  next_visit: shownTo(
    'clients',
    z.nullable(
      z.object({
        id: z.uuid(),
        date: z.string(),
        start_time: z.string(),
        /** Asked for online, and not answered yet. */
        requires_confirmation: z.boolean(),
        services: z.array(z.string()),
        professional_name: z.string(),
        professional_color: z.nullable(z.string()),
      }),
    ),
    null,
  ),
  preferred_professional: shownTo(
    'clients',
    z.nullable(z.object({ id: z.uuid(), name: z.string(), color: z.string(), is_active: z.boolean() })),
    null,
  ),
  /** When they usually come; null where there is no such day, or part of it. */
  usual_time: shownTo(
    'clients',
    z.object({
      weekday: z.nullable(z.int()),
      part: z.nullable(z.enum(['morning', 'afternoon', 'evening'])),
    }),
    { weekday: null, part: null },
  ),
  /** What harms them first. */
  warnings: z.array(warning),
  tags: shownTo('clients', z.array(z.string()), []),
  /** Done and to be paid at the end of the month, newest first. */
  to_receive: shownTo('payments', z.array(toReceive), []),
});

/** A tag in use, and how many clients have it. */
const tagInUse = z.object({ tag: z.string(), count: z.int() });

const tags = z.object({ tags: z.array(z.string()) });

const known = z.array(z.object({ phone: z.string(), name: z.string() }));

export type ClientRow = z.infer<typeof clientRow>;
export type Client = z.infer<typeof client>;
export type ClientCard = z.infer<typeof clientCard>;
export type ClientAppointment = z.infer<typeof appointment>;
export type ClientSale = z.infer<typeof sale>;
export type ClientPayment = z.infer<typeof payments>[number];
export type ToReceive = z.infer<typeof toReceive>;
export type ClientWarning = z.infer<typeof warning>;
export type TagInUse = z.infer<typeof tagInUse>;
export type KnownPhones = z.infer<typeof known>;

const phoneTaken = { PHONE_TAKEN: { status: 409, data: z.object({ name: z.string() }) } };

/** Only those who owe something, for who sees payments. A query has no booleans. */
const onlyOwing = z.literal('yes');

export const clientsContract = {
  list: get('/clients', ['clients', 'all_agenda', 'payments'], 'Clients by name, or those that a search finds')
    .input(
      z.object({ ...pageInput, owing: z.optional(onlyOwing), tag: z.optional(z.string().check(z.maxLength(200))) }),
    )
    .output(pageOf(clientRow)),
  count: get('/clients/count', 'clients', 'How many clients the salon has').output(z.object({ count: z.int() })),
  tags: get(
    '/clients/tags',
    'clients',
    'The tags in use, by name, and how many clients have each; at most five hundred',
  ).output(z.array(tagInUse)),
  read: get(
    '/clients/{id}',
    ['clients', 'all_agenda', 'payments'],
    "A client's card: warnings, figures, last and next visit, what is to be received",
  )
    .errors(notFound)
    .input(rowId)
    .output(clientCard),
  history: get('/clients/{id}/history', 'clients', "A client's appointments and sales, newest first")
    .errors(notFound)
    .input(z.extend(rowId, nextPage.shape))
    .output(pageOf(z.discriminatedUnion('kind', [appointment, sale]))),
  create: post('/clients', 'clients', 'Add a client; a phone belongs to one client only')
    .errors({ ...notFound, ...phoneTaken })
    .input(clientForm)
    .output(client),
  createInPassing: post('/clients/in-passing', ['clients', 'all_agenda'], 'Add a client whose phone may come later')
    .errors({ ...notFound, ...phoneTaken })
    .input(passingClientForm)
    .output(client),
  change: put('/clients/{id}', 'clients', 'Change a client')
    .errors({ ...notFound, ...phoneTaken })
    .input(changeClientForm)
    .output(client),
  remove: post(
    '/clients/{id}/remove',
    'clients',
    "Delete a client who owes nothing, with the account's password; past appointments keep the name",
  )
    .errors({
      ...passwordErrors,
      /** Who still has something to pay stays on the list; `amount` in cents, 0 for a caller who does not see payments. */
      CLIENT_OWES: { status: 409, data: z.object({ amount: z.int() }) },
    })
    .input(idWithPassword)
    .output(done),
  createWarning: post(
    '/clients/{client_id}/warnings',
    'clients',
    'Warn of something that harms a client, or note a wish; up to twenty',
  )
    .errors({ ...notFound, TOO_MANY: { status: 409 } })
    .input(createWarningForm)
    .output(warning),
  changeWarning: put('/clients/warnings/{id}', 'clients', 'Change a warning')
    .errors(notFound)
    .input(changeWarningForm)
    .output(warning),
  removeWarning: del('/clients/warnings/{id}', 'clients', 'Take a warning back')
    .errors(notFound)
    .input(rowId)
    .output(done),

  tag: put('/clients/{id}/tag', 'clients', 'Give a client a tag, spelt as it is in use; up to twenty')
    .errors({ ...notFound, TOO_MANY: { status: 409 } })
    .input(tagForm)
    .output(tags),
  untag: put('/clients/{id}/untag', 'clients', 'Take a tag from a client').errors(notFound).input(tagForm).output(tags),
  changeTag: put('/clients/tags', 'clients', 'Call a tag something else, for everybody who has it')
    .errors(notFound)
    .input(changeTagForm)
    .output(done),
  dropTag: put('/clients/tags/drop', 'clients', 'Take a tag from everybody who has it')
    .errors(notFound)
    .input(dropTagForm)
    .output(done),

  checkImport: post('/clients/import/check', 'clients', 'Which of these phones the salon already has')
    .input(importCheckForm)
    .output(z.object({ known })),
  import: post(
    '/clients/import',
    'clients',
    'Add many clients, all or none; those whose phone the salon has are left out and named',
  )
    .input(importForm)
    .output(z.object({ imported: z.int(), known })),
  export: get('/clients/export', 'export', 'All clients as a CSV file').output(z.file()),
};
