import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { FreeDay } from '#contract/booking/operations.ts';
import type { DiaryRows } from '#domain/agenda/diary.ts';
import { RANDOM_DAYS, randomRows } from '#domain/agenda/testing/random-diary.ts';
import { addDays } from '#domain/shared/time.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { anyPhone, openSalon, TUESDAY } from './testing/open-salon.ts';

const SUNDAY = addDays(TUESDAY, -2);
const DIARIES = 40;

const server = testServer();
let people: Record<string, string>;
const salon = perFile(() => openSalon(server));
beforeAll(async () => {
  const { rows } = await server.admin.query<{ id: string; nome: string }>(
    `update staff set nome = case nome when 'Rita' then 'ana' when 'Bia' then 'bia' else 'caio' end returning id, nome`,
  );
  people = Object.fromEntries(rows.map(({ id, nome }) => [nome, id]));
});

/** Puts a diary in the place of the salon's own, in one statement. Of appointments that overlap the first stays. */
async function write(rows: DiaryRows, minutes: number): Promise<void> {
  const id = (name: string) => `'${people[name]}'::uuid`;
  const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
  const of = (columns: string[]) => `('${salon.owner.id}', ${columns.join()})`;
  const insert = (table: string, columns: string, values: string[][]) =>
    values.length
      ? `insert into ${table} (user_id, ${columns}) values ${values.map(of).join()} on conflict do nothing;`
      : '';
  const hours = (one: { open_time: string | null; close_time: string | null }) => [
    text(one.open_time),
    text(one.close_time),
  ];
  await server.admin.query(`
    delete from appointments; delete from staff_shifts; delete from staff_time_off; delete from salon_exceptions;
    delete from salon_hours; update services set duration_minutes = ${minutes};
    update staff set ativo = id in (${rows.professionals.map((one) => id(one.id)).join()});
    ${insert(
      'salon_hours',
      'weekday, is_open, open_time, close_time',
      rows.hours.map((one) => [`${one.weekday}`, `${one.open_time !== null}`, ...hours(one)]),
    )}
    ${insert(
      'salon_exceptions',
      'date, is_closed, open_time, close_time',
      rows.exceptions.map((one) => [text(one.date), `${one.open_time === null}`, ...hours(one)]),
    )}
    ${insert(
      'staff_shifts',
      'staff_id, weekday, start_time, end_time',
      rows.shifts.map((one) => [id(one.staff_id), `${one.weekday}`, text(one.start_time), text(one.end_time)]),
    )}
    ${insert(
      'staff_time_off',
      'staff_id, starts_at, ends_at',
      rows.timeOff.map((one) => [id(one.staff_id), text(one.starts_at), text(one.ends_at)]),
    )}
    ${insert(
      'appointments',
      'professional_id, requires_confirmation, date, start_time, end_time, client_name',
      [
        ...apart(rows.appointments).map((one) => ({ ...one, of: id(one.professional_id) })),
        ...rows.requests.map((one) => ({ ...one, of: 'null' })),
      ].map((one) => [
        one.of,
        `${one.of === 'null'}`,
        text(one.date),
        text(one.start_time),
        text(one.end_time),
        `'Ana'`,
      ]),
    )}`);
}

/** Nobody is busy twice. */
function apart(appointments: DiaryRows['appointments']): DiaryRows['appointments'] {
  const isBeside = (one: (typeof appointments)[number], other: (typeof appointments)[number]) =>
    one.professional_id === other.professional_id &&
    one.date === other.date &&
    one.start_time < other.end_time &&
    one.end_time > other.start_time;
  const kept: Array<(typeof appointments)[number]> = [];
  for (const one of appointments) if (!kept.some((other) => isBeside(one, other))) kept.push(one);
  return kept;
}

test('through the server too, what is offered is bookable and what is not offered is refused, whatever the diary', async () => {
  const diaries = fc.sample(
    fc.record({
      rows: randomRows(SUNDAY),
      minutes: fc.integer({ min: 1, max: 18 }).map((ten) => ten * 10),
      who: fc.constantFrom(null, 0),
      pick: fc.nat(),
    }),
    { numRuns: DIARIES, seed: 17 },
  );
  let [booked, refused] = [0, 0];
  for (const { rows, minutes, who, pick } of diaries) {
    await write(rows, minutes);
    const professional = who === null ? null : (people[rows.professionals[who]?.id ?? ''] ?? null);
    const question = { professionalId: professional, date: SUNDAY, serviceDurationMinutes: minutes };
    const { body } = await salon.slots({ ...question, daysAhead: RANDOM_DAYS });
    const listed = (body as { days: FreeDay[] }).days.flatMap(({ date, availableSlots }) =>
      availableSlots.map((slot) => ({ date, ...slot })),
    );
    const book = (slot: { date: string; time: string } | undefined) =>
      salon.book({
        selectedServices: [{ id: salon.corte }],
        selectedProfessionalId: professional,
        selectedDate: slot?.date,
        selectedTime: slot?.time,
        clientPhone: anyPhone(),
      });
    const chosen = <T>(slots: T[]) => slots[pick % Math.max(1, slots.length)];

    const taken = chosen(listed.filter(({ available }) => !available));
    const between = { date: addDays(SUNDAY, pick % RANDOM_DAYS), time: `1${pick % 10}:07` };
    for (const slot of taken ? [taken, between] : [between]) {
      expect((await book(slot)).body, JSON.stringify({ rows, slot })).toMatchObject({ code: 'SLOT_TAKEN' });
      refused += 1;
    }
    const free = chosen(listed.filter(({ available }) => available));
    if (!free) continue;
    expect((await book(free)).body, JSON.stringify({ rows, free })).toMatchObject({ success: true });
    if (professional) expect((await book(free)).body).toMatchObject({ code: 'SLOT_TAKEN' });
    booked += 1;
  }
  expect(booked).toBeGreaterThan(DIARIES / 2);
  expect(refused).toBeGreaterThan(DIARIES);
}, 240_000);
