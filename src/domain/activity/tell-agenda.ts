import { type Status, statusOf } from '#domain/agenda/statuses.ts';
import type { Kept } from './line.ts';
import { changesOf, factsIn, keptOf, named, type Teller, type Telling, told, usually } from './telling.ts';
import { rowsOf, type Spec, spec, textOf } from './values.ts';
import type { What } from './what.ts';

const clock = (value: unknown) => textOf(value).slice(0, 5);

/** When and with whom: "2026-11-18 10:00 Rita". */
function slotOf(row: Kept): string | undefined {
  if (row.date === undefined || row.start_time === undefined) return undefined;
  return `${textOf(row.date)} ${clock(row.start_time)} ${textOf(row.professional_name)}`.trim();
}

/** As they are called on the appointment; older lines keep only its lines. */
function servicesOf(row: Kept): unknown {
  const lines = row.lines ?? row.appointment_services;
  return row.services ?? (Array.isArray(lines) ? rowsOf(lines).map(({ service_name }) => service_name) : undefined);
}

/** Taken off the whole, and off each line. */
function discountOf(row: Kept): number | undefined {
  const { discount_value: whole } = row;
  if (typeof whole !== 'number') return undefined;
  return rowsOf(row.lines).reduce((sum, line) => sum + (Number(line.discount_value) || 0), whole);
}

const SLOT = spec('slot', 'slot', slotOf);
const SERVICES = spec('services', 'text', servicesOf);
const DISCOUNT = spec('discount', 'money', discountOf);
const TOTAL = spec('total', 'money', 'revenue');
const METHOD = spec('method', 'method', 'payment_method');
const SPECS: readonly Spec[] = [
  SLOT,
  SERVICES,
  DISCOUNT,
  TOTAL,
  METHOD,
  spec('client', 'text', 'client_name'),
  spec('end', 'time', ({ end_time }) => (end_time === undefined ? undefined : clock(end_time))),
  spec('products', 'unsaid', ({ lines }) =>
    lines === undefined ? undefined : rowsOf(lines).flatMap(({ products_used }) => rowsOf(products_used)),
  ),
];

const shownStatus = (row: Kept) =>
  statusOf({ status: textOf(row.status) as Status, requires_confirmation: row.requires_confirmation === true });

const STATUS_WHATS: Record<Status, What> = {
  finalizado: 'appointment_finalised',
  cancelado: 'appointment_cancelled',
  pendente: 'appointment_restored',
};

/** What stands out most of a save: how it ended, whether somebody came, when it is, what was taken off. */
function whatChanged(before: Kept, after: Kept): What {
  if (after.no_show === true && before.no_show !== true) return 'appointment_missed';
  if (after.status !== undefined && after.status !== before.status) {
    if (before.status === 'finalizado' && after.status === 'pendente') return 'appointment_reopened';
    return STATUS_WHATS[textOf(after.status) as Status] ?? 'appointment_changed';
  }
  if (shownStatus(before) === 'aguardando' && after.requires_confirmation === false) return 'appointment_approved';
  if (after.started_at && !before.started_at) return 'appointment_started';
  if (after.arrived_at && !before.arrived_at) return 'appointment_arrived';
  const isUndone = (at: 'started_at' | 'arrived_at') => Boolean(before[at]) && after[at] === null;
  if (isUndone('started_at') || isUndone('arrived_at')) return 'appointment_visit_undone';
  const [was, is] = [slotOf(before), slotOf(after)];
  if (is !== undefined && was !== is) return 'appointment_moved';
  return (discountOf(after) ?? 0) > (discountOf(before) ?? 0) ? 'appointment_discounted' : 'appointment_changed';
}

/** What an ending or an answer says besides: when it was to be, or what it came to. */
const BESIDES: Partial<Record<What, readonly Spec[]>> = {
  appointment_finalised: [TOTAL, METHOD, SLOT],
  appointment_reopened: [SLOT],
  appointment_cancelled: [SLOT, SERVICES],
  appointment_restored: [SLOT],
  appointment_missed: [SLOT],
  appointment_arrived: [SLOT],
  appointment_started: [SLOT],
  appointment_visit_undone: [SLOT],
  appointment_approved: [SLOT, SERVICES],
};

const DEEDS: Record<string, What> = {
  create: 'appointment_created',
  request: 'appointment_requested',
  approve: 'appointment_approved',
  undo_approval: 'appointment_approval_undone',
  refuse: 'appointment_refused',
  delete: 'appointment_removed',
};

export const tellAppointment: Teller = (telling) => {
  const { action, before, after } = telling;
  const subject = named(keptOf(telling).client_name) ?? named(before?.client_name) ?? named(telling.known.client);
  const deed = DEEDS[action];
  if (deed) return told(deed, subject, factsIn([SLOT, SERVICES], telling));
  if (action !== 'update') return undefined;
  const what = whatChanged(before ?? {}, after ?? {});
  const facts = BESIDES[what];
  if (!facts) return told(what, subject, changesOf(SPECS, telling));
  // Only what is said of the row afterwards, where that says it at all.
  const row = { ...before, ...after };
  return told(what, subject, factsIn(facts, telling, row));
};

export const tellTimeOff: Teller = usually(
  { created: 'time_off_created', changed: 'time_off_created', removed: 'time_off_removed' },
  ({ known }) => named(known.staff),
  [],
  [spec('from', 'moment', 'starts_at'), spec('to', 'moment', 'ends_at'), spec('reason', 'text')],
);

const span = (row: Kept, from: string, to: string) =>
  row[from] && row[to] ? `${clock(row[from])} ${clock(row[to])}` : 'closed';

export const tellShift: Teller = usually(
  { created: 'shift_created', changed: 'shift_created', removed: 'shift_removed' },
  ({ known }) => named(known.staff),
  [],
  [spec('weekday', 'weekday'), spec('time', 'hours', (row) => span(row, 'start_time', 'end_time'))],
);

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Each weekday that opens otherwise. */
const HOURS = WEEKDAYS.map((field, weekday) =>
  spec(field, 'hours', ({ days }) => {
    const day = rowsOf(days).find((one) => one.weekday === weekday);
    return day && (day.is_open === false ? 'closed' : span(day, 'open_time', 'close_time'));
  }),
);

export const tellHours: Teller = (telling) =>
  telling.action === 'update' ? told('hours_changed', null, changesOf(HOURS, telling)) : undefined;

const SPECIAL_HOURS = spec('time', 'hours', (row) =>
  row.is_closed === true ? 'closed' : span(row, 'open_time', 'close_time'),
);

export const tellException: Teller = usually(
  { created: 'exception_created', changed: 'exception_changed', removed: 'exception_removed' },
  (telling: Telling) => ({ kind: 'date', text: textOf(keptOf(telling).date), number: null }),
  [SPECIAL_HOURS, spec('note', 'text')],
  [SPECIAL_HOURS, spec('note', 'text')],
);
