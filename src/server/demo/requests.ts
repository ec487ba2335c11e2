import { DAY, type DiaryRows, makeDiary } from '#domain/agenda/diary.ts';
import { findSlots } from '#domain/agenda/slots.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { formatTime } from '#domain/shared/time.ts';
import { daysBefore, momentOn } from './calendar.ts';
import { chanceFor, idOf } from './chance.ts';
import { type Person, PROFESSIONALS, people, staffId } from './people.ts';
import type { Rows } from './salon.ts';
import { type OfferedService, serviceNamed } from './services.ts';
import type { Visit } from './visits.ts';
import { emptyDiary } from './working-times.ts';

/** `who` null is whoever is free. A newcomer has not been here yet; without one, a known client asks. */
type Asked = {
  who: string | null;
  services: string[];
  daysAgo: number;
  at: string;
  newcomer?: [name: string, phone: string];
};

const ASKED: Asked[] = [
  { who: 'Camila Rocha', services: ['Corte feminino', 'Escova'], daysAgo: 1, at: '22:14' },
  {
    who: null,
    services: ['Manicure', 'Pedicure'],
    daysAgo: 1,
    at: '21:40',
    newcomer: ['Lorena Batista', '+5511909001234'],
  },
  { who: 'Juliana Sato', services: ['Limpeza de pele profunda'], daysAgo: 1, at: '20:05' },
  {
    who: 'Rafael Nogueira',
    services: ['Corte masculino'],
    daysAgo: 2,
    at: '13:26',
    newcomer: ['Enzo Teixeira', '+5511909005678'],
  },
  { who: null, services: ['Luzes'], daysAgo: 2, at: '11:52', newcomer: ['Mirela Tavares', '+5511909004321'] },
];

const DAYS_AHEAD = 12;

type Requests = { appointments: Rows<'appointments'>; lines: Rows<'appointment_services'> };

/** What the public page has brought in these days, each placed by its rule beside those before it. */
export function requests(today: string, visits: readonly Visit[]): Requests {
  const regulars = people(today).women.slice(20);
  const diary = { ...emptyDiary(today), appointments: comingOf(visits, today), requests: [] as DiaryRows['requests'] };
  const placed: Requests = { appointments: [], lines: [] };
  for (const [index, asked] of ASKED.entries()) {
    const id = idOf('request', `${index} ${today}`);
    const services = asked.services.map(serviceNamed);
    const time = placeFor(asked, services, diary, today);
    if (!time) continue;
    const professional_id = asked.who && staffId(asked.who);
    if (professional_id) diary.appointments = [...diary.appointments, { id, professional_id, ...time }];
    else diary.requests = [...diary.requests, { id, ...time }];
    placed.appointments.push({ ...requestRow(id, asked, regulars[index], services, today), professional_id, ...time });
    placed.lines.push(...services.map((service, position) => lineRow(id, service, position)));
  }
  return placed;
}

function comingOf(visits: readonly Visit[], today: string): DiaryRows['appointments'] {
  return visits
    .filter(({ date }) => date >= today)
    .map(({ professional, date, start_time, end_time }) => {
      return { id: '', professional_id: staffId(professional.nome), date, start_time, end_time };
    });
}

function placeFor(asked: Asked, services: OfferedService[], rows: DiaryRows, today: string) {
  const chance = chanceFor(`request for ${asked.services} of ${asked.who} on ${today}`);
  const minutes = services.reduce((sum, service) => sum + service.minutes, 0);
  const who = asked.who && PROFESSIONALS.findIndex(({ nome }) => nome === asked.who);
  const rules = { step: 30, after: DAY, before: DAYS_AHEAD * DAY, gaps: [] };
  const free = findSlots(makeDiary(rows, today, DAYS_AHEAD), rules, who as number | null, minutes).flatMap((day) =>
    day.starts.filter((_, i) => day.available[i]).map((start) => ({ date: day.date, start })),
  );
  const chosen = free[chance.between(0, free.length - 1)];
  return (
    chosen && { date: chosen.date, start_time: formatTime(chosen.start), end_time: formatTime(chosen.start + minutes) }
  );
}

function requestRow(id: string, asked: Asked, regular: Person | undefined, services: OfferedService[], today: string) {
  const { newcomer, who, daysAgo, at } = asked;
  const [client_name = '', client_phone = null] = newcomer ?? [regular?.name, regular?.phone];
  const created_at = momentOn(daysBefore(today, daysAgo), at);
  return {
    id,
    client_id: newcomer ? null : (regular?.id ?? null),
    client_name,
    client_phone,
    category: services[0]?.category ?? '',
    service_id: services[0]?.id ?? null,
    professional_name: who ?? '',
    requires_confirmation: true,
    service_revenue_price: services.reduce((sum, { price }) => sum + (price === 'variable' ? 0 : price), 0),
    created_at,
    updated_at: created_at,
  };
}

function lineRow(appointment_id: string, service: OfferedService, position: number) {
  return {
    id: idOf('line', `${appointment_id} ${position}`),
    appointment_id,
    service_id: service.id,
    service_name: service.name,
    category: service.category,
    unit_price: decimalFromCents(cents(service.price === 'variable' ? 0 : service.price * 100)),
    duration_minutes: service.minutes,
    position,
  };
}
