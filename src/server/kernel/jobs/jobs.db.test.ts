import type pg from 'pg';
import type { Client } from 'pg';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseOf, inTransaction, systemDatabaseOf, visitorDatabaseOf } from '../database/db.ts';
import { openPool } from '../database/pools.ts';
import { makeLogins } from '../database/roles.ts';
import { openLog } from '../log.ts';
import type { OwnerId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { jobsIn, makeDue } from '../testing/jobs.ts';
import { connectAsAdmin, fillSalon, refusal, signUp } from '../testing/salon.ts';
import { countJobs, type JobCounts } from './count-jobs.ts';
import { addJob, GivenUp, ofSalon, type Task, type Tasks } from './queue.ts';
import { releasedOnce } from './released-once.ts';
import { JOBS_AT_ONCE, startWorker, type Worker } from './worker.ts';

const NOT_ALLOWED = '42501';
const NOTE = 'test.note';

let admin: Client;
let app: pg.Pool;
let system: pg.Pool;
let logins: Awaited<ReturnType<typeof makeLogins>>;
let mine: OwnerId;
let theirs: OwnerId;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  logins = await makeLogins(adminUrl, 'a secret of the tests, long enough');
  app = openPool(logins.app, 4);
  system = openPool(logins.system, 10);
  [mine, theirs] = [(await signUp(admin)) as OwnerId, (await signUp(admin)) as OwnerId];
  for (const salon of [mine, theirs]) await fillSalon(admin, salon);
  await admin.query(`insert into app.job_tasks (task, role) values ($1, 'madeixa_app'), ($1, 'madeixa_system')`, [
    NOTE,
  ]);
});
afterAll(() => Promise.all([admin.end(), app.end(), system.end()]));

let logged: string[];
let registry: Registry;
let counts: JobCounts;
const workers: Worker[] = [];
beforeEach(async () => {
  logged = [];
  registry = new Registry();
  counts = countJobs(registry, app);
  await admin.query('delete from jobs._private_jobs');
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});

const log = () => logged.join('');

async function work(tasks: Tasks, eachMinute: Array<(pool: pg.Pool) => Promise<unknown>> = []): Promise<Worker> {
  const worker = await startWorker({
    pool: system,
    log: openLog('debug', { write: (line) => logged.push(line) }),
    counts,
    tasks,
    eachMinute,
  });
  workers.push(worker);
  return worker;
}

const note = (payload: object = {}, terms: Parameters<typeof addJob>[3] = {}, salon = mine) =>
  addJob(databaseOf(app, salon), NOTE, payload, terms);

const inAnHour = () => Temporal.Now.instant().add({ hours: 1 });

describe('a job', () => {
  test('is added in the transaction of its cause, or not at all', async () => {
    await inTransaction(databaseOf(app, mine), async (db) => {
      await addJob(db, NOTE, {});
      return { ok: false, reason: 'undone' } as const;
    });
    expect(await jobsIn(admin)).toEqual([]);
    await inTransaction(databaseOf(app, mine), (db) => addJob(db, NOTE, { turn: 1 }));
    expect(await jobsIn(admin)).toMatchObject([{ task: NOTE, payload: { turn: 1, salon: mine } }]);
  });

  test('is for the salon of whoever adds it, whatever the payload says', async () => {
    await note({ salon: theirs });
    expect(await jobsIn(admin)).toMatchObject([{ payload: { salon: mine } }]);
  });

  test('is added only by a role that may: nobody adds one that nobody knows', async () => {
    expect(await refusal(addJob(databaseOf(app, mine), 'test.unknown', {}))).toBe(NOT_ALLOWED);
    expect(await refusal(addJob(databaseOf(app, mine), 'account.mail-link', {}))).toBe(NOT_ALLOWED);
    expect(await refusal(addJob(visitorDatabaseOf(app, mine), NOTE, {}))).toBe(NOT_ALLOWED);
    expect(await refusal(addJob(visitorDatabaseOf(app, mine), 'booking.tell-owner', {}))).toBe(null);
    expect(await refusal(app.query('select * from jobs._private_jobs'))).toBe(NOT_ALLOWED);
  });

  test('with a key waits once in each salon, and keeps its time unless it is given another', async () => {
    const waiting = async () => (await jobsIn(admin)).map(({ isDue, payload }) => ({ isDue, ...payload }));
    await note({ turn: 1 }, { key: 'k', at: inAnHour() });
    await note({ turn: 2 }, { key: 'k' });
    await note({ turn: 3 }, { key: 'k' }, theirs);
    expect(await waiting()).toEqual([
      { isDue: false, turn: 1, salon: mine },
      { isDue: true, turn: 3, salon: theirs },
    ]);
    await note({ turn: 4 }, { key: 'k', at: Temporal.Now.instant().subtract({ seconds: 1 }) });
    expect(await waiting()).toMatchObject([{ isDue: true, turn: 4 }, {}]);
  });
});

