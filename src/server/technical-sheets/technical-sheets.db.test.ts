import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { ActivityLine } from '#contract/activity/operations.ts';
import type { ClientPhoto, LastSheet, SheetVisit, TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { BODY_LIMIT } from '#server/kernel/http/http.ts';
import { perFile, perTest } from '#server/kernel/testing/per-test.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { portalSalon } from '#server/portal/testing/portal-salon.ts';
import { testServer } from '#server/test-server.ts';

const server = testServer();
const salon = perTest(() => bookedSalon(server));
const another = perFile(() => bookedSalon(server));
const photo = perFile(async () => {
  const dot = sharp({ create: { width: 60, height: 80, channels: 3, background: '#a0522d' } });
  return { data: (await dot.webp().toBuffer()).toString('base64') };
});

const SHEETS = '/api/technical-sheets';
const roots = { place: 'Raiz', product: 'Tonalizante 6/0', brand: '', proportion: '30 g + 60 ml 13 vol', minutes: 25 };
const formula = { result: 'Cobriu tudo.', lines: [roots] };

type Page = { rows: SheetVisit[]; next: string | null };

/** A visit of the client, and what is said of it. */
const visit = (changes: object = {}) => salon.book({ date: '2026-11-10', ...changes });
const sheetOf = (appointment_id: string | null, changes: object = {}) => ({
  client_id: salon.client,
  appointment_id,
  date: '2026-11-09',
  staff_id: null,
  ...formula,
  ...changes,
});
const write = (form: object, key?: string) =>
  salon.owner.post(SHEETS, form, key ? { headers: { 'idempotency-key': key } } : {});
async function written(appointment: string | null, changes: object = {}): Promise<TechnicalSheet> {
  const { status, body, text } = await write(sheetOf(appointment, changes));
  if (status !== 200) throw new Error(text);
  return body as TechnicalSheet;
}
const change = (sheet: TechnicalSheet, changes: object = {}) =>
  salon.owner.put(`${SHEETS}/${sheet.id}`, { ...sheet, ...changes });
const visits = async (cursor = '') =>
  (await salon.owner.get(`${SHEETS}/visits?client_id=${salon.client}${cursor && `&cursor=${cursor}`}`)).body as Page;
const last = async (appointment = '') =>
  (await salon.owner.get(`${SHEETS}/last?client_id=${salon.client}${appointment && `&appointment_id=${appointment}`}`))
    .body as LastSheet;
const add = (changes: object = {}) =>
  salon.owner.post(`${SHEETS}/photos`, {
    client_id: salon.client,
    appointment_id: null,
    sheet_id: null,
    moment: 'before',
    taken_on: '2026-11-10',
    picture: photo.data,
    ...changes,
  });
const count = async (table: string, owner = salon.owner.id) =>
  (await server.admin.query(`select count(*)::int as count from ${table} where user_id = $1`, [owner])).rows[0].count;

test('a sheet takes date, services and professional from its visit, and is in the history', async () => {
  const { id } = await visit();
  const sheet = await written(id);
  expect(sheet).toMatchObject({ date: '2026-11-10', services: ['Corte'], staff_name: 'Rita', ...formula });
  const { rows } = await server.admin.query(
    `select action, after->'lines' as lines from history where entity_id = $1`,
    [sheet.id],
  );
  expect(rows).toEqual([{ action: 'create', lines: [roots] }]);
});

test('a sheet without a visit says its own day and professional', async () => {
  expect(await written(null, { staff_id: salon.bia })).toMatchObject({
    appointment_id: null,
    date: '2026-11-09',
    services: [],
    staff_name: 'Bia',
  });
});

test.each([
  ['product', { lines: [{ ...roots, product: ' ' }] }, 'lines.0.product', 'productRequired'],
  ['minutes', { lines: [{ ...roots, minutes: 0 }] }, 'lines.0.minutes', 'minutesInvalid'],
  ['proportion', { lines: [{ ...roots, proportion: 'x'.repeat(201) }] }, 'lines.0.proportion', 'tooLong'],
  ['result', { result: 'x'.repeat(2001) }, 'result', 'resultTooLong'],
  ['number of lines', { lines: Array.from({ length: 21 }, () => roots) }, 'lines', 'tooManyLines'],
  ['formula', { lines: [], result: ' ' }, 'lines', 'empty'],
  ['date', { date: '2026-02-30' }, 'date', 'dateInvalid'],
])(
  'a sheet whose %s breaks a rule is refused beside that field, and nothing is written',
  async (_, form, field, why) => {
    const { status, body } = await write(sheetOf(null, form));
    const { fields } = (body as { data: { fields: Record<string, string> } }).data;
    expect([status, fields[field]]).toEqual([422, `technicalSheets:errors.${why}`]);
    expect(await count('technical_sheets')).toBe(0);
  },
);

test('texts that the database cannot hold are refused, not stored in halves', async () => {
  const { status } = await write(sheetOf(null, { lines: [roots, { ...roots, product: 'a\u0000b' }] }));
  expect(status).toBe(422);
  expect(await count('technical_sheet_lines')).toBe(0);
});

test('of two windows that write the sheet of one visit, one does and the other sees it', async () => {
  await inRounds(5, async (round) => {
    const { id } = await visit({ start_time: `0${round}:00` });
    const answers = await Promise.all(
      ['um', 'dois'].map((result) => write(sheetOf(id, { result }), `${round} ${result}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body as TechnicalSheet;
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({ code: 'TAKEN', data: { sheet: won } });
  });
});

test('the same call sent twice writes one sheet', async () => {
  const [one, two] = [await write(sheetOf(null), 'chave'), await write(sheetOf(null), 'chave')];
  expect(two.body).toEqual(one.body);
  expect(await count('technical_sheets')).toBe(1);
});

test('who changes what somebody else has changed meanwhile is shown it, and overwrites nothing', async () => {
  const sheet = await written(null);
  const { body: theirs } = await change(sheet, { result: 'Mais claro.' });
  const { status, body } = await change(sheet, { result: 'Mais escuro.' });
  expect([status, body]).toMatchObject([409, { code: 'STALE', data: { sheet: theirs } }]);
  expect((await salon.owner.get(`${SHEETS}/${sheet.id}`)).body).toMatchObject({ result: 'Mais claro.' });
});

test('a change that is sent again because its answer was lost is done already', async () => {
  const sheet = await written(null);
  const { body: once } = await change(sheet, { lines: [roots, { ...roots, place: 'Pontas' }] });
  const { status, body: twice } = await change(sheet, { lines: [roots, { ...roots, place: 'Pontas' }] });
  expect([status, twice]).toEqual([200, once]);
});

test('of many who change one sheet at once, one does', async () => {
  const sheet = await written(null);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((result) => change(sheet, { result })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('a cancelled appointment, one of another client and one of another salon have no sheet of this client', async () => {
  const cancelled = await visit({ status: 'cancelado' });
  const { id: other } = (
    await salon.owner.post('/api/clients', { name: 'Bia', phone: '11922220000', phone_country: 'BR', email: '' })
  ).body as { id: string };
  const theirs = await visit({ client_id: other, start_time: '12:00' });
  const foreign = await another.book({ date: '2026-11-10' });
  for (const { id } of [cancelled, theirs, foreign]) {
    expect((await write(sheetOf(id))).status).toBe(404);
  }
  expect((await write(sheetOf(null, { client_id: another.client }))).status).toBe(404);
  expect((await write(sheetOf(null, { staff_id: another.rita }))).status).toBe(404);
});

test('deleting the appointment keeps its sheet with the date and the services as they were called', async () => {
  const { id } = await visit();
  const sheet = await written(id);
  await server.admin.query(`update appointment_services set service_name = 'Corte longo' where appointment_id = $1`, [
    id,
  ]);
  expect((await salon.owner.call('DELETE', `/api/agenda/appointments/${id}`)).status).toBe(200);
  const { rows } = await visits();
  expect(rows).toMatchObject([
    { id: sheet.id, appointment_id: null, date: '2026-11-10', services: ['Corte longo'], professional_name: 'Rita' },
  ]);
});

test('a visit that is moved, or was another client’s, takes sheet and photos along', async () => {
  const { id } = await visit();
  await written(id);
  await add({ appointment_id: id });
  const { id: other } = (
    await salon.owner.post('/api/clients', { name: 'Bia', phone: '11922220000', phone_country: 'BR', email: '' })
  ).body as { id: string };
  await server.admin.query(`update appointments set date = '2026-11-12', client_id = $2 where id = $1`, [id, other]);
  const { rows } = (await salon.owner.get(`${SHEETS}/visits?client_id=${other}`)).body as Page;
  expect(rows).toMatchObject([{ id, sheet: { date: '2026-11-12', client_id: other }, photos: [{ moment: 'before' }] }]);
  expect((await visits()).rows).toEqual([]);
});

test('deleting the client deletes their sheets, photos and pictures', async () => {
  const { id } = await visit();
  await written(id);
  await written(null);
  expect((await add({ appointment_id: id })).status).toBe(200);
  const path = `/api/clients/${salon.client}/remove`;
  expect((await salon.owner.post(path, { password: 'segredo1' })).status).toBe(200);
  for (const table of ['technical_sheets', 'technical_sheet_lines', 'client_photos', 'pictures']) {
    expect(await count(table), table).toBe(0);
  }
});

test('deleting a sheet keeps its photos', async () => {
  const { id } = await visit();
  const sheet = await written(id);
  await add({ appointment_id: id });
  expect((await salon.owner.call('DELETE', `${SHEETS}/${sheet.id}`)).status).toBe(200);
  expect((await visits()).rows).toMatchObject([{ id, sheet: null, photos: [{ sheet_id: null }] }]);
});

test('what happened to sheets and photos is told beside their client, also once they are gone', async () => {
  const told = async (client: string) => {
    const { body } = await salon.owner.get(`/api/activity/clients/${client}`);
    return (body as { rows: ActivityLine[] }).rows.map(({ what, subject }) => `${what} ${subject?.text}`);
  };
  const sheet = await written(null);
  expect((await change(sheet, { result: 'Cobriu quase tudo.' })).status).toBe(200);
  const { id } = (await add()).body as ClientPhoto;
  const lines = ['photo_created', 'sheet_changed', 'sheet_created', 'client_created'].map((what) => `${what} Ana Lima`);
  expect(await told(salon.client)).toEqual(lines);

  expect((await salon.owner.call('DELETE', `${SHEETS}/photos/${id}`)).status).toBe(200);
  expect((await salon.owner.call('DELETE', `${SHEETS}/${sheet.id}`)).status).toBe(200);
  const { body: other } = await salon.owner.post('/api/clients', {
    ...{ name: 'Bia', phone: '11922220000', phone_country: 'BR', email: '' },
  });
  expect(await told((other as { id: string }).id)).toEqual(['client_created Bia']);
  expect(await told(salon.client)).toEqual(['sheet_removed Ana Lima', 'photo_removed Ana Lima', ...lines]);
});

test('visits are listed newest first, those that have not begun only with a sheet, thirty a page and each once', async () => {
  const days = Array.from(
    { length: 33 },
    (_, day) => `2026-${day < 25 ? '09' : '10'}-${String((day % 25) + 1).padStart(2, '0')}`,
  );
  for (const date of days) await visit({ date });
  await visit({ date: '2026-09-01', start_time: '15:00', status: 'cancelado' });
  const future = await visit({ date: '2199-01-01' });
  await written(null, { date: '2026-10-20' });
  const first = await visits();
  expect(first.rows).toHaveLength(30);
  const second = await visits(first.next ?? '');
  expect(second.next).toBeNull();
  const seen = [...first.rows, ...second.rows].map(({ date }) => date);
  expect(seen).toEqual(['2026-10-20', ...days.toReversed()]);
  await written(future.id);
  expect((await visits()).rows[0]).toMatchObject({ id: future.id, sheet: { date: '2199-01-01' } });
});

test('the one to be repeated is copied first, then the newest of the same service, then the newest', async () => {
  const cut = await visit({ date: '2026-11-01' });
  const colour = await visit({ date: '2026-11-05', lines: [salon.colouring(10)] });
  const next = await visit({ date: '2026-11-20' });
  const [ofCut, ofColour] = [await written(cut.id), await written(colour.id)];
  await written(null, { date: '2026-11-07', lines: [] });
  expect((await last(next.id)).last?.id).toBe(ofCut.id);
  expect((await last()).last?.id).toBe(ofColour.id);
  await salon.owner.put(`${SHEETS}/${ofColour.id}/repeat`, { is_next: true });
  expect((await last(next.id)).last).toMatchObject({ id: ofColour.id, is_next: true });
  const own = await written(next.id);
  expect(await last(next.id)).toMatchObject({ own: { id: own.id }, last: { id: ofCut.id, is_next: false } });
});

test('of a client’s sheets one is to be repeated, also when several are marked at once', async () => {
  const sheets = [await written(null), await written(null), await written(null)];
  await inRounds(5, async () => {
    const answers = await Promise.all(
      sheets.map(({ id }) => salon.owner.put(`${SHEETS}/${id}/repeat`, { is_next: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await server.admin.query('select from technical_sheets where is_next and user_id = $1', [
      salon.owner.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

test('a sheet of an older visit, written late, leaves the mark where it is', async () => {
  const sheet = await written(null, { date: '2026-11-08' });
  await salon.owner.put(`${SHEETS}/${sheet.id}/repeat`, { is_next: true });
  await written(null, { date: '2026-10-01' });
  expect((await last()).last).toMatchObject({ id: sheet.id, is_next: true });
});

test('what sheets name is suggested, most used first, before products that none names', async () => {
  await written(null, { lines: [{ ...roots, product: 'Pó', brand: 'Casa' }, roots, { ...roots, place: 'Nuca' }] });
  const { body } = await salon.owner.get(`${SHEETS}/suggestions`);
  expect(body).toEqual({
    products: [
      { product: 'Tonalizante 6/0', brand: '' },
      { product: 'Pó', brand: 'Casa' },
      { product: 'Tintura', brand: '' },
    ],
    places: ['Raiz', 'Nuca'],
    proportions: ['30 g + 60 ml 13 vol'],
  });
});

test('a photo is kept with its visit and sheet, whichever came first, and its file is the owner’s alone', async () => {
  const { id } = await visit();
  const early = (await add({ appointment_id: id })).body as ClientPhoto;
  const sheet = await written(id);
  const late = (await add({ sheet_id: sheet.id, moment: 'after' })).body as ClientPhoto;
  expect(late).toMatchObject({ appointment_id: id, sheet_id: sheet.id, picture: { width: 60, height: 80 } });
  const [shown] = (await visits()).rows;
  expect(shown?.photos.map((one) => [one.id, one.sheet_id])).toEqual([
    [late.id, sheet.id],
    [early.id, sheet.id],
  ]);
  const file = `/api/pictures/${late.picture.id}/small`;
  expect((await salon.owner.get(file)).headers['content-type']).toBe('image/webp');
  expect((await another.owner.get(file)).status).toBe(404);
  expect((await server.visitor().get(file)).status).toBe(401);
});

test.each([
  ['no picture', { picture: Buffer.from('<svg/>').toString('base64') }, 422],
  ['no base64', { picture: '***' }, 422],
  ['too large', { picture: 'A'.repeat(500_000) }, 413],
  ['of no known moment', { moment: 'during' }, 422],
  ['of another salon’s client', 'client', 404],
  ['of another salon’s visit', 'visit', 404],
])('a photo that is %s is refused, and nothing is stored', async (_, changes, expected) => {
  const theirs = { client: { client_id: another.client }, visit: { appointment_id: another.rita } };
  const { status } = await add(typeof changes === 'string' ? theirs[changes as 'client'] : changes);
  expect(status).toBe(expected);
  expect([await count('client_photos'), await count('pictures')]).toEqual([0, 0]);
});

test('a photo that is sent twice is kept once; one that is deleted takes its picture along', async () => {
  const extra = { headers: { 'idempotency-key': 'foto' } };
  const body = {
    client_id: salon.client,
    appointment_id: null,
    sheet_id: null,
    moment: 'other',
    taken_on: '2026-11-10',
    picture: photo.data,
  };
  const [one, two] = [
    await salon.owner.post(`${SHEETS}/photos`, body, extra),
    await salon.owner.post(`${SHEETS}/photos`, body, extra),
  ];
  expect(two.body).toEqual(one.body);
  expect(await count('pictures')).toBe(1);
  const { id } = one.body as ClientPhoto;
  expect((await another.owner.call('DELETE', `${SHEETS}/photos/${id}`)).status).toBe(404);
  expect((await salon.owner.call('DELETE', `${SHEETS}/photos/${id}`)).status).toBe(200);
  expect([await count('client_photos'), await count('pictures')]).toEqual([0, 0]);
});

test('a thousand photos of one client are listed page by page, each once', async () => {
  await server.admin.query(
    `with stored as (insert into pictures (user_id, large, small, width, height)
       select $1, '\\x01', '\\x01', 1, 1 from generate_series(1, 1000) returning id)
     insert into client_photos (user_id, client_id, taken_on, picture_id) select $1, $2, '2026-11-10', id from stored`,
    [salon.owner.id, salon.client],
  );
  const seen = new Set<string>();
  let cursor = '';
  do {
    const path = `${SHEETS}/photos?client_id=${salon.client}${cursor && `&cursor=${cursor}`}`;
    const page = (await salon.owner.get(path)).body as { rows: ClientPhoto[]; next: string | null; total: number };
    expect(page).toMatchObject({ total: 1000 });
    for (const { id } of page.rows) seen.add(id);
    cursor = page.next ?? '';
  } while (cursor);
  expect(seen.size).toBe(1000);
});

test('at the portal a professional writes the sheet of a visit of theirs, and reads the client’s earlier ones', async () => {
  const { owner, client, book, atPortal, biaAtPortal, rita, bia } = await portalSalon(server);
  const { id: hers } = await book({ date: '2026-11-10', professional_id: rita });
  const { id: colleagues } = await book({ date: '2026-11-09', professional_id: bia });
  const { body: before } = await owner.post(SHEETS, { ...sheetOf(colleagues), client_id: client });

  const save = (id: string, changes: object = {}) =>
    atPortal.call('sheet_save', { id, version: null, ...formula, ...changes });
  const { status, body } = await save(hers);
  expect([status, body]).toMatchObject([200, { staff_name: 'Rita', date: '2026-11-10', appointment_id: hers }]);
  expect((await atPortal.call('sheet_read', { id: hers })).body).toMatchObject({
    has_client: true,
    sheet: { id: (body as TechnicalSheet).id },
    earlier: [{ id: (before as TechnicalSheet).id }],
  });
  const { rows } = await server.admin.query('select actor_kind, actor_id from history where entity_id = $1', [
    (body as TechnicalSheet).id,
  ]);
  expect(rows).toEqual([{ actor_kind: 'portal', actor_id: rita }]);

  // Sent again it is done; with another text it is not hers to overwrite unseen.
  expect((await save(hers)).body).toEqual(body);
  expect((await save(hers, { result: 'Outro' })).status).toBe(409);
  const { version } = body as TechnicalSheet;
  expect((await save(hers, { result: 'Outro', version })).body).toMatchObject({ result: 'Outro' });

  expect((await save(colleagues)).status, 'a colleague’s visit').toBe(404);
  expect((await biaAtPortal.call('sheet_read', { id: hers })).status).toBe(404);
});

test('at the portal photos are taken of one’s own visits, and seen of one’s own clients', async () => {
  const { client, book, atPortal, biaAtPortal, owner } = await portalSalon(server);
  const { id } = await book({ date: '2026-11-10' });
  const sent = { id, moment: 'after', picture: photo.data };
  const key = { headers: { 'idempotency-key': 'foto' } };
  const { status, body } = await atPortal.call('sheet_photo_add', sent, key);
  expect([status, body]).toMatchObject([200, { appointment_id: id, moment: 'after' }]);
  expect((await atPortal.call('sheet_photo_add', sent, key)).body, 'sent again').toEqual(body);
  const { picture, id: added } = body as ClientPhoto;
  const file = { id: picture.id, size: 'small' };
  expect((await atPortal.call('sheet_picture', file)).body).toEqual({ data: expect.stringMatching(/^UklGR/) });
  expect((await biaAtPortal.call('sheet_picture', file)).status).toBe(404);
  expect((await biaAtPortal.call('sheet_photo_add', sent)).status).toBe(404);
  expect((await biaAtPortal.call('sheet_photo_remove', { id: added })).status).toBe(404);
  expect((await owner.get(`${SHEETS}/photos?client_id=${client}`)).body).toMatchObject({ total: 1 });
  const { id: other } = await book({ date: '2026-11-11' });
  const ofVisit = async (visit: string) =>
    (await owner.get(`${SHEETS}/photos?client_id=${client}&appointment_id=${visit}`)).body;
  expect(await ofVisit(id)).toMatchObject({ total: 1, rows: [{ id: added }] });
  expect(await ofVisit(other)).toMatchObject({ total: 0, rows: [] });
  expect((await atPortal.call('sheet_photo_remove', { id: added })).status).toBe(200);
  expect((await owner.get(`${SHEETS}/photos?client_id=${client}`)).body).toMatchObject({ total: 0 });
});

test('at the portal a photo may be as large as anywhere, and of one address a few are read at a time', async () => {
  const { client, book, atPortal, owner } = await portalSalon(server);
  const { id } = await book({ date: '2026-11-10' });
  const noise = sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } });
  const picture = (await noise.jpeg({ quality: 70 }).toBuffer()).toString('base64');
  expect(picture.length).toBeGreaterThan(BODY_LIMIT);
  const sent = { id, moment: 'after', picture };
  expect(await atPortal.call('sheet_photo_add', sent)).toMatchObject({ status: 200 });
  expect((await atPortal.call('sheet_photo_add', { ...sent, pin: '314159' })).status, 'another PIN').toBe(401);

  // Nothing but heads: four are read, twelve wait, and the others are answered without a body.
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.http.server.address() as AddressInfo;
  const head = ['POST /api/rpc/staff_portal_sheet_photo_add HTTP/1.1', 'host: localhost', 'content-length: 400000'];
  const answers = Array(20).fill('');
  const sockets = answers.map((_, one) =>
    connect(port, '127.0.0.1', function (this: Socket) {
      this.write([...head, 'content-type: application/json', '', ''].join('\r\n'));
      this.on('data', (data) => {
        answers[one] += data;
      });
    }),
  );
  const refused = () => answers.filter((answer) => /^HTTP\/1\.1 503 .*"code":"BUSY"/s.test(answer));
  await vi.waitFor(() => expect(refused()).toHaveLength(4), { timeout: 30_000 });
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await atPortal.call('sheet_photo_add', sent)).toMatchObject({ status: 200 }), {
    timeout: 30_000,
  });
  expect((await owner.get(`${SHEETS}/photos?client_id=${client}`)).body).toMatchObject({ total: 2 });
});

test('at the portal an appointment with a name instead of a client has no sheet', async () => {
  const { atPortal } = await portalSalon(server);
  const { id } = await atPortal.make();
  expect((await atPortal.call('sheet_read', { id })).body).toMatchObject({ has_client: false, sheet: null });
  expect((await atPortal.call('sheet_save', { id, version: null, ...formula })).status).toBe(404);
});
