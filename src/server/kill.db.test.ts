import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/kernel/embedded/embedded-postgres.ts';
import { clusterIn } from './kernel/embedded/create-cluster.ts';
import { stopPostmaster } from './kernel/embedded/postmaster.ts';
import { bundledProgram } from './kernel/testing/bundled-program.ts';
import { type Program, runProgram } from './kernel/testing/program.ts';
import { connectAsAdmin } from './kernel/testing/salon.ts';
import { signUpForm } from './test-server.ts';

/** Creates a database and starts the program twice: seconds here, but a busy machine may need its time. */
const HEAVY = 120_000;

let folder: string;
let main: string;
const programs: Program[] = [];

beforeAll(async () => {
  main = await bundledProgram();
  folder = mkdtempSync('/tmp/madeixa-kill-');
  // Made for us alone, but as root another account runs PostgreSQL in it.
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  for (const { process } of programs) process.kill('SIGKILL');
  await stopPostmaster(clusterIn(join(folder, 'pg')));
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Program & { url: string }> {
  const limits = {
    LIMIT_SIGN_UPS_PER_ADDRESS: '1000',
    LIMIT_SIGN_INS_PER_ADDRESS: '1000',
    LIMIT_WAITING_PASSWORDS: '1000',
    LIMIT_WAITING_PASSWORDS_PER_ADDRESS: '1000',
  };
  const program = runProgram({ DATA_DIR: folder, ...limits }, main);
  programs.push(program);
  const url = await program.ready;
  if (!url) throw new Error(program.output());
  return { ...program, url };
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api/account/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Account = { email: string; password: string };

/**
 * People who sign up one after the other, twelve at a time, until something is killed at the tenth account. Whoever is on the way then comes to the
 * end of that.
 */
async function killAmidSignUps(url: string, kill: () => void) {
  const accounts: Account[] = [];
  const refused: string[] = [];
  let isKilled = false;
  const people = Array.from({ length: 12 }, async () => {
    while (!isKilled) {
      const form = signUpForm();
      const response = await post(url, 'sign-up', form).catch((error: unknown) => {
        if (!isKilled) throw error;
      });
      if (!response?.ok) refused.push(response ? `${response.status} ${response.headers.get('retry-after')}` : 'gone');
      else if (accounts.push(form) === 10) {
        isKilled = true;
        kill();
      }
    }
  });
  await Promise.all(people);
  return { accounts, refused };
}

test(
  'after kill -9 amid sign-ups, every account that was answered with success is there, whole',
  async () => {
    const first = await start();
    const { accounts, refused } = await killAmidSignUps(first.url, () => first.process.kill('SIGKILL'));
    expect(await first.ended).toBe(null);
    expect(new Set(refused)).toEqual(new Set(['gone']));

    const second = await start();
    expect(second.output()).toContain('Taking over the database that was left running');
    await expectWhole(second.url, accounts);
  },
  HEAVY,
);

/** One by one: what many at once may wait for is not asked here. */
async function expectWhole(url: string, accounts: Account[]): Promise<void> {
  for (const { email, password } of accounts) {
    const signedIn = await post(url, 'sign-in', { email, password });
    expect(signedIn.status, email).toBe(200);
    const headers = { cookie: signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
    const read = async (path: string) => (await fetch(`${url}/api/${path}`, { headers })).json();
    expect(await signedIn.json()).toMatchObject({ user: { email }, profile: { email, business_name: 'Studio Bela' } });
    expect(await read('agenda/hours')).toHaveLength(7);
    expect(await read('dashboard/set-up')).toMatchObject({ has_staff: true });
  }
}

test(
  'after kill -9 of the database amid sign-ups the same program starts it again, says so, and nothing that it confirmed is lost',
  async () => {
    const [running] = programs.slice(-1);
    const url = (await running?.ready) ?? '';
    const mark = join(folder, 'pg/cluster/postmaster.pid');
    const killed = Number.parseInt(readFileSync(mark, 'utf8'), 10);
    const { accounts, refused } = await killAmidSignUps(url, () => process.kill(killed, 'SIGKILL'));
    expect(new Set(refused)).toEqual(new Set(['503 5']));

    const later = signUpForm();
    await expect.poll(async () => (await post(url, 'sign-up', later)).status).toBe(200);
    expect(running?.process.exitCode).toBeNull();
    expect(Number.parseInt(readFileSync(mark, 'utf8'), 10)).not.toBe(killed);
    expect(running?.output()).toMatch(/The database was lost.*The database is back/s);
    await expectWhole(url, [...accounts, later]);
  },
  HEAVY,
);

test('a second start on the same data is one sentence and exit 1, and the first lives on', async () => {
  const [running] = programs.slice(-1);
  const url = await running?.ready;
  const second = runProgram({ DATA_DIR: folder }, main);
  expect(await second.ended).toBe(1);
  const said = second
    .output()
    .split('\n')
    .filter((line) => line && !line.endsWith(' …'));
  expect(said).toEqual([`Another server is already running on this data (${join(folder, 'pg')}).`]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('Ctrl-C stops everything, the database too', async () => {
  const [running] = programs.slice(-1);
  // PostgreSQL's own mark: a process that nobody buries would still count as alive.
  const mark = join(folder, 'pg/cluster/postmaster.pid');
  expect(existsSync(mark)).toBe(true);
  running?.process.kill('SIGINT');
  expect(await running?.ended).toBe(0);
  expect(existsSync(mark)).toBe(false);
});

test('of an account that was cut short nothing is there, and passwords are kept at their full cost', async () => {
  const database = await startEmbeddedPostgres({ folder });
  const admin = await connectAsAdmin(database.urlFor('madeixa'));
  const { rows } = await admin.query(`
    select email from auth.users u where not (
      exists (select from auth.accounts where user_id = u.id)
      and exists (select from profiles where id = u.id)
      and exists (select from staff where user_id = u.id and funcao = 'Proprietária')
      and (select count(*) from salon_hours where user_id = u.id) = 7)`);
  const { rows: all } = await admin.query('select count(*)::int as users from auth.users');
  const { rows: cheap } = await admin.query(
    `select password from auth.accounts where password not like '$argon2id$v=19$m=19456,t=2,p=1$%'`,
  );
  await admin.end();
  await database.stop();
  expect(rows).toEqual([]);
  expect(cheap).toEqual([]);
  expect(all[0].users).toBeGreaterThanOrEqual(21);
});
