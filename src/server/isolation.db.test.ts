import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASTELS } from '#domain/team/colours.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { forStrangers } from '#server/kernel/http/api-access.ts';
import { operationsOf } from './kernel/testing/operations.ts';
import { fillSalon, idOf } from './kernel/testing/salon.ts';
import { pointsAtRows, rowId, sampleInput, takesLink } from './kernel/testing/sample-inputs.ts';
import { callSample } from './sample-call.ts';
import { type Owner, signedUp, startTestServer, type TestServer } from './test-server.ts';

/** What a professional may call with link and PIN, who has no session. */
const ofProfessionals = operationsOf().filter(({ name }) => takesLink(name));
const owned = operationsOf().filter(({ name }) => !forStrangers.has(name) && !takesLink(name));

/** Too short to be told apart from the times of every salon, were they not so odd. */
const THEIR_TIMES = ['11:11', '22:22'];

let server: TestServer;
let theirs: Owner;
let everyRow: string;
let theirLink: Link;

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
  theirLink = await linkOf(theirs, 'rita');
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

type Link = { token: string; pin: string };

/** A link of the portal with its right PIN. */
async function linkOf(owner: Owner, who: string): Promise<Link> {
  const { status, body, text } = await owner.post(`/api/portal/access/${rowId(owner.id, who)}`, { pin: '271828' });
  if (status !== 200) throw new Error(`Making a link answered ${status}: ${text}`);
  return body as Link;
}

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
  expect(operationsOf().length).toBeGreaterThan(forStrangers.size + 5);
  const hours = owned.find(({ name }) => name === 'agenda.hours');
  expect(hours).toMatchObject({ method: 'GET', path: '/api/agenda/hours' });
});

const SIGNED_OUT = { pt: 'Usuário não autenticado', en: 'User not authenticated', es: 'Usuario no autenticado' };

test.each(owned)('$name is nothing for a stranger, not even its rules, and says so in their language', async (one) => {
  const { method, path } = one;
  const body = method === 'GET' ? undefined : {};
  for (const [language, said] of Object.entries(SIGNED_OUT)) {
    const headers = { 'accept-language': language };
    const answer = await server.visitor().call(method, path, body, { headers });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(Object.values(answer.body as object)).toContain(said);
  }
});

