import type { Insertable } from 'kysely';
import { addDays, weekdayOf } from '#domain/shared/time.ts';
import type { DB } from '#server/kernel/database/schema.ts';
import { daysBefore, momentOn, SALON_ZONE } from './calendar.ts';
import { idOf } from './chance.ts';

/** Without the owner, whose all of them are. */
export type Rows<Table extends keyof DB> = Omit<Insertable<DB[Table]>, 'user_id'>[];

export const OWNER_ID = idOf('owner', 'Studio Jasmim');

export const OWNER = { name: 'Helena Prado', email: 'helena@studiojasmim.com.br', color: '#e9d5ff' };

export const SIGN_UP = {
  business_name: 'Studio Jasmim',
  country: 'BR',
  language: 'pt',
  timezone: SALON_ZONE,
  color: OWNER.color,
};

export const CONTACT = { phone: '+5511903572148', address: 'Rua das Glicínias, 128, Vila Mariana, São Paulo' };

/** Looks like a random key. The bank's are of version 4, this is of version 8: it is nobody's, and nothing that is paid to it arrives. */
export const PIX = { key: '5e7d0c2a-91b4-8f36-a0d8-1c3b7f9e2a64', name: 'Studio Jasmim', city: 'Sao Paulo' };

/** Inside the seven days of the trial, so that its notice is there to see. */
export function signedUpAt(today: string): string {
  return momentOn(daysBefore(today, 5), '09:12');
}

/** Registered one after the other, so that lists by age have an order. */
export function minutesAfterSignUp(today: string, minutes: number): string {
  return Temporal.Instant.from(signedUpAt(today)).add({ minutes }).toString();
}

const OPEN: Record<number, [open: string, close: string]> = {
  2: ['09:00', '19:00'],
  3: ['09:00', '19:00'],
  4: ['09:00', '21:00'],
  5: ['09:00', '20:00'],
  6: ['08:00', '18:00'],
};

export function salonHours(): Rows<'salon_hours'> {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const [open_time = null, close_time = null] = OPEN[weekday] ?? [];
    return { weekday, is_open: open_time !== null, open_time, close_time };
  });
}

type Holiday = { day: string; note: string; hours?: [open: string, close: string] };

const HOLIDAYS: Holiday[] = [
  { day: '01-01', note: 'Confraternização Universal' },
  { day: '01-25', note: 'Aniversário de São Paulo', hours: ['10:00', '16:00'] },
  { day: '04-21', note: 'Tiradentes', hours: ['10:00', '16:00'] },
  { day: '05-01', note: 'Dia do Trabalho' },
  { day: '07-09', note: 'Revolução Constitucionalista', hours: ['10:00', '16:00'] },
  { day: '09-07', note: 'Independência do Brasil' },
  { day: '10-12', note: 'Nossa Senhora Aparecida' },
  { day: '11-02', note: 'Finados' },
  { day: '11-20', note: 'Consciência Negra', hours: ['10:00', '16:00'] },
  { day: '12-24', note: 'Véspera de Natal', hours: ['08:00', '15:00'] },
  { day: '12-25', note: 'Natal' },
  { day: '12-31', note: 'Véspera de Ano-Novo', hours: ['08:00', '15:00'] },
];

type DatedHoliday = Holiday & { date: string };

/** Of those that fall on a working day. */
function holidays(from: string, to: string): DatedHoliday[] {
  const [first, last] = [from, to].map((date) => Temporal.PlainDate.from(date).year) as [number, number];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    .flatMap((year) => HOLIDAYS.map((holiday) => ({ ...holiday, date: `${year}-${holiday.day}` })))
    .filter(({ date }) => date >= from && date <= to && OPEN[weekdayOf(date)]);
}

/** Days on which the salon was closed or opened later, before it kept its exceptions here. */
export function pastHolidays(today: string): Hours[] {
  return holidays(addDays(today, -600), addDays(today, -1)).map(hoursOn);
}

/** The next holiday that closes the salon and the next with special hours; today as well, should it be a day of rest. */
export function salonExceptions(today: string): Rows<'salon_exceptions'> {
  const coming = holidays(addDays(today, 1), addDays(today, 365));
  // Whoever opens the demo on a Sunday wants to see a day's work too.
  const openToday: DatedHoliday[] = OPEN[weekdayOf(today)]
    ? []
    : [{ day: '', date: today, note: 'Abertura extra', hours: ['09:00', '19:00'] }];
  const chosen = [...openToday, coming.find(({ hours }) => !hours), coming.find(({ hours }) => hours)];
  return chosen
    .filter((holiday) => holiday !== undefined)
    .map((holiday) => ({
      id: idOf('exception', holiday.date),
      ...hoursOn(holiday),
      is_closed: !holiday.hours,
      note: holiday.note,
      created_at: signedUpAt(today),
    }));
}

type Hours = { date: string; open_time: string | null; close_time: string | null };

function hoursOn({ date, hours }: DatedHoliday): Hours {
  const [open_time = null, close_time = null] = hours ?? [];
  return { date, open_time, close_time };
}
