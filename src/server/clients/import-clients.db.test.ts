import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { readCsv } from '#domain/imports/csv.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
beforeAll(async () => {
  await server.http.listen({ port: 0, host: '127.0.0.1' });
});

const client = (number: number, name = `Cliente ${number}`) => ({
  name,
  phone: `+55119${String(number).padStart(8, '0')}`,
  phone_country: 'BR',
  email: '',
});
const importing = (owner: Owner, clients: object[]) => owner.post('/api/clients/import', { clients });
const countOf = async (owner: Owner) => ((await owner.get('/api/clients/count')).body as { count: number }).count;

test('new clients are imported; those whose phone is known are left out and named', async () => {
  const owner = await signedUp(server);
  await owner.post('/api/clients', client(1, 'ana prado'));
  const answer = await importing(owner, [client(1, 'Outra'), client(2, 'BIA lima'), client(3)]);
  expect(answer).toMatchObject({
    status: 200,
    body: { imported: 2, known: [{ phone: '+5511900000001', name: 'Ana Prado' }] },
  });
  expect((await owner.get('/api/clients?search=bia')).body).toMatchObject({ rows: [{ name: 'Bia Lima' }] });
});

test('a phone that is twice in the file makes one client, the first', async () => {
  const owner = await signedUp(server);
  const answer = await importing(owner, [client(1, 'Primeira'), client(1, 'Segunda')]);
  expect(answer.body).toEqual({ imported: 1, known: [] });
  expect((await owner.get('/api/clients')).body).toMatchObject({ rows: [{ name: 'Primeira' }] });
});

test('one bad row, and nothing is imported', async () => {
  const owner = await signedUp(server);
  const answer = await importing(owner, [client(1), { ...client(2), name: '' }]);
  expect(answer).toMatchObject({
    status: 422,
    body: { data: { fields: { 'clients.1.name': 'clients:errors.nameRequired' } } },
  });
  expect(await countOf(owner)).toBe(0);
});

test('the history has one entry that holds all names', async () => {
  const owner = await signedUp(server);
  await importing(owner, [client(1, 'Ana'), client(2, 'Bia')]);
  const { rows } = await server.admin.query(
    `select action, after->'count' as count, jsonb_path_query_array(after, '$.clients[*].name') as names
     from history where user_id = $1 and entity = 'clients'`,
    [owner.id],
  );
  expect(rows).toEqual([{ action: 'import', count: 2, names: ['Ana', 'Bia'] }]);
});

test('two imports of the same file at once end with each client once', async () => {
  const owner = await signedUp(server);
  const file = Array.from({ length: 200 }, (_, index) => client(index));
  const answers = await Promise.all([importing(owner, file), importing(owner, file.toReversed())]);
  expect(
    answers.map(({ status }) => status),
    server.log(),
  ).toEqual([200, 200]);
  expect(await countOf(owner)).toBe(200);
});

test('ten thousand clients are imported in one call and one insert, and searched at once', {
  timeout: 240_000,
}, async () => {
  const owner = await signedUp(server);
  const file = Array.from({ length: 10_000 }, (_, index) => client(index));
  const { result, queries } = await countQueries(() => importing(owner, file));
  expect(result, result.text).toMatchObject({ status: 200, body: { imported: 10_000, known: [] } });
  expect(queries.filter((query) => /^insert into "clients"/.test(query))).toHaveLength(1);
  expect((await owner.get('/api/clients?search=cliente+9999')).body).toMatchObject({
    rows: [{ name: 'Cliente 9999' }],
  });
});

