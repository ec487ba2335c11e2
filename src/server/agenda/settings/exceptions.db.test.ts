import { expect, test } from 'vitest';
import type { SalonException } from '#contract/agenda/settings.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const christmas = { date: '2026-12-25', is_closed: true, open_time: null, close_time: null, note: 'Natal' };
const special = { is_closed: false, open_time: '10:00', close_time: '16:00', note: '' };

const add = (owner: Owner, changes: object = {}) => owner.post('/api/agenda/exceptions', { ...christmas, ...changes });
const added = async (owner: Owner, changes: object = {}) => (await add(owner, changes)).body as SalonException;
const change = (owner: Owner, id: string, form: object) => owner.put(`/api/agenda/exceptions/${id}`, form);
const remove = (owner: Owner, id: string) => owner.call('DELETE', `/api/agenda/exceptions/${id}`);
const list = async (owner: Owner, cursor = '') =>
  (await owner.get(`/api/agenda/exceptions${cursor && `?cursor=${cursor}`}`)).body as {
    rows: SalonException[];
    next: string | null;
  };
const historyOf = async (id: string) =>
  (await server.admin.query('select action, before, after from history where entity_id = $1 order by id', [id])).rows;

test('a day is closed, given special hours and made usual again, and the history tells each step', async () => {
  const owner = await signedUp(server);
  const closed = await added(owner);
  expect(closed).toEqual({ ...christmas, id: expect.any(String) });
  const opened = { ...closed, ...special };
  expect(await change(owner, closed.id, special)).toMatchObject({ status: 200, body: opened });
  expect((await list(owner)).rows).toEqual([opened]);
  expect(await remove(owner, closed.id)).toMatchObject({ status: 200 });
  expect((await list(owner)).rows).toEqual([]);
  expect(await historyOf(closed.id)).toEqual([
    { action: 'create', before: null, after: closed },
    { action: 'update', before: closed, after: opened },
    { action: 'delete', before: opened, after: null },
  ]);
});

test('closing a day clears its times, whatever the form still holds', async () => {
  const owner = await signedUp(server);
  const { id, ...kept } = await added(owner, { open_time: '9h', close_time: '08:00' });
  expect(kept).toEqual(christmas);
  await change(owner, id, special);
  expect((await change(owner, id, { ...special, is_closed: true })).body).toMatchObject({
    is_closed: true,
    open_time: null,
    close_time: null,
  });
});

test('the date of an exception stays, whatever is sent', async () => {
  const owner = await signedUp(server);
  const { id } = await added(owner);
  expect((await change(owner, id, { ...special, date: '2026-12-24' })).body).toMatchObject({ date: '2026-12-25' });
});

test('a date has one exception: of twenty windows one gets it, the others are told, and nothing fails', async () => {
  const owner = await signedUp(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(owner)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const told = answers.filter(({ status }) => status !== 200);
  for (const answer of told) expect(answer).toMatchObject({ status: 409, body: { code: 'DATE_TAKEN' } });
  expect((await list(owner)).rows).toHaveLength(1);
});

test('two salons close the same day', async () => {
  const [one, other] = [await signedUp(server), await signedUp(server)];
  expect(await add(one)).toMatchObject({ status: 200 });
  expect(await add(other)).toMatchObject({ status: 200 });
});

const REQUIRED = 'agenda:errors.specialHoursRequired';
const BOTH_INVALID = { open_time: 'agenda:errors.timeInvalid', close_time: 'agenda:errors.timeInvalid' };

test.each<[string, object, Record<string, string>]>([
  ['no date', { date: '' }, { date: 'agenda:errors.dateRequired' }],
  ['a day that does not exist', { date: '2026-02-30' }, { date: 'agenda:errors.dateInvalid' }],
  ['a year before the calendar', { date: '0026-12-25' }, { date: 'agenda:errors.dateInvalid' }],
  ['no times', { ...special, open_time: null, close_time: null }, { open_time: REQUIRED }],
  ['no closing time', { ...special, close_time: '' }, { close_time: REQUIRED }],
  ['25:00', { ...special, close_time: '25:00' }, { close_time: 'agenda:errors.timeInvalid' }],
  ['two times that are none', { ...special, open_time: 'x', close_time: '9' }, BOTH_INVALID],
  ['closing before opening', { ...special, close_time: '09:59' }, { close_time: 'agenda:errors.specialHoursOrder' }],
  ['closing as it opens', { ...special, close_time: '10:00' }, { close_time: 'agenda:errors.specialHoursOrder' }],
  ['a note of 2,001 letters', { note: 'x'.repeat(2_001) }, { note: 'agenda:errors.noteTooLong' }],
  ['a note with a NUL', { note: 'a\0b' }, { note: 'common:invalidData' }],
  [
    'nothing at all',
    { ...special, date: '', open_time: '', close_time: '' },
    { date: 'agenda:errors.dateRequired', open_time: REQUIRED },
  ],
])('an exception with %s is refused beside its field, and nothing is written', async (_, changes, fields) => {
  const owner = await signedUp(server);
  const answer = await add(owner, changes);
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID', data: { fields } } });
  expect((await list(owner)).rows).toEqual([]);
});

test('a day may be open until midnight, with emoji and quotes in its note', async () => {
  const owner = await signedUp(server);
  const night = { ...special, close_time: '24:00', note: `Noite "d'ouro" 💇‍♀️` };
  expect(await added(owner, night)).toMatchObject(night);
});

test('exceptions come latest first, page by page without gap or repetition', async () => {
  const owner = await signedUp(server);
  await server.admin.query(
    `insert into salon_exceptions (user_id, date) select $1, '2026-01-01'::date + n from generate_series(0, 229) as n`,
    [owner.id],
  );
  const first = await list(owner);
  const second = await list(owner, first.next ?? '');
  const third = await list(owner, second.next ?? '');
  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([100, 100, 30]);
  expect(third.next).toBeNull();
  const dates = [first, second, third].flatMap(({ rows }) => rows.map(({ date }) => date));
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  expect(dates).toHaveLength(230);
});

test('a cursor of somebody’s own making starts the list over', async () => {
  const owner = await signedUp(server);
  await added(owner);
  const id = '00000000-0000-4000-8000-000000000000';
  const cursor = Buffer.from(JSON.stringify(['2026-02-30', id])).toString('base64url');
  expect((await list(owner, cursor)).rows).toHaveLength(1);
});

test('what was deleted in another window is not found', async () => {
  const owner = await signedUp(server);
  const { id } = await added(owner);
  await remove(owner, id);
  expect(await change(owner, id, special)).toMatchObject({ status: 404 });
  expect(await remove(owner, id)).toMatchObject({ status: 404 });
});
