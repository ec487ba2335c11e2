import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, formatTime, weekdayOf } from '#domain/shared/time.ts';
import { askAmidKills, type Killable, killable, TAKES } from '#server/kernel/testing/amid-kills.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { makeDue } from '#server/kernel/testing/jobs.ts';
import { connectAsAdmin, signUp } from '#server/kernel/testing/salon.ts';
import { anyPhone, TUESDAY } from './testing/open-salon.ts';

let admin: Client;
let program: Killable;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  program = await killable({
    DATABASE_URL: adminUrl,
    SECRET: 'a secret that all of these processes share',
    LIMIT_BOOKINGS_PER_ADDRESS: '1000000',
  });
}, TAKES);
afterAll(async () => {
  await program.end();
  await admin.end();
});

/** With a phone and a key of its own, by which what became of it is found. */
type Wish = { phone: string; key: string; date: string; time: string };

function* wishes(): Generator<Wish, never> {
  for (let day = TUESDAY; ; day = addDays(day, 1)) {
    if (weekdayOf(day) < 2) continue;
    for (let hour = 9; hour < 19; hour += 1) {
      yield { phone: anyPhone(), key: randomUUID(), date: day, time: formatTime(hour * 60) };
    }
  }
}

test(
  'no booking that was confirmed is lost when the server is killed twenty times, and none is made twice by asking again',
  async () => {
    const salonId = await signUp(admin);
    const service = randomUUID();
    await admin.query(
      `insert into services (user_id, id, name, category, duration_minutes) values ($1, $2, 'Corte', 'Cabelo', 60)`,
      [salonId, service],
    );
    const more = wishes();
    const confirmed = await askAmidKills<Wish, { appointmentId: string }>(program, {
      newWish: () => more.next().value,
      ask: (url, { phone, key, date, time }) =>
        fetch(`${url}/api/functions/create-public-appointment`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({
            salonId,
            clientName: 'Ana',
            clientPhone: phone,
            selectedServices: [{ id: service }],
            selectedProfessionalId: null,
            selectedDate: date,
            selectedTime: time,
          }),
        }),
    });

    const { rows } = await admin.query<{ phone: string; id: string }>(
      `select client_phone as phone, id from appointments a where user_id = $1
         and (select count(*) from appointment_services where user_id = $1 and appointment_id = a.id) = 1
         and (select count(*) from history where user_id = $1 and entity_id = a.id::text) = 1`,
      [salonId],
    );
    const { rows: all } = await admin.query('select count(*)::int as n from appointments');
    const answered = [...confirmed].map(([{ phone }, { appointmentId }]) => [phone, appointmentId] as const);
    expect(new Map(rows.map(({ phone, id }) => [phone, id]))).toEqual(new Map(answered));
    expect(all[0].n).toBe(confirmed.size);

    // The owner is told of every one, also of those that a killed server was about to tell.
    await admin.query(`update jobs._private_jobs set locked_at = locked_at - interval '2 minutes'`);
    await admin.query(`update jobs._private_job_queues set locked_at = locked_at - interval '2 minutes'`);
    program.start();
    const untold = async () => {
      await makeDue(admin);
      return (await admin.query('select from untold_requests')).rowCount;
    };
    await expect.poll(untold, { timeout: 30_000 }).toBe(0);
  },
  TAKES,
);
