import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isRoot } from './account.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './postmaster.ts';

const fast = { fsync: 'off', shared_buffers: '16MB' };
const started: EmbeddedPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(started.map((database) => database.stop()));
  for (const { dataFolder } of started.splice(0)) folders.push(dataFolder);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(mode: number): string {
  const folder = mkdtempSync('/tmp/madeixa embedded ');
  chmodSync(folder, mode);
  return folder;
}

function newFolder(mode = 0o755): string {
  const folder = makeFolder(mode);
  folders.push(folder);
  return join(folder, '.data');
}

const template = join(makeFolder(0o755), '.data');
const interrupted = join(template, 'pg.4194305');
const firstSteps: string[] = [];

beforeAll(async () => {
  mkdirSync(interrupted, { recursive: true });
  const onProgress = (step: string) => firstSteps.push(step);
  const first = await startEmbeddedPostgres({ folder: template, settings: fast, onProgress });
  await ask(first, 'create table written as select 42 as answer');
  await first.stop();
});

afterAll(() => rmSync(dirname(template), { recursive: true, force: true }));

/** As a first start left it; copied, because creating takes most of a test's time. */
function folderWithData(): string {
  const folder = newFolder();
  execFileSync('cp', ['-a', template, folder]);
  return folder;
}

async function start(folder: string): Promise<EmbeddedPostgres & { steps: string[]; news: string[] }> {
  const steps: string[] = [];
  const news: string[] = [];
  const database = await startEmbeddedPostgres({
    folder,
    settings: fast,
    onProgress: (step) => steps.push(step),
    onNews: (what) => news.push(what),
  });
  started.push(database);
  return { ...database, steps, news };
}

async function ask(database: EmbeddedPostgres, sql: string): Promise<unknown> {
  const connection = new pg.Client(database.urlFor('madeixa'));
  await connection.connect();
  const { rows } = await connection.query(sql);
  await connection.end();
  return rows[0];
}

const moduleUrl = new URL('./embedded-postgres.ts', import.meta.url).href;

/** Another server process on the same data, up when this resolves. */
async function otherServer(folder: string): Promise<ChildProcess> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(moduleUrl)};
    await startEmbeddedPostgres(${JSON.stringify({ folder, settings: fast })}).catch(() => process.exit(1));
    process.on('message', () => process.exit());
    process.send('up');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('refused')))]);
  return child;
}

const postmasterOf = (folder: string) =>
  Number.parseInt(readFileSync(join(folder, 'pg/cluster/postmaster.pid'), 'utf8'), 10);

async function leave(server: ChildProcess, folder: string): Promise<void> {
  server.send('leave');
  await once(server, 'exit');
  await expect.poll(() => existsSync(join(folder, 'pg/cluster/postmaster.pid'))).toBe(false);
}

test('the first start clears away what an interrupted one left and creates a database, the second finds what was written', async () => {
  expect(firstSteps).toEqual(['create', 'start']);
  expect(existsSync(interrupted)).toBe(false);
  const second = await start(folderWithData());
  expect(second.steps).toEqual(['start']);
  expect(await ask(second, 'select answer from written')).toEqual({ answer: 42 });
});

test('nobody signs in without the password, which only its owner may read', async () => {
  const folder = folderWithData();
  const database = await start(folder);
  const withoutPassword = new pg.Client(database.urlFor('madeixa').replace(/:[^:@]+@/, ':wrong@'));
  await expect(withoutPassword.connect()).rejects.toMatchObject({ code: '28P01' });
  expect(statSync(join(folder, 'pg/password')).mode & 0o777).toBe(0o600);
});

test('a path too long for a socket still works', async () => {
  const folder = join(newFolder(), 'a-long-name-'.repeat(12));
  mkdirSync(dirname(folder));
  execFileSync('cp', ['-a', template, folder]);
  const database = await start(folder);
  expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 });
});

test('stopping leaves no process behind, and stopping twice is no harm', async () => {
  const folder = folderWithData();
  const database = await start(folder);
  const pid = postmasterOf(folder);
  await Promise.all([database.stop(), database.stop()]);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('a second start on data that a living server holds is refused, and the server lives on', async () => {
  const folder = folderWithData();
  const database = await start(folder);
  await expect(start(folder)).rejects.toMatchObject({ name: 'StartRefusal', reason: 'already_running' });
  expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 });
});

