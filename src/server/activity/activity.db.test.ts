import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityLine } from '#contract/activity/operations.ts';
import { memberOf } from '#server/kernel/testing/members.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { rowId } from '#server/kernel/testing/sample-inputs.ts';
import { filledSalon, signedUp, testServer, type Visitor } from '../test-server.ts';
import { patternOf } from './queries.ts';

const server = testServer();
const owner = perFile(() => filledSalon(server));

type Page = { rows: ActivityLine[]; next: string | null };

const read = async (who: Visitor, query: Record<string, string> = {}): Promise<Page> => {
  const { status, body, text } = await who.get(`/api/activity?${new URLSearchParams(query)}`);
  expect(status, text).toBe(200);
  return body as Page;
};
const told = ({ rows }: Page) => rows.map(({ what, subject }) => `${what} ${subject?.text ?? ''}`.trim());

/** A line as some version wrote it. */
async function write(line: Record<string, unknown>, salon = owner.id) {
  const row = { actor_kind: 'owner', actor_id: salon, action: 'update', member_id: null, ...line };
  const fields = ['actor_kind', 'actor_id', 'member_id', 'action', 'entity', 'entity_id', 'before', 'after', 'at'];
  await server.admin.query(
    `insert into history (user_id, ${fields.join(', ')}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10, now()))`,
    [salon, ...fields.map((field) => (row as Record<string, unknown>)[field] ?? null)],
  );
}

const price = (before: number, after: number, more = {}) =>
  write({
    entity: 'services',
    entity_id: rowId(owner.id, 'corte'),
    before: { name: 'Corte', price: before },
    after: { name: 'Corte', price: after },
    ...more,
  });

