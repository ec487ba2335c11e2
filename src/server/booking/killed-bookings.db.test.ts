import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, formatTime, weekdayOf } from '#domain/shared/time.ts';
import { bundleProgram } from '#server/kernel/testing/bundled-program.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { type Program, runProgram } from '#server/kernel/testing/program.ts';
import { connectAsAdmin, signUp } from '#server/kernel/testing/salon.ts';
import { anyPhone, TUESDAY } from './testing/open-salon.ts';

const KILLS = 20;
const VISITORS = 8;
/** Twenty starts of the program: ten seconds here, but a busy machine may need its time. */
const HEAVY = 300_000;

let adminUrl: string;
let admin: Client;
let folder: string;
let main: string;
const programs: Program[] = [];
beforeAll(async () => {
  ({ adminUrl } = await testDatabase());
  admin = await connectAsAdmin(adminUrl);
  folder = mkdtempSync(join(tmpdir(), 'madeixa-killed-'));
  main = await bundleProgram(join(folder, 'program'));
  // One that ends in peace leaves its compiled sources to the others, which will not live to do so.
  const first = start();
  await first.ready;
  first.process.kill('SIGTERM');
  await first.ended;
}, HEAVY);
afterAll(async () => {
  for (const { process } of programs) process.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

function start(): Program {
  const settings = {
    DATABASE_URL: adminUrl,
    DATA_DIR: folder,
    SECRET: 'a secret that all of these processes share',
    LIMIT_BOOKINGS_PER_ADDRESS: '1000000',
  };
  const program = runProgram(settings, main);
  programs.push(program);
  return program;
}

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
    const ask = async (url: string, { phone, key, date, time }: Wish): Promise<string | undefined> => {
      const answer = await fetch(`${url}/api/functions/create-public-appointment`, {
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
      });
      const body = (await answer.json()) as { appointmentId?: string; code?: string };
      // Whoever asks again so soon may meet the killed server's transaction, which the database has not ended yet; and a server that
      // has just begun may say on a busy machine that it is.
      const mayAskAgain = body.code === 'IN_FLIGHT' || answer.status === 503;
      if (!body.appointmentId && !mayAskAgain) throw new Error(`Refused: ${JSON.stringify(body)}`);
      return body.appointmentId;
    };

    const confirmed = new Map<string, string>();
    const more = wishes();
    let open: Wish[] = [];
    let unanswered = 0;
    let next = start();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const server = next;
      const url = await server.ready;
      if (!url) throw new Error(server.output());
      next = start();
      while (open.length < VISITORS) open.push(more.next().value);
      const until = 1 + (kill % (VISITORS - 1));
      let answers = 0;
      const outcomes = await Promise.all(
        open.map(async (wish) => {
          const id = await ask(url, wish).catch((error) => {
            // A refusal is a defect; a connection that broke off is what this is about.
            if (error.message.startsWith('Refused')) throw error;
            return undefined;
          });
          if (id) {
            confirmed.set(wish.phone, id);
            answers += 1;
            if (answers === until) server.process.kill('SIGKILL');
          }
          return id;
        }),
      );
      server.process.kill('SIGKILL');
      await server.ended;
      open = open.filter((_, index) => !outcomes[index]);
      unanswered += open.length;
    }
    expect(unanswered).toBeGreaterThan(0);

    // Those who were cut off ask again, of a server that lives.
    const url = await next.ready;
    if (!url) throw new Error(next.output());
    for (const wish of open) {
      await expect.poll(() => ask(url, wish).then((id) => id && confirmed.set(wish.phone, id))).toBeTruthy();
    }
    const { rows } = await admin.query<{ phone: string; id: string }>(
      `select client_phone as phone, id from appointments a where user_id = $1
         and (select count(*) from appointment_services where user_id = $1 and appointment_id = a.id) = 1
         and (select count(*) from history where user_id = $1 and entity_id = a.id::text) = 1`,
      [salonId],
    );
    const { rows: all } = await admin.query('select count(*)::int as n from appointments');
    expect(new Map(rows.map(({ phone, id }) => [phone, id]))).toEqual(confirmed);
    expect(all[0].n).toBe(confirmed.size);
  },
  HEAVY,
);
