import fc from 'fast-check';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { busyTimes, isInTurns, type WorkLine } from '#domain/agenda/busy.ts';
import { formatTime } from '#domain/shared/time.ts';
import { connectAsAdmin, fillSalon, idOf, refusal, signUp } from '#server/kernel/testing/salon.ts';

const DATE = '2027-03-02';

let admin: Client;
let owner: string;
let people: string[];
beforeAll(async () => {
  admin = await connectAsAdmin();
  owner = await signUp(admin);
  await fillSalon(admin, owner);
  const { rows } = await admin.query<{ id: string }>(
    `insert into staff (user_id, nome, funcao) select $1, name, 'Cabeleireira' from unnest(array['Ana', 'Bia', 'Caio']) as name
     returning id`,
    [owner],
  );
  people = rows.map(({ id }) => id);
});
afterAll(() => admin.end());

type Booked = {
  start: number;
  /** Index of somebody; null is nobody yet. */
  who: number | null;
  lines: Array<{ minutes: number; parts: readonly number[]; cleanup: number; who: number | null }>;
  /** The appointment may say another time than its lines. */
  longer: number;
  overlapAllowed?: boolean;
};

/** Writes it with its lines; rolled back by the caller. */
async function write({ start, who, lines, longer, overlapAllowed = false }: Booked) {
  const end = Math.min(1440, start + longer + lines.reduce((sum, { minutes }) => sum + minutes, 0));
  const idAt = (person: number | null) => (person === null ? null : (people[person] ?? null));
  const visit = {
    start_time: formatTime(start),
    end_time: formatTime(end),
    professional_id: idAt(who),
    lines: lines.map(
      (line): WorkLine => ({
        duration_minutes: line.minutes,
        professional_id: idAt(line.who),
        parts: line.parts,
        cleanup_minutes: line.cleanup,
      }),
    ),
  };
  const in_turns = isInTurns(visit);
  const { rows } = await admin.query<{ id: string }>(
    `insert into appointments (user_id, client_name, professional_id, date, start_time, end_time, in_turns, overlap_allowed)
     values ($1, 'Ana', $2, $3, $4, $5, $6, $7) returning id`,
    [owner, visit.professional_id, DATE, visit.start_time, visit.end_time, in_turns, overlapAllowed],
  );
  for (const [position, line] of visit.lines.entries()) {
    await admin.query(
      `insert into appointment_services (user_id, appointment_id, service_name, duration_minutes, professional_id, parts, cleanup_minutes, position)
       values ($1, $2, 'Corte', $3, $4, $5, $6, $7)`,
      [owner, rows[0]?.id, line.duration_minutes, line.professional_id, line.parts, line.cleanup_minutes, position],
    );
  }
  return { ...visit, in_turns, id: rows[0]?.id };
}

async function rolledBack<T>(work: () => Promise<T>): Promise<T> {
  await admin.query('begin');
  try {
    return await work();
  } finally {
    await admin.query('rollback');
  }
}

const person = fc.option(fc.integer({ min: 0, max: 2 }), { freq: 3 });
const line = fc.record({
  minutes: fc.integer({ min: 1, max: 120 }),
  parts: fc.constantFrom([], [10, 5, 10], [45, 30, 30], [5, 5, 5, 5, 5]),
  cleanup: fc.constantFrom(0, 0, 10, 240),
  who: person,
});
const booked = fc.record({
  start: fc.integer({ min: 0, max: 1080 }),
  who: person,
  lines: fc.array(line, { maxLength: 3 }),
  longer: fc.constantFrom(0, 0, 0, 7),
});

test('the database keeps the busy times that the rules say, of whatever appointment', async () => {
  let pieces = 0;
  for (const one of fc.sample(booked, { numRuns: 150, seed: 53 })) {
    if (one.lines.length === 0 && one.longer === 0) continue;
    const [kept, said] = await rolledBack(async () => {
      const visit = await write(one);
      const { rows } = await admin.query(
        `select staff_id, left(start_time::text, 5) as start_time, left(end_time::text, 5) as end_time
         from busy_times where appointment_id = $1 order by start_time, staff_id`,
        [visit.id],
      );
      return [rows, busyTimes(visit)];
    });
    expect(kept, JSON.stringify(one)).toEqual(said);
    pieces += kept.length;
  }
  expect(pieces).toBeGreaterThan(150);
});

describe('nobody is busy twice, says the database', () => {
  const COLOUR = { minutes: 105, parts: [45, 30, 30], cleanup: 15, who: null };
  const colour: Booked = { start: 600, who: 0, lines: [COLOUR], longer: 0 };
  const cut = (start: number, minutes: number, changes: Partial<Booked> = {}): Booked => ({
    start,
    who: 0,
    lines: [{ minutes, parts: [], cleanup: 0, who: null }],
    longer: 0,
    ...changes,
  });
  const turns: Booked = {
    start: 600,
    who: 0,
    lines: [
      { minutes: 30, parts: [], cleanup: 0, who: 0 },
      { minutes: 30, parts: [], cleanup: 0, who: 1 },
    ],
    longer: 0,
  };

  test.each<[string, Booked, Booked, string | null]>([
    ['an appointment fits wholly into a pause', colour, cut(645, 30), null],
    ['one that reaches out of it does not', colour, cut(645, 31), '23P01'],
    ['nor one that begins before it', colour, cut(644, 10), '23P01'],
    ['cleaning up is busy time', colour, cut(705, 15), '23P01'],
    ['and ends', colour, cut(720, 15), null],
    ['two with a pause do not meet in their work', colour, { ...colour, start: 630 }, '23P01'],
    ['a turn takes whose turn it is', turns, cut(630, 30, { who: 1 }), '23P01'],
    ['and nobody else', turns, cut(630, 30, { who: 0 }), null],
    ['what was approved in spite of it stands beside', colour, cut(600, 30, { overlapAllowed: true }), null],
  ])('%s', async (_, first, second, outcome) => {
    const refused = await rolledBack(async () => {
      await write(first);
      return refusal(write(second));
    });
    expect(refused).toBe(outcome);
  });

  test('whatever an owner of tables would write into them', async () => {
    const taken = `insert into busy_times (user_id, appointment_id, position, staff_id, date, start_time, end_time, overlap_allowed)
      select user_id, appointment_id, 9, staff_id, date, start_time, end_time, false from busy_times limit 1`;
    expect(await rolledBack(() => refusal(admin.query(taken)))).toBe('23P01');
  });

  test('and the program writes nothing there itself', async () => {
    const write = async () => {
      await admin.query('set local role madeixa_app');
      await admin.query(`select set_config('app.user_id', $1, true)`, [owner]);
      return refusal(admin.query(`delete from busy_times where staff_id = ${idOf(owner, 'rita')}`));
    };
    expect(await rolledBack(write)).toBe('42501');
  });
});
