import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASTELS } from '#domain/team/colours.ts';
import { openPool } from './kernel/db.ts';
import { makeLogins } from './kernel/roles.ts';
import { operationsOf } from './kernel/testing/operations.ts';
import { fillSalon } from './kernel/testing/salon.ts';
import { pointsAtRows } from './kernel/testing/sample-inputs.ts';
import { callSample } from './sample-call.ts';
import { type Owner, signedUp, startTestServer, type TestServer } from './test-server.ts';

/** What a stranger may call. Everything else must ask for a session, without anybody remembering to test it. */
const FOR_STRANGERS = new Set([
  'account.session',
  'account.signIn',
  'account.signUp',
  'account.signOut',
  'account.resetLink',
  'account.resetPassword',
  'functions.requestPasswordReset',
  'functions.getAvailableSlots',
  'functions.createPublicAppointment',
  'rpc.debugXSalonId',
  'rpc.profilePublicInfo',
  'rpc.staffPublic',
  'public.categories',
  'public.services',
]);
const owned = operationsOf().filter(({ name }) => !FOR_STRANGERS.has(name));

/** Too short to be told apart from the times of every salon, were they not so odd. */
const THEIR_TIMES = ['11:11', '22:22'];

let server: TestServer;
let theirs: Owner;
let everyRow: string;

beforeAll(async () => {
  server = await startTestServer();
  const { rows: tables } = await server.admin.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  everyRow = tables.map(({ name }) => rowsIn(name)).join(' union all ');
  theirs = await signedUp(server, { business_name: 'Casa Alheia', country: 'IE', timezone: 'Europe/Dublin' });
  await fillSalon(server.admin, theirs.id);
  await theirs.put('/api/account/settings', {
    business_name: 'Casa Alheia',
    phone: '+353851234567',
    address: 'Grafton Street',
    open_time: '11:11',
    close_time: '22:22',
  });
});
afterAll(() => server.close());

const OTHER_NAMES = {
  'Ana Conceição': 'Bia Mendes',
  '+5511999990000': '+5511988887777',
  Cabeleireira: 'Barbeira',
  Cabelo: 'Massagem',
  Shampoo: 'Máscara',
  Aluguel: 'Internet',
};

let forReading: Promise<Owner> | undefined;

/** A salon of its own for each operation that writes: what one deletes, another must still find. */
function mySalon({ method }: { method: string }): Promise<Owner> {
  if (method !== 'GET') return newSalon();
  forReading ??= newSalon();
  return forReading;
}

/** Its rows have other names than theirs. */
async function newSalon(): Promise<Owner> {
  const mine = await signedUp(server, { business_name: 'Casa Minha' });
  await fillSalon(server.admin, mine.id, OTHER_NAMES);
  return mine;
}

/** Every row of a salon in every table, as the administrator sees them; in one question, because each test asks it often. */
async function rowsOf(owner: Owner): Promise<Record<string, string[]>> {
  const { rows } = await server.admin.query<{ name: string; rows: string[] }>(everyRow, [owner.id]);
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

const rowsIn = (table: string) =>
  `select '${table}' as name, array(select to_jsonb(t)::text from ${table} t
   where ${table === 'profiles' ? 'id' : 'user_id'} = $1 order by 1) as rows`;

/** Ids, names, addresses, times … of one salon that the other has not. */
async function textsOnlyOf(owner: Owner, other: Owner): Promise<string[]> {
  const texts = async (salon: Owner) => {
    const rows = Object.values(await rowsOf(salon)).flat();
    // One of ten colours is nobody's secret, and chance may give both salons the same.
    return rows
      .flatMap((row) => textsIn(JSON.parse(row)))
      .filter((text) => text.length > 5 && !(PASTELS as string[]).includes(text));
  };
  const known = new Set(await texts(other));
  return [...new Set(await texts(owner))].filter((text) => !known.has(text)).concat(THEIR_TIMES);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What an answer says of another salon; the names of its fields are everybody's. */
function toldIn({ body, text }: { body: unknown; text: string }, secrets: string[]): string[] {
  // What is no JSON is a file.
  const told = body === undefined ? text : textsIn(body).join('\n');
  return secrets.filter((text) => told.includes(text));
}

test('the walk over the contract finds its operations', () => {
  expect(operationsOf().length).toBeGreaterThan(FOR_STRANGERS.size + 5);
  expect(owned).toContainEqual({ name: 'agenda.hours', method: 'GET', path: '/api/agenda/hours' });
});

test.each(owned)('$name is nothing for a stranger, not even its rules', async ({ method, path }) => {
  const body = method === 'GET' ? undefined : {};
  expect(await server.visitor().call(method, path, body)).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  });
});

test('one salon has texts that the other has not', async () => {
  const texts = await textsOnlyOf(theirs, await newSalon());
  expect(texts.length).toBeGreaterThan(50);
  expect(texts).toEqual(expect.arrayContaining(['Grafton Street', 'Ana Conceição', theirs.id]));
});

test.each(owned)('$name tells nothing of another salon and changes nothing there', async (operation) => {
  const mine = await mySalon(operation);
  const before = await rowsOf(theirs);
  const secrets = await textsOnlyOf(theirs, mine);
  const answer = await callSample(mine, operation);
  expect(answer.status, answer.text).toBe(200);
  expect(toldIn(answer, secrets)).toEqual([]);
  expect(await rowsOf(theirs)).toEqual(before);
});

/** A new appointment only names rows, so each is refused beside its field, as one is that was deleted meanwhile. */
const NOT_AMONG_OURS = {
  status: 422,
  body: {
    code: 'INVALID',
    data: {
      fields: {
        'appointment.client_id': 'agenda:errors.clientGone',
        'appointment.professional_id': 'agenda:errors.professionalGone',
      },
    },
  },
};

test.each(owned.filter(({ name }) => pointsAtRows(name)))(
  '$name does not find the rows of another salon, and leaves both as they are',
  async (operation) => {
    const mine = await mySalon(operation);
    const [myRows, theirRows] = [await rowsOf(mine), await rowsOf(theirs)];
    const secrets = await textsOnlyOf(theirs, mine);
    const answer = await callSample(mine, operation, theirs);
    expect(answer, answer.text).toMatchObject(
      operation.name === 'agenda.create' ? NOT_AMONG_OURS : { status: 404, body: { code: 'NOT_FOUND' } },
    );
    expect(toldIn(answer, secrets)).toEqual([]);
    expect(await rowsOf(theirs)).toEqual(theirRows);
    expect(await rowsOf(mine)).toEqual(myRows);
  },
);

test.each(['app', 'auth'] as const)('the program signs in as %s, which no policy spares', async (part) => {
  const { [part]: login } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  const { rows } = await server.admin.query(
    'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = $1',
    [login.user],
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }]);
});

test('signed in as the program, with no owner set, every table reads as empty', async () => {
  const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  const pool = openPool(app, 1);
  const tables = Object.entries(await rowsOf(theirs)).filter(([, rows]) => rows.length > 0);
  expect(tables.length).toBeGreaterThan(20);
  for (const [table] of tables) expect((await pool.query(`select from ${table}`)).rowCount, table).toBe(0);
  await pool.end();
});