test('of three first starts at once, one gets the data and the others are refused', async () => {
  const folder = newFolder();
  const outcomes = await Promise.allSettled([start(folder), otherServer(folder), otherServer(folder)]);
  const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled').map((outcome) => outcome.value);
  expect(winners).toHaveLength(1);
  for (const winner of winners) if ('send' in winner) await leave(winner, folder);
});

test('a database that outlived its killed server is taken over by the next start', async () => {
  const folder = folderWithData();
  const other = await otherServer(folder);
  const orphan = postmasterOf(folder);
  other.kill('SIGKILL');
  const database = await start(folder);
  expect(database.steps).toEqual(['adopt']);
  expect(postmasterOf(folder)).toBe(orphan);
  expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 });
});

test('a database that was killed is started again, with all that was committed, and told of', async () => {
  const folder = folderWithData();
  const database = await start(folder);
  await ask(database, 'create table kept as select 42 as answer');
  const killed = postmasterOf(folder);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => database.news).toContain('back');
  expect(postmasterOf(folder)).not.toBe(killed);
  expect(database.news[0]).toBe('lost');
  expect(await ask(database, 'select answer from kept')).toEqual({ answer: 42 });
});

test('a server whose connection alone was cut claims its database again: nobody else may have it', async () => {
  const folder = folderWithData();
  const database = await start(folder);
  const postmaster = postmasterOf(folder);
  await ask(database, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await expect.poll(() => database.news).toEqual(['lost', 'back']);
  expect(postmasterOf(folder)).toBe(postmaster);
  await expect(start(folder)).rejects.toMatchObject({ reason: 'already_running' });
});

test('a database that cannot be started again is tried ever more seldom, and stopping ends that', async () => {
  const folder = folderWithData();
  const database = await start(folder);
  renameSync(join(folder, 'pg/cluster/global'), join(folder, 'pg/cluster/elsewhere'));
  process.kill(postmasterOf(folder), 'SIGKILL');
  await expect.poll(() => database.news).toEqual(['lost', 'not_back', 'not_back']);
  renameSync(join(folder, 'pg/cluster/elsewhere'), join(folder, 'pg/cluster/global'));
  await database.stop();
  expect(database.news).not.toContain('back');
  expect(readFileSync(join(folder, 'pg/log'), 'utf8')).toContain('global');
});

test('a server that simply exits takes its database along', async () => {
  const folder = folderWithData();
  await leave(await otherServer(folder), folder);
});

test('a damaged database is refused with what its log says last', async () => {
  const folder = folderWithData();
  truncateSync(join(folder, 'pg/cluster/global/pg_control'));
  await expect(start(folder)).rejects.toMatchObject({
    reason: 'damaged',
    detail: join(folder, 'pg'),
    said: expect.stringMatching(/(PANIC|FATAL): .*pg_control/),
  });
});

test('a leftover postmaster.pid that names some other living process does not prevent the start', async () => {
  const folder = folderWithData();
  writeFileSync(join(folder, 'pg/cluster/postmaster.pid'), `${process.pid}\n${folder}\n`);
  const database = await start(folder);
  expect(database.steps).toEqual(['start']);
});

if (isRoot) {
  test('as root, the data of a folder that only root may enter lies where PostgreSQL can reach it; once the folder is deleted, the next start names it', async () => {
    const folder = newFolder(0o700);
    const first = await start(folder);
    expect(first.dataFolder).toMatch(/^\/var\/lib\/madeixa\//);
    expect(first.earlier).toEqual([]);
    await ask(first, 'create table kept as select 42 as answer');
    await first.stop();
    const again = await start(folder);
    expect(await ask(again, 'select answer from kept')).toEqual({ answer: 42 });
    await again.stop();
    rmSync(folder, { recursive: true });
    const afresh = await start(folder);
    expect(afresh.dataFolder).not.toBe(first.dataFolder);
    expect(afresh.earlier).toEqual([first.dataFolder]);
    await afresh.stop();
    rmSync(first.dataFolder, { recursive: true });
    expect((await start(folder)).earlier).toEqual([]);
  });

  test('as root, data that an ordinary account made stays with that account', async () => {
    const folder = folderWithData();
    const nobody = 65534;
    execFileSync('chown', ['-R', `${nobody}:${nobody}`, join(folder, 'pg')]);
    const database = await start(folder);
    expect(statSync(join(folder, 'pg/cluster/postmaster.pid')).uid).toBe(nobody);
    expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 });
  });
} else {
  test('a folder that may not be written is named in the refusal', async () => {
    const folder = newFolder(0o500);
    await expect(start(folder)).rejects.toMatchObject({ reason: 'no_permission', detail: folder });
  });
}