test.each(ofProfessionals)('$name is nothing for a stranger, not even its rules', async ({ method, path }) => {
  const answer = await server.visitor().call(method, path, {});
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

test('whoever has no session and asks for the live channel, or sends a large file, is told so in their language', async () => {
  const headers = { 'accept-language': 'es-MX', 'content-type': 'application/json' };
  const refused = { status: 401, body: { code: 'UNAUTHORIZED', message: SIGNED_OUT.es } };
  expect(await server.visitor().get('/api/live', { headers })).toMatchObject(refused);
  const file = { clients: [{ name: 'x'.repeat(70_000) }] };
  expect(await server.visitor().post('/api/clients/import', file, { headers })).toMatchObject(refused);
});

test.each(owned)(
  '$name is not for a professional, whatever of the portal they send along',
  async ({ method, path }) => {
    const link = theirLink;
    const headers = { authorization: `Bearer ${link.token}`, 'x-portal-token': link.token, 'x-portal-pin': link.pin };
    const answer =
      method === 'GET'
        ? await server.visitor().get(`${path}?${new URLSearchParams(link)}`, { headers })
        : await server.visitor().call(method, path, link, { headers });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  },
);

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

/** Who asks for many is told of those that there are; and procedures of the specification refuse in words of their own. */
const NOT_FOUND_OTHERWISE: Record<string, object> = {
  'agenda.create': NOT_AMONG_OURS,
  'cashier.tickets': { status: 200, body: [] },
  'reports.lines': { status: 200, body: { rows: [], next: null } },
  'rpc.finalizeSale': { status: 200, body: { ok: false, error: 'sale_not_found' } },
  'rpc.deductStock': { status: 200, body: { ok: false, error: 'appointment_not_found' } },
  'rpc.addProductPurchase': { status: 200, body: { ok: false, error: 'product_not_found' } },
  'rpc.commissionRecordAdvance': { status: 200, body: { ok: false, error: 'staff_not_found' } },
  'rpc.commissionClosePeriod': { status: 200, body: { ok: false, error: 'not_found' } },
};

test.each(owned.filter(({ name }) => pointsAtRows(name)))(
  '$name does not find the rows of another salon, and leaves both as they are',
  async (operation) => {
    const mine = await mySalon(operation);
    const [myRows, theirRows] = [await rowsOf(mine), await rowsOf(theirs)];
    const secrets = await textsOnlyOf(theirs, mine);
    const answer = await callSample(mine, operation, theirs);
    expect(answer, answer.text).toMatchObject(
      NOT_FOUND_OTHERWISE[operation.name] ?? { status: 404, body: { code: 'NOT_FOUND' } },
    );
    expect(toldIn(answer, secrets)).toEqual([]);
    expect(await rowsOf(theirs)).toEqual(theirRows);
    expect(await rowsOf(mine)).toEqual(myRows);
  },
);

/** Of a colleague in the same salon; every word of it is hers alone. */
const NINA = `
insert into staff (user_id, id, nome, funcao, email, comissao_percentual) values (OWNER, id('nina'), 'Nina Sozinha', 'Manicure', 'nina@sozinha.example', 55);
insert into staff_time_off (user_id, staff_id, starts_at, ends_at, reason) values (OWNER, id('nina'), '2026-11-21 09:00', '2026-11-21 10:00', 'Dentista da Nina');
insert into commission_advances (user_id, staff_id, amount, effective_date, description) values (OWNER, id('nina'), 70, '2026-11-10', 'Vale da Nina');
insert into commission_settlements (user_id, staff_id, amount, effective_date, description) values (OWNER, id('nina'), 7, '2026-11-10', 'Acerto da Nina');
insert into appointments (user_id, id, client_name, professional_id, professional_name, date, start_time, end_time, status, payment_method)
  values (OWNER, id('de_nina'), 'Cliente da Nina', id('nina'), 'Nina Sozinha', '2026-11-18', '12:12', '13:13', 'pendente', null),
    (OWNER, id('feita_por_nina'), 'Freguesa da Nina', id('nina'), 'Nina Sozinha', '2026-11-17', '12:12', '13:13', 'finalizado', 'PIX');
insert into appointment_services (user_id, appointment_id, service_name, duration_minutes, unit_price, commission_percent, commission_amount)
  select OWNER, id, 'Unha da Nina', 61, 123.45, 55, 67.89 from appointments where user_id = OWNER and professional_id = id('nina');
`;
const OF_NINA = /Nina|12:12|13:13|12345|6789/;

describe('of a professional', () => {
  let mine: Owner;
  let link: Link;
  beforeEach(async () => {
    mine = await newSalon();
    await server.admin.query(
      NINA.replace(/\bid\('(\w+)'\)/g, (_, what) => idOf(mine.id, what)).replaceAll('OWNER', `'${mine.id}'::uuid`),
    );
    link = await linkOf(mine, 'rita');
  });
  const call = ({ name, path }: { name: string; path: string }, input: object, who = server.visitor()) =>
    who.post(path, { ...sampleInput(name, mine.id), ...link, ...input });

  test.each(ofProfessionals)(
    '$name tells nothing of a colleague or another salon and changes nothing of theirs',
    async (one) => {
      const secrets = await textsOnlyOf(theirs, mine);
      const before = await rowsOf(theirs);
      const ofNina = async () =>
        Object.values(await rowsOf(mine))
          .flat()
          .filter((row) => row.includes(rowId(mine.id, 'nina')));
      const hers = await ofNina();
      const answer = await call(one, {});
      expect(answer.status, answer.text).toBe(200);
      expect(toldIn(answer, secrets)).toEqual([]);
      expect(answer.text).not.toMatch(OF_NINA);
      expect(await rowsOf(theirs)).toEqual(before);
      expect(await ofNina()).toEqual(hers);
    },
  );

  test.each(ofProfessionals)('$name asks for link and PIN, also of the owner and of who has another’s', async (one) => {
    const refused = { status: 401, body: { code: 'UNAUTHORIZED' } };
    const { token, pin } = link;
    expect(await call(one, { token: undefined, pin: undefined }, mine)).toMatchObject(refused);
    expect(await call(one, { token, pin: undefined })).toMatchObject(refused);
    expect(await call(one, { token: theirs.id, pin })).toMatchObject(refused);
    expect(await call(one, { token, pin: '000000' })).toMatchObject(refused);
    const ofNina = await linkOf(mine, 'nina');
    await mine.call('DELETE', `/api/portal/access/${rowId(mine.id, 'nina')}`);
    expect(await call(one, ofNina)).toMatchObject(refused);
  });

  test.each(ofProfessionals.filter(({ name }) => pointsAtRows(name)))(
    '$name finds neither a colleague’s rows nor another salon’s, and leaves all as they are',
    async (one) => {
      const before = [await rowsOf(mine), await rowsOf(theirs)];
      for (const id of [rowId(mine.id, 'de_nina'), rowId(mine.id, 'feita_por_nina'), rowId(theirs.id, 'hora')]) {
        const answer = await call(one, { id });
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
        expect(answer.text).not.toMatch(OF_NINA);
      }
      expect([await rowsOf(mine), await rowsOf(theirs)]).toEqual(before);
    },
  );
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
