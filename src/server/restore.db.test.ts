import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/kernel/embedded/embedded-postgres.ts';
import { TUESDAY } from './booking/testing/open-salon.ts';
import { type Program, runProgram } from './kernel/testing/program.ts';
import { signUpForm } from './test-server.ts';

/** Two clusters and two starts of the program: seconds here, but a busy machine may need its time. */
const HEAVY = 180_000;
const PASSWORD = 'typed where the page has three dots';
/** The one that the run is about: the embedded PostgreSQL has no pg_dump, so this file belongs to the run on the machine's own. */
const programs = `/usr/lib/postgresql/${process.env.TEST_POSTGRES}/bin`;

let folder: string;
const clusters: EmbeddedPostgres[] = [];
const servers: Program[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-restore-'));
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  for (const { process } of servers) process.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  for (const cluster of clusters) await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The commands of a section of the page, in their order. */
function commandsOf(section: string): Array<{ language: string; text: string }> {
  const page = readFileSync(new URL('../../deploy/README.md', import.meta.url), 'utf8');
  const [, body = ''] = page.split(`\n## ${section}\n`);
  const blocks = (body.split('\n## ', 1)[0] ?? '').matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...blocks].map(([, language = '', text = '']) => ({ language, text: text.replaceAll('…', PASSWORD) }));
}

/** An empty PostgreSQL and somebody at its shell, who types what the page says. */
async function newMachine(name: string) {
  const home = join(folder, name);
  mkdirSync(home);
  const cluster = await startEmbeddedPostgres({ folder: home, programs });
  clusters.push(cluster);
  const superuser = new URL(cluster.urlFor('postgres').replace('@/', '@localhost/'));
  const host = superuser.searchParams.get('host') ?? '';
  const signIn = { PATH: `${programs}:${process.env.PATH}`, PGHOST: host, PGPORT: '5432' };
  const asSuperuser = { ...signIn, PGUSER: 'postgres', PGPASSWORD: superuser.password, PGDATABASE: 'postgres' };
  const shell = (text: string, env: Record<string, string>) =>
    promisify(execFile)('sh', ['-e', '-c', text], { cwd: folder, env });
  const machine = {
    async type({ language, text }: { language: string; text: string }): Promise<void> {
      const asRole = /--username=/.test(text) ? { ...signIn, PGPASSWORD: PASSWORD } : asSuperuser;
      const command = language === 'sql' ? `psql --set=ON_ERROR_STOP=1 <<'END'\n${text}END` : text;
      await shell(command, asRole);
    },
    async typeAll(commands: Array<{ language: string; text: string }>): Promise<void> {
      for (const command of commands) await machine.type(command);
    },
    async startServer(): Promise<{ url: string; said: () => string }> {
      const program = runProgram({
        DATABASE_URL: `postgres://madeixa_admin:${encodeURIComponent(PASSWORD)}@/madeixa?host=${encodeURIComponent(host)}&port=5432`,
        SECRET: 'the secret that was kept as safe as the dump',
        DATA_DIR: folder,
      });
      servers.push(program);
      const url = await program.ready;
      if (!url) throw new Error(program.output());
      return { url, said: program.output };
    },
  };
  // An empty PostgreSQL has no such database; ours makes one for itself.
  await machine.type({ language: 'sh', text: 'psql --command="drop database madeixa"' });
  return machine;
}

async function call(url: string, path: string, body?: object, cookie = '', method = 'POST') {
  const response = await fetch(`${url}/api/${path}`, {
    ...(body ? { method, body: JSON.stringify(body) } : {}),
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return { body: JSON.parse(text), cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

/** The bytes of a picture, as the owner sees it. */
async function pictureAt(url: string, id: string, cookie: string): Promise<Buffer> {
  const response = await fetch(`${url}/api/pictures/${id}/large`, { headers: { cookie } });
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).json();

function wish(salonId: string, serviceId: string, selectedTime: string, clientPhone: string) {
  return {
    salonId,
    clientName: 'Ana',
    clientPhone,
    selectedServices: [{ id: serviceId }],
    selectedProfessionalId: null,
    selectedDate: TUESDAY,
    selectedTime,
  };
}

test(
  'a backup made and restored by the very commands of the page serves its salons, who sign in, are booked and see their pictures',
  async () => {
    const [backupRole, dump, restoreRoles, restore, ...rest] = commandsOf('Backups');
    if (!backupRole || !dump || !restoreRoles || !restore) throw new Error('The page has lost its commands.');
    expect(rest).toEqual([]);

    const first = await newMachine('first');
    await first.typeAll(commandsOf('The database'));
    const { url: before } = await first.startServer();
    const account = signUpForm();
    const { body: signedUp, cookie } = await call(before, 'account/sign-up', account);
    const salon = signedUp.user.id;
    const category = { name: 'Cabelo' };
    await call(before, 'services/categories', category, cookie);
    const service = { category: 'Cabelo', description: '', duration_minutes: 60, price: 80_00, preco_variavel: false };
    const form = { ...service, name: 'Corte', commission_percent: null, is_public: true, product_ids: [] };
    const { body: corte } = await call(before, 'services', form, cookie);
    await call(before, 'functions/create-public-appointment', wish(salon, corte.id, '10:00', '+5511984552071'));
    const { body: team } = await call(before, 'team', undefined, cookie);
    // A grey dot, as WebP.
    const photo = { picture: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA' };
    const { body: face } = await call(before, `team/${team.rows[0].id}/picture`, photo, cookie, 'PUT');
    const drawn = await pictureAt(before, face.picture.id, cookie);
    await first.typeAll([backupRole, dump]);

    const second = await newMachine('second');
    await second.typeAll([restoreRoles, restore]);
    const { url: after } = await second.startServer();
    const { cookie: again } = await call(after, 'account/sign-in', account);
    await call(after, 'functions/create-public-appointment', wish(salon, corte.id, '11:00', '+5511984552072'));
    const { body: day } = await call(after, `agenda/days?from=${TUESDAY}&to=${TUESDAY}`, undefined, again);
    expect(JSON.stringify(day).match(/"start_time":"1[01]:00"/g)).toHaveLength(2);
    expect(await pictureAt(after, face.picture.id, again)).toEqual(drawn);
    expect(await readiness(after)).toEqual({ status: 'ready' });

    // As those found it whose page did not say so.
    await second.type({ language: 'sql', text: 'revoke madeixa_visitor from madeixa_app;\n' });
    const why = 'The role madeixa_app is not a member of madeixa_visitor: grant madeixa_visitor to madeixa_app.';
    expect(await readiness(after)).toEqual({ status: 'not ready', why: [why] });
    const { said } = await second.startServer();
    expect(said()).toContain(`Madeixa has started, but is not ready:\n  ${why}\n`);
    await second.type({ language: 'sql', text: 'grant madeixa_visitor to madeixa_app;\n' });
    expect(await readiness(after)).toEqual({ status: 'ready' });
  },
  HEAVY,
);
