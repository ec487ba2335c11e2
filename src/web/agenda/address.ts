import { paths } from '#contract/paths.ts';
import { isDate, parseTime } from '#domain/shared/time.ts';

/** A place in the diary; what is missing is still to be chosen. */
export type Slot = {
  date: string;
  start_time?: string;
  professional_id?: string;
  /** An appointment whose client and services the new one begins with. */
  like?: string;
  /** The client that the new one begins with. */
  client?: string;
};

/** A sheet or dialog above the agenda. It is part of the address, so that Back closes it and a link opens it. */
export type Overlay =
  | ({ kind: 'new' } & Slot)
  | ({ kind: 'block' } & Slot)
  | ({ kind: 'why' } & Slot)
  | { kind: 'edit'; id: string };

const slotParams = { new: 'novo', block: 'bloquear', why: 'motivo' } as const;
const APPOINTMENT = 'agendamento';
const PROFESSIONAL = 'profissional';
const LIKE = 'como';
const CLIENT = 'cliente';
const DATE = 'data';
const SHOWN = 'ver';

const kinds = Object.keys(slotParams) as Array<keyof typeof slotParams>;

/** An invalid date shows today. */
export function dateIn(params: URLSearchParams, today: string): string {
  const date = params.get(DATE) ?? '';
  return isDate(date) ? date : today;
}

export function withDate(params: URLSearchParams, date: string, today: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (date === today) next.delete(DATE);
  else next.set(DATE, date);
  return next;
}

/** Whose appointments are shown; nobody named means everybody's. */
export function shownIn(params: URLSearchParams): string[] {
  return params.getAll(SHOWN);
}

export function withShown(params: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(SHOWN);
  for (const id of ids) next.append(SHOWN, id);
  return next;
}

export function overlayIn(params: URLSearchParams, today: string): Overlay | null {
  const id = params.get(APPOINTMENT);
  if (id) return { kind: 'edit', id };
  const kind = kinds.find((name) => params.has(slotParams[name]));
  if (!kind) return null;
  const [date = '', time = ''] = (params.get(slotParams[kind]) ?? '').split('T');
  return {
    kind,
    date: isDate(date) ? date : dateIn(params, today),
    start_time: parseTime(time) === null ? undefined : time,
    professional_id: params.get(PROFESSIONAL) ?? undefined,
    like: params.get(LIKE) ?? undefined,
    client: params.get(CLIENT) ?? undefined,
  };
}

export function withOverlay(params: URLSearchParams, overlay: Overlay): URLSearchParams {
  const next = withoutOverlay(params);
  if (overlay.kind === 'edit') {
    next.set(APPOINTMENT, overlay.id);
    return next;
  }
  next.set(slotParams[overlay.kind], overlay.start_time ? `${overlay.date}T${overlay.start_time}` : overlay.date);
  if (overlay.professional_id) next.set(PROFESSIONAL, overlay.professional_id);
  if (overlay.like) next.set(LIKE, overlay.like);
  if (overlay.client) next.set(CLIENT, overlay.client);
  return next;
}

export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [APPOINTMENT, PROFESSIONAL, LIKE, CLIENT, ...Object.values(slotParams)]) next.delete(name);
  return next;
}

/** The agenda with the sheet of a new appointment for a client; without a date, today. */
export const newAppointmentPath = (client: string, date: string) =>
  `${paths.agendaDay}?${date && `${DATE}=${date}&`}${slotParams.new}=${date}&${CLIENT}=${client}`;
