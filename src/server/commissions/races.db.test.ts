import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { testServer } from '#server/test-server.ts';
import { type CommissionSalon, commissionSalon, finalised } from './testing/commission-salon.ts';

const FIFTY = Array.from({ length: 50 }, (_, turn) => turn);

const server = testServer();
const salon = perTest(() => commissionSalon(server));

const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();

/** What of March lies finalised in the agenda, and what its closing has kept. */
async function countedInMarch() {
  const { rows } = await server.admin.query<{ finalised: number; kept: number }>(
    `select (select count(*)::int from appointment_services line join appointments on appointments.id = line.appointment_id
         where appointments.user_id = $1 and status = 'finalizado' and date between '2025-03-01' and '2025-03-31') as finalised,
       (select count(*)::int from commission_closing_entries where user_id = $1) as kept`,
    [salon.owner.id],
  );
  return rows[0];
}

const inMarch = (turn: number) => ({
  date: `2025-03-${String(1 + (turn % 25)).padStart(2, '0')}`,
  professional_id: turn < 25 ? salon.rita : salon.bia,
});

describe('closing a period', () => {
  test('while fifty are finalised in it counts every one that was saved, and refuses the others', {
    timeout: 240_000,
  }, async () => {
    const booked: Awaited<ReturnType<CommissionSalon['book']>>[] = [];
    for (const turn of FIFTY) booked.push(await salon.book(inMarch(turn)));
    const save = (turn: number) =>
      salon.changeAppointment(booked[turn] as (typeof booked)[number], { ...inMarch(turn), ...finalised });
    const answers = await Promise.all([...FIFTY.slice(0, 10).map(save), salon.close(), ...FIFTY.slice(10).map(save)]);
    const [closed] = answers.splice(10, 1);
    expect(closed?.status).toBe(200);
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    const saved = answers.filter(({ status }) => status === 200).length;
    expect(await countedInMarch()).toEqual({ finalised: saved, kept: saved });
    // Whatever chance did: from now on nothing is saved.
    const late = await salon.book({ date: '2025-03-28' });
    expect(await salon.changeAppointment(late, { date: '2025-03-28', ...finalised })).toMatchObject({ status: 409 });
  });

  test('misses what is saved without the lock that both take: without it, the test before would fail', async () => {
    const { id } = await salon.book(inMarch(1));
    const other = await connectAsAdmin(server.adminUrl);
    try {
      await other.query('begin');
      await other.query(`update appointments set status = 'finalizado', payment_method = 'PIX' where id = $1`, [id]);
      expect((await salon.close()).status).toBe(200);
      await other.query('commit');
    } finally {
      await other.end();
    }
    expect(await countedInMarch()).toEqual({ finalised: 1, kept: 0 });
  });

  test('is done once, however many ask for it', async () => {
    await salon.done();
    const answers = await Promise.all(FIFTY.map(() => salon.close()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Who waits too long is told to try again.
    expect([
      [200, 409],
      [200, 409, 503],
    ]).toContainEqual(statusesOf(answers));
    expect(await countedInMarch()).toEqual({ finalised: 1, kept: 1 });
  });
});

test('an advance is noted once, however many ask for it under one key', async () => {
  const key = randomUUID();
  const answers = await Promise.all(FIFTY.map(() => salon.advance({}, key)));
  expect([[200], [200, 409]]).toContainEqual(statusesOf(answers));
  expect(await salon.rowOf(salon.rita)).toMatchObject({ advances_total: 50_00 });
  const ids = answers.filter(({ status }) => status === 200).map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test('an advance and the closing of its day come one after the other', async () => {
  for (const _ of FIFTY.slice(0, 5)) {
    const [paid, closed] = await Promise.all([salon.advance(), salon.close()]);
    expect([200, 409]).toContain(paid.status);
    const { rows } = await server.admin.query(
      `select (select count(*)::int from commission_advances where user_id = $1)
         = (select count(*)::int from commission_closing_entries where user_id = $1) as agree`,
      [salon.owner.id],
    );
    expect(rows).toEqual([{ agree: true }]);
    expect(await salon.reopen((closed.body as { id: string }).id)).toMatchObject({ status: 200 });
  }
});
