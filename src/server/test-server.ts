import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { waitingUpTo } from '#server/kernel/database/pools.ts';
import { type ListFields, onlyListed } from '#server/kernel/http/listed-fields.ts';
import { openSessions } from '#server/kernel/http/session.ts';
import { openLog } from '#server/kernel/log.ts';
import { derive } from '#server/kernel/secret.ts';
import { readConfig } from '#server/kernel/start/config.ts';
import { hashPassword } from './account/passwords.ts';
import { assemble } from './assemble.ts';
import { filledCopy } from './kernel/testing/copied-salon.ts';
import { testDatabase } from './kernel/testing/database.ts';
import { openMailbox } from './kernel/testing/mailbox.ts';
import { perFile } from './kernel/testing/per-test.ts';
import { connectAsAdmin, signIn } from './kernel/testing/salon.ts';

type Answer = { status: number; body: unknown; headers: Record<string, unknown>; text: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
type Extra = { headers?: Record<string, string>; address?: string };

/** Somebody at a browser: cookies come back with the next call. */
export type Visitor = {
  call(method: Method, path: string, body?: unknown, extra?: Extra): Promise<Answer>;
  get(path: string, extra?: Extra): Promise<Answer>;
  post(path: string, body?: unknown, extra?: Extra): Promise<Answer>;
  put(path: string, body?: unknown, extra?: Extra): Promise<Answer>;
  /** `name=value` as the browser would send it. */
  cookie: string | undefined;
};

export type TestServer = {
  http: FastifyInstance;
  publicUrl: string;
  dataFolder: string;
  adminUrl: string;
  /** Sees every row: to look behind the program's back, and to move the clock. */
  admin: Client;
  mails: Array<{ to: string; subject: string; text: string }>;
  /** From now on the mail server answers nobody, until what is returned is called. */
  holdMails(): () => void;
  log: () => string;
  visitor(): Visitor;
  /** The cookie of a session, as the browser would send it. */
  cookieFor(token: string): string | undefined;
  /** Waits until no job is due or running; not where nobody runs them. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

/**
 * How a test file begins that asks the server: `const server = testServer();`. It starts before the file's first test, and is closed after the
 * last.
 */
export const testServer = (...start: Parameters<typeof startTestServer>): TestServer =>
  perFile(
    () => startTestServer(...start),
    (server) => server.close(),
  );

/** All tests come from one address: its limits are for people. */
const NO_LIMITS = {
  BUSY_AFTER_MS: '0',
  LIMIT_SIGN_INS_PER_ADDRESS: '1000000',
  LIMIT_SIGN_UPS_PER_ADDRESS: '1000000',
  LIMIT_RESETS_PER_ADDRESS: '1000000',
  LIMIT_SLOT_LOOKUPS_PER_ADDRESS: '1000000',
  LIMIT_BOOKINGS_PER_ADDRESS: '1000000',
  LIMIT_WRONG_PINS_PER_ADDRESS: '1000000',
  LIMIT_INVALID_CALLS_PER_ADDRESS: '1000000',
  LIMIT_PAGES_PER_ADDRESS: '1000000',
  LIMIT_WAITING_PASSWORDS_PER_ADDRESS: '40',
};

export const TEST_SECRET = 'a secret of the tests, long enough';

/** Next to nothing; what real ones cost is tested beside them, and where the program runs as people run it. */
const CHEAP_PASSWORDS = { memory: 8, passes: 1 };

/** A crowd that asks at once is served in the end, however busy the machine is. What people wait for is tested with `patience: 'usual'`. */
const LONG = waitingUpTo(60);

/** Where nobody is in a hurry, every answer is also compared with what the contract says of it. */
const listedAsDescribed: ListFields = (schema, answer) => {
  if (schema) z.parse(schema as z.core.$ZodType, answer);
  return onlyListed(schema, answer);
};

/** To compress every page is half of what a start costs, and few tests open one: those say `PAGES: 'here'`. */
const NO_PAGES = '/nowhere';

/**
 * The whole server in this process, with a real mail server, on a database of its own or beside another server on that one's. `settings`
 * are the environment's.
 */
export async function startTestServer(
  settings: Record<string, string> = {},
  beside?: Pick<TestServer, 'adminUrl'>,
  { patience = 'long' }: { patience?: 'long' | 'usual' } = {},
): Promise<TestServer> {
  const { adminUrl } = beside ?? (await testDatabase());
  const mailbox = await openMailbox();
  const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-server-'));
  const usual = { DATA_DIR: dataFolder, SMTP_URL: mailbox.smtpUrl, LOG_LEVEL: 'debug', PAGES: 'elsewhere' };
  const env = { ...usual, ...NO_LIMITS, ...settings };
  const config = readConfig(env);
  const logged: string[] = [];
  const log = openLog(config.logLevel, { write: (line) => logged.push(line) });
  const server = await assemble(config, TEST_SECRET, adminUrl, log, {
    passwordCost: CHEAP_PASSWORDS,
    listed: listedAsDescribed,
    ...(patience === 'long' && { patience: LONG }),
    ...(config.pagesElsewhere && { webFolder: NO_PAGES }),
  });
  await server.http.ready();
  const admin = await connectAsAdmin(adminUrl);
  const isSecure = config.publicUrl.startsWith('https:');
  const sessions = openSessions(server.accounts.authPool, derive(TEST_SECRET, 'sessions'), isSecure);
  return {
    http: server.http,
    publicUrl: config.publicUrl,
    dataFolder,
    adminUrl,
    admin,
    mails: mailbox.mails,
    holdMails: mailbox.hold,
    log: () => logged.join(''),
    visitor: () => visitorOf(server.http),
    cookieFor: (token) => sessions.cookieFor(token).split(';', 1)[0],
    settled: () => (config.worker ? untilNoneIsDue(admin) : Promise.resolve()),
    async close() {
      await server.close();
      await mailbox.close();
      await admin.end();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function untilNoneIsDue(admin: Client): Promise<void> {
  // One that runs while a newer one takes its key has no further try, but runs all the same.
  const due =
    'select from jobs._private_jobs where run_at <= now() and (attempts < max_attempts or locked_at is not null)';
  while ((await admin.query(due)).rowCount) await pause(5);
}

function visitorOf(http: FastifyInstance): Visitor {
  let cookie: string | undefined;
  const visitor: Visitor = {
    get cookie() {
      return cookie;
    },
    set cookie(said) {
      cookie = said;
    },
    async call(method, path, body, { headers = {}, address = '127.0.0.1' } = {}) {
      const response = await http.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: { ...(cookie ? { cookie } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const [set] = [response.headers['set-cookie'] ?? []].flat();
      if (set) cookie = /Max-Age=0/.test(set) ? undefined : set.split(';', 1)[0];
      return { status: response.statusCode, body: json(response.body), headers: response.headers, text: response.body };
    },
    get: (path, extra) => visitor.call('GET', path, undefined, extra),
    post: (path, body, extra) => visitor.call('POST', path, body, extra),
    put: (path, body, extra) => visitor.call('PUT', path, body, extra),
  };
  return visitor;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let salons = 0;

export type SignUpForm = Record<string, unknown> & { email: string; password: string };

/** What a person would fill in, with an address nobody has used. */
export function signUpForm(changes: Record<string, unknown> = {}): SignUpForm {
  salons += 1;
  return {
    business_name: 'Studio Bela',
    email: `salon${salons}@example.com`,
    password: 'segredo1',
    confirmation: 'segredo1',
    country: 'BR',
    language: 'pt',
    timezone: 'America/Sao_Paulo',
    terms: true,
    ...changes,
  };
}

export type Owner = Visitor & { id: string; email: string; password: string };

/** A salon that has just signed up. */
export async function signedUp(server: TestServer, changes: Record<string, unknown> = {}): Promise<Owner> {
  const form = signUpForm(changes);
  const visitor = server.visitor();
  const { status, body, text } = await visitor.post('/api/account/sign-up', form);
  if (status !== 200) throw new Error(`Signing up answered ${status}: ${text}`);
  const { user } = body as { user: { id: string } };
  await server.settled();
  return Object.assign(visitor, { id: user.id, email: form.email, password: form.password });
}

const storedPassword = hashPassword('segredo1', CHEAP_PASSWORDS);

/** A filled salon and its owner's session, behind the program's back: for walks, which need hundreds and ask nothing about signing up. */
export async function filledSalon(server: TestServer, names: Record<string, string> = {}): Promise<Owner> {
  const id = await filledCopy(server.admin, names);
  const token = await signIn(server.admin, id, await storedPassword);
  const visitor = server.visitor();
  visitor.cookie = server.cookieFor(token);
  return Object.assign(visitor, { id, email: '', password: 'segredo1' });
}