describe('the list', () => {
  beforeAll(async () => {
    await price(8000, 9000, { at: '2026-03-10T02:30:00Z' });
    await write({
      ...{ entity: 'services', entity_id: rowId(owner.id, 'corte'), action: 'delete', at: '2026-03-11T15:00:00Z' },
      before: { name: 'Escova', price: 1 },
    });
    await write({
      ...{ actor_kind: 'public', actor_id: null, action: 'request', entity: 'appointments' },
      ...{ entity_id: crypto.randomUUID(), at: '2026-03-12T15:00:00Z' },
      after: { client_name: 'Patrícia', date: '2026-03-13', start_time: '10:00', lines: [{ service_name: 'Luzes' }] },
    });
    await write({
      ...{ actor_kind: 'portal', actor_id: rowId(owner.id, 'rita'), entity: 'appointments' },
      ...{ entity_id: crypto.randomUUID(), at: '2026-03-12T16:00:00Z' },
      before: { client_name: 'João', status: 'pendente' },
      after: { client_name: 'João', status: 'cancelado' },
    });
  });

  const MARCH = { first: '2026-03-01', last: '2026-03-31' };

  test('a line says who, what, before and after, on the salon’s clock, and leads to what is still there', async () => {
    const [line] = (await read(owner, { last: '2026-03-09' })).rows;
    expect(line).toMatchObject({
      ...{ day: '2026-03-09', time: '23:30', day_count: 1, area: 'services', what: 'service_changed', count: null },
      who: { kind: 'member', name: 'Studio Bela' },
      subject: { kind: 'name', text: 'Corte', number: null },
      changes: [{ field: 'price', kind: 'money', from: '8000', to: '9000' }],
      leads_to: { place: 'service', id: rowId(owner.id, 'corte'), name: 'Corte' },
    });
  });

  test('an appointment that is finalised is money, and one that is reopened is put right, too', async () => {
    const states = ['pendente', 'finalizado', 'pendente', 'cancelado'].map((status) => ({
      client_name: 'Ana',
      status,
    }));
    for (const [place, after] of states.slice(1).entries()) {
      const before = states[place] ?? null;
      await write({
        entity: 'appointments',
        entity_id: crypto.randomUUID(),
        at: `2026-04-1${place}T15:00:00Z`,
        before,
        after,
      });
    }
    const april = { first: '2026-04-01', last: '2026-04-30' };
    const reopened = 'appointment_reopened Ana';
    expect(told(await read(owner, { ...april, only: 'money' }))).toEqual([reopened, 'appointment_finalised Ana']);
    expect(told(await read(owner, { ...april, only: 'corrections' }))).toEqual([reopened]);
  });

  test('visitors go by the name they typed, professionals of the portal by theirs', async () => {
    const { rows } = await read(owner, { ...MARCH, area: 'agenda' });
    expect(rows.map(({ who }) => [who.kind, who.name])).toEqual([
      ['portal', 'Rita'],
      ['public', 'Patrícia'],
    ]);
  });

  test.each([
    [{ area: 'services' }, ['service_removed Escova', 'service_changed Corte']],
    [{ only: 'prices' }, ['service_changed Corte']],
    [{ only: 'removed' }, ['service_removed Escova']],
    [{ only: 'money' }, []],
    [{ person: 'public' }, ['appointment_requested Patrícia']],
    [{ person: 'system' }, []],
    [{ first: '2026-03-12', last: '2026-03-12' }, ['appointment_cancelled João', 'appointment_requested Patrícia']],
    [{ search: 'patricia' }, ['appointment_requested Patrícia']],
    [{ search: 'JOAO rita' }, ['appointment_cancelled João']],
    [{ search: 'R$ 90,00' }, ['service_changed Corte']],
    [{ search: 'name' }, []],
    [{ search: '%' }, []],
  ])('filtered by %j', async (filter, expected) => {
    expect(told(await read(owner, { ...MARCH, ...filter }))).toEqual(expected);
  });

  test('what was done before there were members is the owner’s, and a professional’s is theirs', async () => {
    const { body } = await owner.get('/api/activity/people');
    const people = body as { id: string; kind: string; name: string }[];
    const me = people.find(({ kind, name }) => kind === 'member' && name === 'Studio Bela');
    expect(told(await read(owner, { ...MARCH, person: me?.id ?? '' }))).toEqual([
      'service_removed Escova',
      'service_changed Corte',
    ]);
    const rita = people.find(({ kind, name }) => kind === 'portal' && name === 'Rita');
    expect(told(await read(owner, { ...MARCH, person: rita?.id ?? '' }))).toEqual(['appointment_cancelled João']);
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining(['public', 'system']));
  });

  test('pages follow each other without a gap, and a key that was tampered with begins anew', async () => {
    const other = await signedUp(server);
    for (let n = 0; n < 120; n += 1) {
      await write({ entity: 'set_up', action: n % 2 ? 'show' : 'hide', entity_id: other.id, after: {} }, other.id);
    }
    const first = await read(other);
    const second = await read(other, { cursor: first.next ?? '' });
    const ids = [...first.rows, ...second.rows].map(({ id }) => Number(id));
    expect(first.rows).toHaveLength(100);
    expect(first.rows[0]?.day_count).toBe(ids.length);
    expect(second.next).toBeNull();
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
    expect((await read(other, { cursor: 'x' })).rows[0]?.id).toBe(first.rows[0]?.id);
  });

  test('no salon reads the lines of another', async () => {
    const other = await signedUp(server);
    expect(told(await read(other, MARCH))).toEqual([]);
    expect((await read(other, { search: 'corte' })).rows).toEqual([]);
  });
});

