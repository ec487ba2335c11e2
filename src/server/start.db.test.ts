import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundledProgram } from './kernel/testing/bundled-program.ts';
import { testDatabase } from './kernel/testing/database.ts';
import { runProgram } from './kernel/testing/program.ts';
import { canMount, fillUp, mountSmallDisk } from './kernel/testing/small-disk.ts';
import { signUpForm } from './test-server.ts';

// Many programs start at once here, some with a database of their own: seconds, but a busy machine may need its time.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let main: string;
beforeAll(async () => {
  main = await bundledProgram();
  folder = mkdtempSync('/tmp/madeixa-start-');
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a start that fails says: the sentence alone, without the steps before it. */
async function failedStart(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const program = runProgram({ DATA_DIR: folder, ...settings }, main);
  const code = await program.ended;
  const lines = program.output().split('\n');
  return { code, said: lines.filter((line) => line && !line.endsWith(' …')).join('\n') };
}

/** Somebody who holds a port, and never says a word. */
async function silentServer() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test.concurrent('a taken port is one sentence and exit 1', async () => {
  const { adminUrl } = await testDatabase();
  const taken = await silentServer();
  expect(await failedStart({ DATABASE_URL: adminUrl, PORT: String(taken.port) })).toEqual({
    code: 1,
    said: `Port ${taken.port} is already in use: choose another with PORT.`,
  });
  taken.close();
});

test.concurrent('a data folder that cannot be written is one sentence and exit 1', async () => {
  // Where not even root may write.
  expect(await failedStart({ DATA_DIR: '/sys/madeixa' })).toEqual({
    code: 1,
    said: 'Permission denied: /sys/madeixa.',
  });
});

test.concurrent.each([
  ['where nothing listens', () => 'postgres://madeixa@localhost:1/madeixa', /ECONNREFUSED/],
  ['whose password is wrong', (url: string) => url.replace(/:[^:@]+@/, ':wrong@'), /password authentication failed/],
])('a DATABASE_URL %s is one sentence and exit 1', async (_, change, why) => {
  const { adminUrl } = await testDatabase();
  const { code, said } = await failedStart({ DATABASE_URL: change(adminUrl) });
  expect(said).toMatch(/^The database of DATABASE_URL does not answer: .+$/);
  expect(said).toMatch(why);
  expect(code).toBe(1);
});

test.concurrent('a DATABASE_URL that takes the call and never answers is given up after a while', async () => {
  const silent = await silentServer();
  expect(await failedStart({ DATABASE_URL: `postgres://madeixa@localhost:${silent.port}/madeixa` })).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database of DATABASE_URL does not answer: .*timeout.*$/),
  });
  silent.close();
});

test.concurrent('settings that cannot be are all named, in the language of the terminal, before anything is made', async () => {
  const untouched = join(folder, 'settings');
  const settings = { DATA_DIR: untouched, PORT: 'eighty', LOG_LEVEL: 'loud' };
  expect(await failedStart(settings)).toEqual({
    code: 1,
    said: [
      'PORT must be a whole number between 0 and 65535, not "eighty".',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud".',
    ].join('\n'),
  });
  expect(await failedStart({ ...settings, LC_ALL: 'es_AR.UTF-8' })).toMatchObject({
    said: expect.stringMatching(/^PORT debe ser .+\nLOG_LEVEL debe ser /),
  });
  expect(existsSync(untouched)).toBe(false);
});

test.concurrent('a taken port is noticed before a database is made', async () => {
  const untouched = join(folder, 'port');
  const taken = await silentServer();
  expect(await failedStart({ DATA_DIR: untouched, PORT: String(taken.port) })).toEqual({
    code: 1,
    said: `Port ${taken.port} is already in use: choose another with PORT.`,
  });
  expect(existsSync(untouched)).toBe(false);
  taken.close();
});