test('more than 20,000 rows are refused with a clear message, and only importing takes large bodies', async () => {
  const owner = await signedUp(server);
  const file = Array.from({ length: 20_001 }, (_, index) => client(index));
  expect(await importing(owner, file)).toMatchObject({
    status: 422,
    body: { data: { fields: { clients: 'clients:errors.tooManyRows' } } },
  });
  expect(await owner.post('/api/clients', { ...client(1), name: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
  expect(await importing(owner, [{ ...client(1), email: 'x'.repeat(5_000_000) }])).toMatchObject({ status: 413 });
});

test('of thousands of wrong rows a hundred are named and the rest counted', async () => {
  const owner = await signedUp(server);
  const answer = await importing(owner, Array(20_000).fill({ ...client(1), name: '' }));
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID', data: { more: 19_900 } } });
  const { fields } = (answer.body as { data: { fields: object } }).data;
  expect(Object.keys(fields)).toHaveLength(100);
  expect(answer.text.length).toBeLessThan(10_000);
});

test('a salon sends one file at a time: two more wait, the others are refused before anything of theirs is read', async () => {
  const [owner, other] = [await signedUp(server), await signedUp(server)];
  await server.admin.query('begin');
  await server.admin.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import of clients ${owner.id}`]);
  const first = importing(owner, [client(1)]);
  await vi.waitFor(async () => expect(await lockWaits(server.admin)).toBe(1));

  // Nothing but heads: whoever is answered was answered without a body.
  const { port } = server.http.server.address() as AddressInfo;
  const head = ['POST /api/clients/import HTTP/1.1', 'host: localhost', 'content-type: application/json'];
  const request = [...head, `cookie: ${owner.cookie}`, 'content-length: 500000', '', ''].join('\r\n');
  const answers: string[] = [];
  const sockets = Array.from({ length: 6 }, () =>
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write(request);
      this.on('data', (data) => answers.push(String(data)));
    }),
  );
  await vi.waitFor(() => expect(answers).toHaveLength(4));
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(answer).toContain('retry-after: 10\r\n');
    expect(answer).toContain('TOO_MANY_TRIES');
  }
  expect(await importing(other, [client(1)])).toMatchObject({ status: 200 });

  await server.admin.query('commit');
  expect(await first).toMatchObject({ status: 200 });
  // Those who waited and went away keep nobody out.
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await importing(owner, [client(2)])).toMatchObject({ status: 200 }));
});

test('the preview asks which phones the salon has, and learns nothing of other salons', async () => {
  const [owner, other] = [await signedUp(server), await signedUp(server)];
  await owner.post('/api/clients', client(1, 'Ana'));
  await other.post('/api/clients', client(2, 'Bia'));
  const phones = Array.from({ length: 20_000 }, (_, index) => client(index).phone);
  expect(await owner.post('/api/clients/import/check', { phones })).toMatchObject({
    status: 200,
    body: { known: [{ phone: '+5511900000001', name: 'Ana' }] },
  });
});

test('the export is a file that Excel opens: every client, formulas defused, dates and words of the salon', async () => {
  const owner = await signedUp(server);
  await importing(owner, [
    { ...client(2), name: '=cmd()' },
    { ...client(1), name: 'Zé "Tom"; Prado', email: 'ze@example.com' },
    { ...client(3), name: 'Ana Ávila', phone: '+353871234567' },
  ]);
  // Late on the 30th in São Paulo is already the first in UTC.
  await server.admin.query(`update clients set created_at = '2026-12-01T01:30:00Z' where user_id = $1`, [owner.id]);
  const { status, headers, text } = await owner.get('/api/clients/export');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('clientes.csv');
  expect(text.startsWith('\u{FEFF}')).toBe(true);
  expect(readCsv(text, ';')).toEqual([
    ['Nome', 'Telefone', 'Email', 'Aniversário', 'Etiquetas', 'Cadastro'],
    ["'=Cmd()", '+55 11900000002', '', '', '', '2026-11-30'],
    ['Ana Ávila', '+353 871234567', '', '', '', '2026-11-30'],
    ['Zé "Tom"; Prado', '+55 11900000001', 'ze@example.com', '', '', '2026-11-30'],
  ]);
  const salonInEnglish = await signedUp(server, { language: 'en' });
  expect((await salonInEnglish.get('/api/clients/export')).text).toBe(
    '\u{FEFF}Name,Phone,Email,Birthday,Tags,Registered\r\n',
  );
});