describe('what a person may not see is not sent', () => {
  beforeAll(async () => {
    await write({
      entity: 'commission_advances',
      action: 'create',
      entity_id: crypto.randomUUID(),
      after: { amount: 777 },
    });
    await write({
      entity: 'members',
      action: 'end',
      entity_id: crypto.randomUUID(),
      before: { name: 'Bia', role: 'manager' },
    });
    await write({
      ...{ entity: 'clients', entity_id: rowId(owner.id, 'ana') },
      before: { name: 'Ana', phone: '+5511222223333' },
      after: { name: 'Ana', phone: '+5511444445555' },
    });
  });

  const whats = ({ rows }: Page) => new Set(rows.map(({ what }) => what));

  test('without the right for it nobody reads activity at all', async () => {
    const desk = await memberOf(server, owner, 'receptionist');
    expect(await desk.get('/api/activity')).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    expect((await desk.get('/api/activity/people')).status).toBe(403);
  });

  test('accesses are the owner’s, commissions need all_commissions', async () => {
    expect(whats(await read(owner))).toEqual(expect.objectContaining({}));
    expect([...whats(await read(owner))]).toEqual(expect.arrayContaining(['advance_created', 'member_ended']));
    const manager = await memberOf(server, owner, 'manager');
    expect([...whats(await read(manager))]).toContain('advance_created');
    expect([...whats(await read(manager))]).not.toContain('member_ended');
    const without = await memberOf(server, owner, 'manager', { withheld: ['all_commissions'] });
    expect([...whats(await read(without))]).not.toContain('advance_created');
  });

  test('a phone is neither sent nor found without client_contacts', async () => {
    const manager = await memberOf(server, owner, 'manager');
    expect(told(await read(manager, { search: '44444' }))).toEqual(['client_changed Ana']);
    const without = await memberOf(server, owner, 'manager', { withheld: ['client_contacts'] });
    expect((await without.get('/api/activity')).text).not.toContain('44444');
    expect(told(await read(without, { search: '44444' }))).toEqual([]);
  });

  test('a search ends where it would without what the reader is not told, however much of that there is', async () => {
    const after = { name: 'Bia', phone: '+5511955556666' };
    for (let n = 0; n < 101; n += 1) await write({ entity: 'clients', entity_id: rowId(owner.id, 'bia'), after });
    const search = { search: '955556666' };
    expect((await read(await memberOf(server, owner, 'manager'), search)).next).not.toBeNull();
    const without = await memberOf(server, owner, 'manager', { withheld: ['client_contacts'] });
    expect(await read(without, search)).toEqual({ rows: [], next: null });
  });

  test('nothing leads to where the reader may not go', async () => {
    const places = ({ rows }: Page) => rows.flatMap(({ leads_to }) => leads_to?.place ?? []);
    expect(places(await read(owner, { area: 'agenda' }))).toContain('appointment');
    const without = await memberOf(server, owner, 'manager', { withheld: ['clients', 'stock', 'payments'] });
    expect(new Set(places(await read(without)))).not.toContain('client');
  });
});

describe('the short history', () => {
  const of = (who: Visitor, entity: string, id: string) => who.get(`/api/activity/${entity}/${id}`);

  test('of a client has the card, the warnings and the tags, and of nobody else', async () => {
    const ana = rowId(owner.id, 'ana');
    await write({ entity: 'client_tags', entity_id: ana, before: { tags: [] }, after: { tags: ['VIP'] } });
    const { body } = await of(owner, 'clients', ana);
    expect(told(body as Page)).toEqual(['tags_changed Ana Conceição', 'client_changed Ana']);
    const other = await signedUp(server);
    expect((await of(other, 'clients', ana)).body).toEqual({ rows: [], next: null });
  });

  test('needs what opens the thing, and not the right for activity', async () => {
    const desk = await memberOf(server, owner, 'receptionist');
    expect((await of(desk, 'clients', rowId(owner.id, 'ana'))).status).toBe(200);
    expect(await of(desk, 'products', rowId(owner.id, 'shampoo'))).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    });
  });
});

test('a word is found in whatever letters it is written, and signs are signs', () => {
  const finds = (term: string, text: string) => new RegExp(patternOf(term)).test(text);
  expect(finds('conceicao', 'Ana CONCEIÇÃO')).toBe(true);
  expect(finds('a.c', 'abc')).toBe(false);
  expect(finds('(50%)', 'luzes (50%)')).toBe(true);
});
