import * as z from 'zod/mini';
import { FIELDS } from '#domain/activity/fields.ts';
import { FILTERS, SHORT } from '#domain/activity/filters.ts';
import { KINDS } from '#domain/activity/line.ts';
import { AREAS } from '#domain/activity/tell.ts';
import { WHATS } from '#domain/activity/what.ts';
import { optionalDay } from '../fields.ts';
import { get } from '../operation.ts';
import { pageInput, pageOf } from '../shared.ts';

/** Where a line leads, if what it is about is still there. */
const PLACES = ['appointment', 'sale', 'client', 'product', 'service', 'closing'] as const;

const ACTORS = ['member', 'portal', 'public', 'system'] as const;

const line = z.object({
  id: z.string(),
  /** On the salon's clock. */
  day: z.string(),
  /** How many lines that day has altogether; null where that is not known, as in a search. */
  day_count: z.nullable(z.int()),
  time: z.string(),
  who: z.object({
    kind: z.enum(ACTORS),
    /** As they are called now; empty for the system, and for a professional who is gone. */
    name: z.string(),
    /** The professional's in the agenda, who they are; null for everybody else. */
    color: z.nullable(z.string()),
  }),
  area: z.enum(AREAS),
  /** Which sentence it is: "{who} changed the price of {subject}". */
  what: z.enum(WHATS),
  subject: z.nullable(
    z.object({ kind: z.enum(['name', 'date', 'month', 'sale']), text: z.string(), number: z.nullable(z.int()) }),
  ),
  /** Of many at once. */
  count: z.nullable(z.int()),
  /** The most telling first; what came into being has no `from`. Written as `kind` says: money in cents, a yes as "true". */
  changes: z.array(
    z.object({
      field: z.enum(FIELDS),
      kind: z.enum(KINDS),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
    }),
  ),
  leads_to: z.nullable(
    z.object({
      place: z.enum(PLACES),
      id: z.string(),
      /** Of an appointment; of a closing the first and the last. */
      days: z.array(z.string()),
      /** By which a product or a service is found. */
      name: z.string(),
      product_type: z.nullable(z.enum(['internal', 'resale'])),
    }),
  ),
});

export type ActivityLine = z.infer<typeof line>;

/** "member:…", "portal:…" with their id, "public" or "system". */
const person = z.string().check(z.regex(/^(public|system|(member|portal):[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/));

const whom = z.object({ id: person, kind: z.enum(ACTORS), name: z.string(), is_active: z.boolean() });

const bound = z.optional(optionalDay('activity:errors.dayInvalid'));

export const activityContract = {
  list: get('/activity', 'activity', 'Who did what, the newest first, page by page')
    .input(
      z.object({
        person: z.optional(person),
        area: z.optional(z.enum(AREAS)),
        only: z.optional(z.enum(FILTERS)),
        /** Both days belong to it. */
        first: bound,
        last: bound,
        ...pageInput,
      }),
    )
    .output(pageOf(line)),
  people: get('/activity/people', 'activity', 'Everybody who may have done something').output(z.array(whom)),
  of: get(
    '/activity/{entity}/{id}',
    ['all_agenda', 'payments', 'clients', 'stock', 'all_commissions'],
    'What happened to one appointment, sale, client, product or closed period, the newest first',
  )
    .input(z.object({ entity: z.enum(SHORT), id: z.uuid(), cursor: pageInput.cursor }))
    .output(pageOf(line)),
};