test.concurrent('a HOST that is no address of this machine is one sentence and exit 1', async () => {
  // An address for examples: nobody has it.
  expect(await failedStart({ HOST: '192.0.2.1', PORT: '8080' })).toEqual({
    code: 1,
    said: 'HOST must be an address of this machine, not "192.0.2.1".',
  });
});

test.concurrent('a secret that was cut off is one sentence and exit 1', async () => {
  const cutOff = join(folder, 'cut-off');
  mkdirSync(cutOff);
  writeFileSync(join(cutOff, 'secret'), '');
  const { code, said } = await failedStart({ DATA_DIR: cutOff });
  expect(said).toMatch(/^The secret in \/tmp\/.+\/cut-off\/secret was cut off: .+$/);
  expect(code).toBe(1);
});

/** Writes down every file that a program loads. */
const noteLoaded = (file: string) => {
  const hook = `import { appendFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { appendFileSync('${file}', url + '\\n'); return next(url, context); } });`;
  return `--import=data:text/javascript,${encodeURIComponent(hook)}`;
};

test.concurrent('a start loads neither the library that signs in nor the one that mails: who needs one first does', async () => {
  const { adminUrl } = await testDatabase();
  const file = join(folder, 'loaded');
  const settings = { DATABASE_URL: adminUrl, DATA_DIR: join(folder, 'idle'), PAGES: 'elsewhere' };
  const program = runProgram({ ...settings, NODE_OPTIONS: noteLoaded(file) });
  const url = await program.ready;
  const lazy = () =>
    ['fastify', 'better-auth', 'nodemailer'].filter((name) =>
      readFileSync(file, 'utf8').includes(`/node_modules/${name}/`),
    );
  expect(lazy()).toEqual(['fastify']);

  expect(await (await fetch(`${url}/api/account/session`)).json()).toBeNull();
  await vi.waitFor(() => expect(lazy()).toEqual(['fastify', 'better-auth']));

  const body = JSON.stringify(signUpForm());
  const headers = { 'content-type': 'application/json', origin: url ?? '' };
  expect((await fetch(`${url}/api/account/sign-up`, { method: 'POST', headers, body })).status).toBe(200);
  await vi.waitFor(() => expect(lazy()).toEqual(['fastify', 'better-auth', 'nodemailer']), { timeout: 30_000 });
  program.process.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

const FULL = 'Nothing can be written: the disk of the database is full. Make room.';

// The second disk has room for the secret alone, the third for a database but not for our tables.
if (canMount()) {
  test.concurrent.each(['0k', '512k', '45m'])(
    'a first start with %s of disk left says that it is full, and the next one with more starts',
    async (room) => {
      const small = mkdtempSync(join(folder, 'small-'));
      chmodSync(small, 0o755);
      const unmount = mountSmallDisk(small, '256m');
      try {
        fillUp(small);
        truncateSync(
          join(small, 'filled'),
          statSync(join(small, 'filled')).size - Number.parseInt(room, 10) * (room.endsWith('m') ? 2 ** 20 : 2 ** 10),
        );
        const { code, said } = await failedStart({ DATA_DIR: small });
        expect(said).toMatch(/^No space left on the disk: .*small-.+\. Make room and start again\.$/);
        expect(code).toBe(1);

        rmSync(join(small, 'filled'));
        const next = runProgram({ DATA_DIR: small, PAGES: 'elsewhere' }, main);
        const url = await next.ready;
        expect(url, next.output()).toBeTruthy();
        fillUp(small);
        const readiness = async () => (await fetch(`${url}/readyz`)).json();
        // What was found at the start holds for a while.
        await vi.waitFor(async () => expect(await readiness()).toMatchObject({ why: [FULL] }), { timeout: 30_000 });
        rmSync(join(small, 'filled'));
        expect(await readiness()).toEqual({ status: 'ready' });
        next.process.kill('SIGTERM');
        expect(await next.ended).toBe(0);
      } finally {
        unmount();
      }
    },
  );
}
