import { beforeAll, expect, onTestFailed, test } from 'vitest';
import type { Kept } from '#domain/activity/line.ts';
import { tell } from '#domain/activity/tell.ts';
import { PASTELS } from '#domain/team/colours.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { forStrangers } from '#server/kernel/http/api-access.ts';
import { everyRow, type Rows } from './kernel/testing/every-row.ts';
import { addNina, ofNina, rowsOfNina } from './kernel/testing/nina.ts';
import { type Operation, operationsOf } from './kernel/testing/operations.ts';
import { fillSalon } from './kernel/testing/salon.ts';
import { comesFirst, pointsAtRows, rowId, sampleInput, takesLink } from './kernel/testing/sample-inputs.ts';
import { callSample } from './sample-call.ts';
import { filledSalon, type Owner, signedUp, testServer } from './test-server.ts';

/** What a professional may call with link and PIN, who has no session. */
const ofProfessionals = operationsOf().filter(({ name }) => takesLink(name));
/** Whoever uses an invitation is not of the salon yet: `members.db.test.ts` has them. */
const ofOutsiders = new Set(['members.joinSignedIn']);
const ofSession = operationsOf().filter(({ name }) => !forStrangers.has(name) && !takesLink(name));
const owned = ofSession.filter(({ name }) => !ofOutsiders.has(name));

/** Too short to be told apart from the times of every salon, were they not so odd. */
const THEIR_TIMES = ['11:11', '22:22'];
/** By itself, not within an instant: once an hour it is eleven minutes and eleven seconds past. */
const aTimeOfTheirs = new RegExp(`(?<![\\d:T]|\\d )(${THEIR_TIMES.join('|')})`);

const server = testServer();
let theirs: Owner;
let theirRows: Rows;
let theirLink: Link;

beforeAll(async () => {
  theirs = await signedUp(server, { business_name: 'Casa Alheia', country: 'IE', timezone: 'Europe/Dublin' });
  await fillSalon(server.admin, theirs.id);
  await theirs.put('/api/account/settings', {
    business_name: 'Casa Alheia',
    phone: '+353851234567',
    address: 'Grafton Street',
    open_time: '11:11',
    close_time: '22:22',
  });
  theirLink = await linkOf(theirs, 'rita');
  theirRows = await rowsOf(theirs);
});

const OTHER_NAMES = {
  'Ana Conceição': 'Bia Mendes',
  '+5511999990000': '+5511988887777',
  Cabeleireira: 'Barbeira',
  Cabelo: 'Massagem',
  Shampoo: 'Máscara',
  Aluguel: 'Internet',
};

type Link = { token: string; pin: string };

/** A link of the portal with its right PIN. */
async function linkOf(owner: Owner, who: string): Promise<Link> {
  const { status, body, text } = await owner.post(`/api/portal/access/${rowId(owner.id, who)}`, { pin: '271828' });
  if (status !== 200) throw new Error(`Making a link answered ${status}: ${text}`);
  return body as Link;
}

let forReading: Promise<Owner> | undefined;

/** A salon of its own for each operation that writes: what one deletes, another must still find. */
function mySalon({ method }: Operation): Promise<Owner> {
  if (method !== 'GET') return newSalon();
  forReading ??= newSalon();
  return forReading;
}

/** Its rows have other names than theirs. */
const newSalon = () => filledSalon(server, OTHER_NAMES);

const rowsOf = ({ id }: Owner): Promise<Rows> => everyRow(server.admin, id);

/** Ids, names, addresses, times … of the other salon that these rows have not. */
function theirSecrets(mine: Rows): string[] {
  const known = textsOf(mine);
  return [...textsOf(theirRows)].filter((text) => !known.has(text));
}

