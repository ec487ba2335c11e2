import * as z from 'zod/mini';
import { SET_UP_STEPS } from '#domain/dashboard/set-up.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { get, post, put } from '../operation.ts';
import { done } from '../shared.ts';
import { shownTo } from '../shown-to.ts';

/** What the salon has already set up: feeds the suggestion cards and the set-up list. */
const setUp = z.object({
  has_services: z.boolean(),
  has_clients: z.boolean(),
  has_staff: z.boolean(),
  /** Somebody besides the owner, whom the sign-up registers. */
  has_team: z.boolean(),
  /** Phone and address. */
  has_contact: z.boolean(),
  has_set_hours: z.boolean(),
  /** The owner has copied or opened the link for online booking. */
  has_shared_link: z.boolean(),
  /** In their order, each with the salon's day on which it was done. */
  steps: z.array(z.object({ name: z.enum(SET_UP_STEPS), done_on: z.nullable(z.string()) })),
  /** What is there. */
  services: z.int(),
  clients: z.int(),
  /** Professionals besides the owner. */
  team: z.int(),
  /** 0 is Sunday. */
  open_weekdays: z.array(z.int()),
  /** The name of the salon's own page; empty until one is chosen. */
  page_name: z.string(),
  is_page_published: z.boolean(),
  /** The owner has put the list away. */
  is_hidden: z.boolean(),
  /** The salon's day. */
  today: z.string(),
});

const appointment = z.object({
  id: z.uuid(),
  date: z.string(),
  start_time: z.string(),
  client_name: z.string(),
  /** '' is a request that anybody may take. */
  professional_name: z.string(),
  professional_color: z.nullable(z.string()),
  requires_confirmation: z.boolean(),
  payment_method: shownTo('payments', z.nullable(z.enum(CLIENT_PAYMENT_METHODS)), null),
  /** Names in their order. */
  services: z.array(z.string()),
  /** In cents, before and after the discount. */
  full_price: shownTo('payments', z.nullable(z.int()), null),
  revenue: shownTo('payments', z.nullable(z.int()), null),
});

/** Everything by the salon's clock. Amounts in cents. */
const overview = z.object({
  /** The salon's. */
  date: z.string(),
  /** Of today, without the cancelled ones. */
  today: shownTo(
    'all_agenda',
    z.nullable(z.object({ appointments: z.int(), finalised: z.int(), awaiting: z.int() })),
    null,
  ),
  clients: shownTo('clients', z.object({ active: z.int(), new_this_month: z.int() }), { active: 0, new_this_month: 0 }),
  revenue: shownTo(
    'month_totals',
    z.nullable(
      z.object({
        /** Of this month: services and product sales together, what was taken back subtracted. */
        month: z.int(),
        services: z.int(),
        products: z.int(),
        /** How many appointments. */
        finalised: z.int(),
        /** In whole percent: this month to date against the same days of the month before. */
        growth: z.int(),
        /** The last of those days. */
        compared_until: z.string(),
        /** Days of this month that brought something in, or on which more was given back. */
        by_day: z.array(z.object({ date: z.string(), revenue: z.int() })),
      }),
    ),
    null,
  ),
  /** The next ten, so that a window that stays open still has three when the first have begun. */
  upcoming: shownTo('all_agenda', z.array(appointment), []),
  /** Finalised today, the latest three. */
  recent: shownTo('all_agenda', z.array(appointment), []),
});

export type SetUp = z.infer<typeof setUp>;
export type Overview = z.infer<typeof overview>;
/** As who sees the agenda and the month's totals gets it. */
export type WholeOverview = Overview & { [part in 'today' | 'revenue']: NonNullable<Overview[part]> };
export type OverviewAppointment = z.infer<typeof appointment>;

export const dashboardContract = {
  setUp: get('/dashboard/set-up', 'settings', 'What the salon has already set up').output(setUp),
  changeSetUpShown: put('/dashboard/set-up/shown', 'settings', 'Put the set-up list away, or bring it back')
    .input(z.object({ shown: z.boolean() }))
    .output(done),
  overview: get(
    '/dashboard',
    'member',
    "Today's appointments, clients, the month's revenue and growth, what comes next and what was done today",
  ).output(overview),
  linkShared: post(
    '/dashboard/link-shared',
    ['settings', 'all_agenda'],
    'Note that the owner has taken the link for online booking: a first step of the salon is done',
  ).output(done),
};
