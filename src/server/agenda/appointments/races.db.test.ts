import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { connectAsAdmin, refusal } from '#server/kernel/testing/salon.ts';
import { testServer } from '#server/test-server.ts';
import { type BookedSalon, bookedSalon } from '../testing/booked-salon.ts';

const server = testServer();
const salon = perFile(() => bookedSalon(server));
beforeEach(() => server.admin.query('delete from appointments'));

type Answer = Awaited<ReturnType<BookedSalon['create']>>;
const atOnce = (times: number, call: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => call(turn)));

/** How often each answer came: { '200': 1, '409 CONFLICT': 49 }. */
function counted(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status === 200 ? '200' : `${status} ${(body as { code: string }).code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Pairs of appointments that have the same professional at the same time. */
async function overlaps(): Promise<number> {
  const { rows } = await server.admin.query(
    `select count(*)::int as n from appointments a join appointments b
     on a.user_id = b.user_id and a.professional_id = b.professional_id and a.id < b.id and a.during && b.during
     where a.status <> 'cancelado' and b.status <> 'cancelado'`,
  );
  return rows[0].n;
}

/** As a program would that neither locks nor has the constraint: first everybody looks, then everybody writes. */
async function withoutLockOrConstraint(times: number): Promise<number> {
  const rivals = await Promise.all(Array.from({ length: times }, () => connectAsAdmin(server.adminUrl)));
  const looked = await Promise.all(rivals.map((rival) => rival.query('select from appointments')));
  const wrote = await Promise.all(
    rivals
      .filter((_, turn) => looked[turn]?.rowCount === 0)
      .map((rival) =>
        rival.query(
          `insert into appointments (user_id, client_name, professional_id, date, start_time, end_time, overlap_allowed)
           values ($1, 'Ana', $2, '2026-11-17', '10:00', '10:40', true) on conflict do nothing`,
          [salon.owner.id, salon.rita],
        ),
      ),
  );
  await Promise.all(rivals.map((rival) => rival.end()));
  return wrote.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

describe('of fifty who save the same professional and time at once', () => {
  test('one is accepted', () =>
    inRounds(3, async (round) => {
      const date = `2026-11-${10 + round}`;
      expect(counted(await atOnce(50, () => salon.create({ date })))).toEqual({ '200': 1, '409 CONFLICT': 49 });
      expect(await overlaps()).toBe(0);
    }));

  test('several would be accepted without the lock and the constraint', async () => {
    expect(await withoutLockOrConstraint(10)).toBe(10);
    expect(await overlaps()).toBe(45);
  });

  test('all are accepted when each has a time of their own', async () => {
    const time = (turn: number) =>
      `${String(8 + Math.floor(turn / 6)).padStart(2, '0')}:${(turn % 6) * 10}`.padEnd(5, '0');
    const answers = await atOnce(50, (turn) =>
      salon.create({ start_time: time(turn), lines: [salon.line({ duration_minutes: 10 })] }),
    );
    expect(counted(answers)).toEqual({ '200': 50 });
  });
});

test('of intervals that overlap in part, those are accepted that do not, and the others had a reason', async () => {
  const wanted = Array.from({ length: 50 }, (_, turn) => {
    const start = 9 * 60 + ((turn * 37) % 300);
    const minutes = 10 + ((turn * 23) % 80);
    return { start, end: start + minutes, minutes };
  });
  const clock = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const answers = await atOnce(wanted.length, (turn) => {
    const { start, minutes } = wanted[turn] ?? { start: 0, minutes: 0 };
    return salon.create({ start_time: clock(start), lines: [salon.line({ duration_minutes: minutes })] });
  });
  expect(Object.keys(counted(answers)).sort()).toEqual(['200', '409 CONFLICT']);
  expect(await overlaps()).toBe(0);
  const accepted = wanted.filter((_, turn) => answers[turn]?.status === 200);
  for (const [turn, { start, end }] of wanted.entries()) {
    const meets = accepted.some((other) => other.start < end && other.end > start);
    expect(meets, `interval ${turn}`).toBe(true);
  }
});

describe('appointments that change places', () => {
  const DAYS = ['2026-11-17', '2026-11-18'] as const;

  test('while others are made and changed, end in an answer each time, and never overlap', async () => {
    const place = (day: 0 | 1) => ({ date: DAYS[day], start_time: '10:00', end_time: '10:40' });
    let [one, other] = [await salon.book({ date: DAYS[0] }), await salon.book({ date: DAYS[1] })];
    for (let round = 0; round < 15; round += 1) {
      const answers = await Promise.all([
        salon.move(one, place(1)),
        salon.move(other, place(0)),
        salon.change(one, { date: DAYS[1], start_time: '10:20' }),
        salon.change(other, { date: DAYS[0], start_time: '10:20' }),
        salon.create({ date: DAYS[0], start_time: '10:30' }),
        salon.create({ date: DAYS[1], start_time: '10:30' }),
        salon.move(one, { ...place(0), professional_id: salon.bia }),
        salon.move(other, { ...place(0), professional_id: salon.bia }),
      ]);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(await overlaps()).toBe(0);
      [one, other] = (await Promise.all([salon.read(one.id), salon.read(other.id)])).map(
        ({ body }) => body as Appointment,
      ) as [Appointment, Appointment];
    }
  });

  test('would wait for each other in a circle if each took its own day first', async () => {
    const rivals = await Promise.all([connectAsAdmin(server.adminUrl), connectAsAdmin(server.adminUrl)]);
    const lock = (turn: number, day: string) =>
      rivals[turn]?.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [day]) ?? Promise.resolve();
    await Promise.all(rivals.map((rival) => rival.query(`begin; set local deadlock_timeout = '10ms'`)));
    await Promise.all([lock(0, DAYS[0]), lock(1, DAYS[1])]);
    const refusals = await Promise.all([refusal(lock(0, DAYS[1])), refusal(lock(1, DAYS[0]))]);
    await Promise.all(rivals.map((rival) => rival.end()));
    expect(refusals).toContain('40P01');
  });
});

test('saving or approving with a service that is being deleted ends with or without it, never in a circle', async () => {
  const own = await bookedSalon(server);
  const booked = await own.book();
  const asked = await own.book({ start_time: '08:00' });
  await server.admin.query('update appointments set requires_confirmation = true where id = $1', [asked.id]);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, turn) => own.change(booked, { start_time: `1${turn}:00` })),
    ...Array.from({ length: 10 }, () => own.owner.post(`/api/agenda/appointments/${asked.id}/approve`, {})),
    own.owner.post(`/api/services/${own.corte}/remove`, { password: own.owner.password }),
    ...Array.from({ length: 10 }, (_, turn) => own.create({ start_time: `1${turn}:00`, professional_id: own.bia })),
  ]);
  expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
});

describe('finalising the same appointment fifty times at once', () => {
  const DONE = { status: 'finalizado', payment_method: 'PIX' } as const;
  const using = () => ({ lines: [salon.colouring(2)] });
  const sumOfMovements = async () => {
    const sql = 'select sum(quantity_changed)::float8 as sum from stock_movements where product_id = $1';
    return (await server.admin.query(sql, [salon.tintura])).rows[0].sum;
  };
  const deductions = async () => (await salon.movements()).filter(({ type }) => type === 'deduction').length;

  test('in two windows takes its products once', async () => {
    const booked = await salon.book(using());
    const before = await deductions();
    const methods = ['PIX', 'Dinheiro'];
    const answers = await atOnce(50, (turn) =>
      salon.change(booked, { ...using(), ...DONE, payment_method: methods[turn % 2] }),
    );
    // The window that was first finds its own change there, however often it repeats it; the other one is told to look again.
    expect(counted(answers)).toEqual({ '200': 25, '409 STALE': 25 });
    expect((await deductions()) - before).toBe(1);
    expect(await salon.stock()).toBe(await sumOfMovements());
  });

  test('when it is new takes its products once, and all get the same answer', async () => {
    const id = randomUUID();
    const before = await deductions();
    const answers = await atOnce(50, () => salon.create({ ...using(), ...DONE }, id));
    expect(counted(answers)).toEqual({ '200': 50 });
    expect(new Set(answers.map(({ body }) => JSON.stringify((body as { appointment: object }).appointment))).size).toBe(
      1,
    );
    expect((await deductions()) - before).toBe(1);
    expect(await salon.stock()).toBe(await sumOfMovements());
  });

  test('is fifty deductions where it is fifty appointments', async () => {
    const before = await deductions();
    const answers = await atOnce(50, (turn) =>
      salon.create({
        ...using(),
        ...DONE,
        date: `2026-10-${String((turn % 25) + 1).padStart(2, '0')}`,
        professional_id: turn < 25 ? salon.rita : salon.bia,
      }),
    );
    expect(counted(answers)).toEqual({ '200': 50 });
    expect((await deductions()) - before).toBe(50);
    expect(await salon.stock()).toBe(await sumOfMovements());
  });
});