/** One of ten colours is nobody's secret, and chance may give both salons the same. */
function textsOf(rows: Rows): Set<string> {
  const texts = Object.values(rows)
    .flat()
    .flatMap((row) => textsIn(JSON.parse(row)));
  return new Set(texts.filter((text) => text.length > 5 && !(PASTELS as string[]).includes(text)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What an answer says of another salon; the names of its fields are everybody's. */
function toldIn({ body, text }: { body: unknown; text: string }, secrets: string[]): string[] {
  // What is no JSON is a file.
  const told = body === undefined ? text : textsIn(body).join('\n');
  return [...secrets.filter((text) => told.includes(text)), ...(told.match(aTimeOfTheirs)?.slice(1) ?? [])];
}

test('the walk over the contract finds its operations', () => {
  expect(operationsOf().length).toBeGreaterThan(forStrangers.size + 5);
  const hours = owned.find(({ name }) => name === 'agenda.hours');
  expect(hours).toMatchObject({ method: 'GET', path: '/api/agenda/hours' });
});

const SIGNED_OUT = { pt: 'Usuário não autenticado', en: 'User not authenticated', es: 'Usuario no autenticado' };

type Answer = Awaited<ReturnType<Owner['call']>>;
const isRefused = ({ status, body }: Answer) => status === 401 && (body as { code?: string }).code === 'UNAUTHORIZED';

test('no operation is anything for a stranger, not even its rules, and each says so in their language', async () => {
  const wrong: unknown[] = [];
  for (const { name, method, path } of ofSession) {
    for (const [language, said] of Object.entries(SIGNED_OUT)) {
      const headers = { 'accept-language': language };
      const answer = await server.visitor().call(method, path, method === 'GET' ? undefined : {}, { headers });
      const isSaid = Object.values(answer.body ?? {}).includes(said);
      if (!isRefused(answer) || !isSaid) wrong.push({ name, language, status: answer.status, text: answer.text });
    }
  }
  for (const { name, method, path } of ofProfessionals) {
    const answer = await server.visitor().call(method, path, {});
    if (!isRefused(answer)) wrong.push({ name, status: answer.status, text: answer.text });
  }
  expect(wrong).toEqual([]);
});

test('whoever has no session and asks for the live channel, or sends a large file, is told so in their language', async () => {
  const headers = { 'accept-language': 'es-MX', 'content-type': 'application/json' };
  const refused = { status: 401, body: { code: 'UNAUTHORIZED', message: SIGNED_OUT.es } };
  expect(await server.visitor().get('/api/live', { headers })).toMatchObject(refused);
  const file = { clients: [{ name: 'x'.repeat(70_000) }] };
  expect(await server.visitor().post('/api/clients/import', file, { headers })).toMatchObject(refused);
});

test('no operation of the owner is for a professional, whatever of the portal they send along', async () => {
  const link = theirLink;
  const headers = { authorization: `Bearer ${link.token}`, 'x-portal-token': link.token, 'x-portal-pin': link.pin };
  const wrong: unknown[] = [];
  for (const { name, method, path } of owned) {
    const answer =
      method === 'GET'
        ? await server.visitor().get(`${path}?${new URLSearchParams(link)}`, { headers })
        : await server.visitor().call(method, path, link, { headers });
    if (!isRefused(answer)) wrong.push({ name, status: answer.status, text: answer.text });
  }
  expect(wrong).toEqual([]);
});

test('one salon has texts that the other has not', async () => {
  const texts = theirSecrets(await rowsOf(await newSalon()));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts).toEqual(expect.arrayContaining(['Grafton Street', 'Ana Conceição', theirs.id]));
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

/** Who asks for many is told of those that there are; and procedures of the specification refuse in words of their own. */
const NOT_FOUND_OTHERWISE: Record<string, object> = {
  'agenda.create': NOT_AMONG_OURS,
  'activity.of': { status: 200, body: { rows: [], next: null } },
  'cashier.tickets': { status: 200, body: [] },
  'reports.lines': { status: 200, body: { rows: [], next: null } },
  'search.opened': { status: 200, body: { clients: [], appointments: [], services: [], products: [], sales: [] } },
  'rpc.finalizeSale': { status: 200, body: { ok: false, error: 'sale_not_found' } },
  'rpc.deductStock': { status: 200, body: { ok: false, error: 'appointment_not_found' } },
  'rpc.addProductPurchase': { status: 200, body: { ok: false, error: 'product_not_found' } },
  'rpc.commissionRecordAdvance': { status: 200, body: { ok: false, error: 'staff_not_found' } },
  'rpc.commissionClosePeriod': { status: 200, body: { ok: false, error: 'not_found' } },
};

/** What the program keeps for itself. */
const NOT_THE_SALONS = new Set(['history', 'idempotency_keys']);
/** Of these there is nothing to tell but that it was done: a password is kept from the history, and the line is all there is of a link that was taken. */
const WITHOUT_WORDS = new Set(['users', 'booking_link']);

/** No sample has a code of an authenticator app: with a made-up one these change nothing. */
const WITHOUT_A_CODE: Record<string, object> = {
  'account.confirmTwoStep': { status: 409, body: { code: 'NOT_BEGUN' } },
  'account.turnOffTwoStep': { status: 403, body: { code: 'WRONG_CODE' } },
};

/** What the program itself says to every salon, and theirs has too. */
const OF_EVERYBODY: Record<string, string[]> = { 'services.starters': ['Cabelo'] };

/** Reads everything. */
const OWNER = { role: 'owner', rights: [] } as const;

type Line = Record<'actor_kind' | 'actor_id' | 'action' | 'entity', string> & Record<'before' | 'after', object | null>;
let changes = 0;

/** What changed since then is in the history: who did what, with before and after. */
function expectInHistory(then: Rows, now: Rows, actor: [kind: string, id: string]): void {
  const isChanged = Object.keys(now).some(
    (table) => !NOT_THE_SALONS.has(table) && now[table]?.join() !== then[table]?.join(),
  );
  const known = new Set(then.history);
  const lines = (now.history ?? []).filter((row) => !known.has(row)).map((row): Line => JSON.parse(row));
  if (isChanged) {
    changes += 1;
    expect(lines).not.toEqual([]);
  }
  for (const { actor_kind, actor_id, action, entity, before, after } of lines) {
    expect([actor_kind, actor_id]).toEqual(actor);
    const known = { staff: null, client: null, product: null, unit: null, cost: null, sale: null };
    const { what } = tell({ entity, action, before: before as Kept, after: after as Kept, known }, OWNER);
    expect(what, `say in src/domain/activity how ${action} of ${entity} is told`).not.toBe('something_changed');
    if (WITHOUT_WORDS.has(entity)) continue;
    if (action === 'create' || action === 'update') expect(after, entity).not.toBeNull();
    if (action === 'delete' || action === 'update') expect(before, entity).not.toBeNull();
    expect(before ?? after, entity).not.toBeNull();
  }
}

/** An operation that changes them is named alone: those after it find the rows as they are now. */
const readTheirsAgain = async () => {
  theirRows = await rowsOf(theirs);
};

test.each(owned)(
  '$name does not find the rows of another salon, tells and changes nothing there, and what it changes is in the history',
  async (operation) => {
    onTestFailed(readTheirsAgain);
    const mine = await mySalon(operation);
    const before = await rowsOf(mine);
    const secrets = theirSecrets(before);
    if (pointsAtRows(operation.name)) {
      const answer = await callSample(mine, operation, theirs);
      expect(answer, answer.text).toMatchObject(
        NOT_FOUND_OTHERWISE[operation.name] ?? { status: 404, body: { code: 'NOT_FOUND' } },
      );
      expect(toldIn(answer, secrets)).toEqual([]);
      expect(await rowsOf(mine)).toEqual(before);
    }
    const answer = await callSample(mine, operation);
    expect(answer, answer.text).toMatchObject(WITHOUT_A_CODE[operation.name] ?? { status: 200 });
    expect(toldIn(answer, secrets)).toEqual(OF_EVERYBODY[operation.name] ?? []);
    expect(await rowsOf(theirs)).toEqual(theirRows);
    if (operation.method !== 'GET') expectInHistory(before, await rowsOf(mine), ['owner', mine.id]);
  },
);

/** Her times and amounts by themselves, too, and not the clock's: an id or an instant may have the same digits in it. */
const OF_NINA = /Nina|(?<![\d:T]|\d |"now":")(12:12|13:13)|[:[,](12345|6789)[,}\]]/;

test.each(ofProfessionals)(
  '$name finds, tells and changes nothing of a colleague or another salon, is in the history, and wants link and PIN',
  async ({ name, path }) => {
    onTestFailed(readTheirsAgain);
    const mine = await newSalon();
    await addNina(server.admin, mine.id);
    const first = owned.find((operation) => operation.name === comesFirst(name));
    if (first) await callSample(mine, first);
    const link = await linkOf(mine, 'rita');
    const call = (input: object, who = server.visitor()) =>
      who.post(path, { ...sampleInput(name, mine.id), ...link, ...input });

    const before = await rowsOf(mine);
    const secrets = theirSecrets(before);
    if (pointsAtRows(name)) {
      const ofHers = rowsOfNina(mine.id).map((row) => sampleInput(name, mine.id, row));
      for (const input of [...ofHers, sampleInput(name, theirs.id)]) {
        const answer = await call(input ?? {});
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
        expect(answer.text).not.toMatch(OF_NINA);
      }
      expect(await rowsOf(mine)).toEqual(before);
    }
    const answer = await call({});
    expect(answer.status, answer.text).toBe(200);
    expect(toldIn(answer, secrets)).toEqual([]);
    expect(answer.text).not.toMatch(OF_NINA);
    expect(await rowsOf(theirs)).toEqual(theirRows);
    const now = await rowsOf(mine);
    expect(ofNina(mine.id, now)).toEqual(ofNina(mine.id, before));
    expectInHistory(before, now, ['portal', rowId(mine.id, 'rita')]);

    const refused = { status: 401, body: { code: 'UNAUTHORIZED' } };
    const { token, pin } = link;
    expect(await call({ token: undefined, pin: undefined }, mine)).toMatchObject(refused);
    expect(await call({ token, pin: undefined })).toMatchObject(refused);
    expect(await call({ token: theirs.id, pin })).toMatchObject(refused);
    expect(await call({ token, pin: '000000' })).toMatchObject(refused);
    const linkOfNina = await linkOf(mine, 'nina');
    await mine.call('DELETE', `/api/portal/access/${rowId(mine.id, 'nina')}`);
    expect(await call(linkOfNina)).toMatchObject(refused);
  },
);

test('most of what is sent changes something', () => {
  expect(changes).toBeGreaterThan(70);
});

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