describe('a worker', () => {
  test('does each job once, however many of them there are', async () => {
    const done: number[] = [];
    const tasks: Tasks = { [NOTE]: async ({ payload }) => void done.push((payload as { turn: number }).turn) };
    await Promise.all([work(tasks), work(tasks)]);
    const turns = Array.from({ length: 40 }, (_, turn) => turn);
    await Promise.all(turns.map((turn) => note({ turn })));
    await expect.poll(() => jobsIn(admin)).toEqual([]);
    expect(done.sort((a, b) => a - b)).toEqual(turns);
  });

  test('acts for one salon at a time, and for none where the job has none', async () => {
    const seen: unknown[] = [];
    const look: Task = async ({ db, salon }) => {
      seen.push([salon, await db.selectFrom('profiles').select('id').execute()]);
    };
    await work({ [NOTE]: look });
    await note({}, {}, theirs);
    await expect.poll(() => seen).toEqual([[theirs, [{ id: theirs }]]]);
    await admin.query(`insert into app.job_tasks values ($1, 'madeixa_auth')`, [NOTE]);
    await admin.query('select auth.add_job(null, $1, $2)', [NOTE, '{}']);
    await expect.poll(() => seen[1]).toEqual([null, []]);
  });

  test('tries again later what failed, and says so; a task about a salon is given up without one', async () => {
    let tries = 0;
    await work({
      [NOTE]: async () => {
        tries += 1;
        if (tries === 1) throw new Error('Not now');
      },
    });
    await note();
    await expect.poll(() => jobsIn(admin)).toMatchObject([{ attempts: 1, isRunning: false, isDue: false }]);
    expect(log()).toContain('A job failed and will be tried again');
    await makeDue(admin);
    await expect.poll(() => jobsIn(admin)).toEqual([]);
    expect(tries).toBe(2);
    const nobody = { db: systemDatabaseOf(system, null), salon: null, payload: {} };
    await expect(ofSalon(async () => {})(nobody)).rejects.toThrow(GivenUp);
  });

  test('gives up what cannot succeed, says so loudly, and counts what waits, what failed and what is done', async () => {
    await work({
      [NOTE]: async ({ payload }) => {
        if ('hopeless' in (payload as object)) throw new GivenUp('No such mailbox');
      },
    });
    await note({ hopeless: true });
    await note();
    await note({}, { at: inAnHour() });
    await expect.poll(() => jobsIn(admin)).toMatchObject([{ isOver: true, isRunning: false }, { isOver: false }]);
    expect(log()).toMatch(/"level":50.*A job failed for good/);
    const metrics = await registry.metrics();
    expect(metrics).toContain(`jobs{task="${NOTE}",state="waiting"} 1`);
    expect(metrics).toContain(`jobs{task="${NOTE}",state="failed"} 1`);
    expect(metrics).toContain(`jobs_done_total{task="${NOTE}"} 1`);
    await makeDue(admin);
    await expect.poll(() => jobsIn(admin)).toMatchObject([{ isOver: true, attempts: 1 }]);
  });

  test('leaves a job that fails to the newer one of its key, which never runs beside it', async () => {
    const first = Promise.withResolvers<void>();
    const underWay: string[] = [];
    await work({
      [NOTE]: async ({ payload }) => {
        const { name } = payload as { name: string };
        underWay.push(name);
        if (name === 'first') await first.promise;
      },
    });
    await note({ name: 'first' }, { key: 'k' });
    await expect.poll(() => underWay).toEqual(['first']);
    await note({ name: 'second' }, { key: 'k' });
    await note({ name: 'other' });
    await expect.poll(() => underWay).toEqual(['first', 'other']);
    first.reject(new Error('Not now'));
    await expect.poll(() => jobsIn(admin)).toEqual([]);
    expect(underWay).toEqual(['first', 'other', 'second']);
    expect(log()).toContain('A job failed, and a newer one takes its place');
  });

  test('waits for the jobs that run when it is closed, and leaves those that wait', async () => {
    const release = Promise.withResolvers<void>();
    const worker = await work({ [NOTE]: () => release.promise });
    // As many as run at once: so nobody is just asking for one, and could still be given the late one.
    for (let i = 0; i < JOBS_AT_ONCE; i++) await note();
    await expect
      .poll(() => jobsIn(admin))
      .toEqual(Array(JOBS_AT_ONCE).fill(expect.objectContaining({ isRunning: true })));
    const closed = worker.close().then(() => 'closed');
    workers.length = 0;
    await note({ late: true });
    expect(await Promise.race([closed, Promise.resolve('still open')])).toBe('still open');
    release.resolve();
    expect(await closed).toBe('closed');
    expect(await jobsIn(admin)).toMatchObject([{ payload: { late: true }, isRunning: false, attempts: 0 }]);
  });

  test('does at its start what a killed process has left behind, and nothing that a living one holds', async () => {
    await note({ of: 'killed' }, { key: 'k' });
    await note({ of: 'living' });
    await admin.query(`update jobs._private_jobs set locked_by = 'pool-' || (payload ->> 'of'), attempts = 1,
      locked_at = now() - case payload ->> 'of' when 'killed' then interval '61 seconds' else interval '50 seconds' end`);
    await admin.query(
      `update jobs._private_job_queues set locked_by = 'pool-killed', locked_at = now() - interval '61 seconds'`,
    );
    const done: unknown[] = [];
    await work({ [NOTE]: async ({ payload }) => void done.push(payload) });
    await expect.poll(() => done).toEqual([{ of: 'killed' }]);
    await expect.poll(() => jobsIn(admin)).toMatchObject([{ payload: { of: 'living' }, isRunning: true }]);
    await expect.poll(log).toContain('Jobs of a process that is gone run again');
  });

  test('renews the lease of a job for as long as it runs', async () => {
    const release = Promise.withResolvers<void>();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      await work({ [NOTE]: () => release.promise });
      await note();
      await expect.poll(() => jobsIn(admin)).toMatchObject([{ isRunning: true }]);
      await admin.query(`update jobs._private_jobs set locked_at = locked_at - interval '50 seconds'`);
      vi.advanceTimersByTime(15_000);
      const held = `select now() - locked_at < interval '40 seconds' as fresh from jobs._private_jobs`;
      await expect.poll(async () => (await admin.query(held)).rows).toEqual([{ fresh: true }]);
    } finally {
      vi.useRealTimers();
      release.resolve();
    }
  });

  test('goes on when the database has cut off everything', async () => {
    let done = 0;
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await work({
      [NOTE]: async ({ payload }) => {
        if ('long' in (payload as object)) {
          begun.resolve();
          await release.promise;
        }
        done += 1;
      },
    });
    await note({ long: true });
    await begun.promise;
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename like '%_system_login'
      and datname = current_database()`);
    release.resolve();
    await expect.poll(() => done).toBe(1);
    await note();
    await expect.poll(() => done, { timeout: 20_000 }).toBe(2);
  });

  test('may hand the connection back twice that it listens with', async () => {
    // Of its own: a worker of another test may still hand one back to the system's.
    const pool = openPool(logins.system, 1);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    releasedOnce(pool).connect((err, _, release) => {
      if (err) return reject(err);
      try {
        release();
        resolve(release());
      } catch (twice) {
        reject(twice);
      }
    });
    await promise;
    expect([pool.idleCount, pool.totalCount]).toEqual([1, 1]);
    await pool.end();
  });

  test('says in words that jobs wait which no task of this version does, and leaves them alone', async () => {
    await note();
    await work({ 'test.other': async () => {} });
    expect(log()).toMatch(/"level":50.*Jobs wait that no task of this version does: 1 of \\"test.note\\"/);
    expect(await jobsIn(admin)).toMatchObject([{ attempts: 0 }]);
  });

  test('asks by the clock for what is due, at its start and each minute, and says where that failed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const asked: pg.Pool[] = [];
    const find = async (pool: pg.Pool) => {
      asked.push(pool);
      if (asked.length === 2) throw new Error('Away');
    };
    await work({ [NOTE]: async () => {} }, [find]);
    expect(asked).toEqual([system]);
    vi.advanceTimersByTime(60_000);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(asked).toHaveLength(3);
    await expect.poll(log).toContain('What is due by the clock could not be found');
  });
});

describe('the role of jobs', () => {
  test('reads of a salon what its tasks need, and nothing else', async () => {
    const { rows } = await admin.query(`
      select relname as table, array_agg(attname::text order by attname) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'v')
        and has_column_privilege('madeixa_system', pg_class.oid, attnum, 'select') group by relname order by relname`);
    expect(rows).toEqual([
      { table: 'appointment_services', columns: ['appointment_id', 'position', 'service_name', 'user_id'] },
      {
        table: 'appointments',
        columns: [
          ...['client_name', 'client_phone', 'created_at', 'date', 'id'],
          ...['professional_name', 'start_time', 'user_id'],
        ],
      },
      // The job that mails an invitation makes its link.
      {
        table: 'member_invitations',
        columns: [
          ...['created_at', 'email', 'expires_at', 'id', 'role'],
          ...['staff_id', 'token_hash', 'updated_at', 'user_id'],
        ],
      },
      {
        table: 'profiles',
        columns: ['address', 'business_name', 'country', 'email', 'id', 'language', 'phone', 'timezone'],
      },
      { table: 'untold_requests', columns: ['appointment_id', 'user_id'] },
    ]);
  });

  test('writes nothing but that a request was told', async () => {
    const { rows } = await admin.query(`
      select relname as table, privilege from pg_class cross join unnest(array['insert', 'update', 'delete', 'truncate']) as privilege
      where relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'app'::regnamespace) and relkind = 'r'
        and has_table_privilege('madeixa_system', oid, privilege)`);
    expect(rows).toEqual([{ table: 'untold_requests', privilege: 'delete' }]);
  });

  test('sees no other salon’s rows, and none without a salon', async () => {
    for (const table of ['profiles', 'appointments', 'appointment_services', 'untold_requests'] as const) {
      const ids = async (salon: OwnerId | null) =>
        (
          await systemDatabaseOf(system, salon)
            .selectFrom(table)
            .select(table === 'profiles' ? 'id' : 'user_id')
            .execute()
        ).map((row) => Object.values(row)[0]);
      expect(new Set(await ids(mine)), table).toEqual(new Set([mine]));
      expect(await ids(null), table).toEqual([]);
    }
  });
});
