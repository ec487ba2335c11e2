import { beforeAll, describe, expect, test } from 'vitest';
import type { ClientCard, ClientRow } from '#contract/clients/operations.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { giveAppointment } from './testing/appointments.ts';

const server = testServer();
const MANY = 250;

const owner = perFile(() => signedUp(server));
beforeAll(async () => {
  await server.admin.query(
    `insert into clients (user_id, name, phone)
     select $1, 'Cliente ' || lpad((i % 125)::text, 3, '0'), '+5511' || (910000000 + i) from generate_series(1, $2) i`,
    [owner.id, MANY],
  );
});

type Page = { rows: ClientRow[]; next: string | null };

async function page(search: string, cursor?: string): Promise<Page> {
  const query = new URLSearchParams({ search, ...(cursor ? { cursor } : {}) });
  const { status, body, text } = await owner.get(`/api/clients?${query}`);
  expect(status, text).toBe(200);
  return body as Page;
}

async function allPages(search: string): Promise<ClientRow[][]> {
  const pages: ClientRow[][] = [];
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await page(search, cursor);
    pages.push(rows);
    if (!next) return pages;
    cursor = next;
  }
}

test.each([
  ['', 'the whole list'],
  ['cli', 'a search that finds everybody'],
])('pages of %j have each client once and in order (%s)', async (search) => {
  const pages = await allPages(search);
  expect(pages.map((rows) => rows.length)).toEqual([100, 100, 50]);
  const names = pages.flat().map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(MANY);
});

test('clients are found by name and phone, accents ignored', async () => {
  const { rows } = await server.admin.query<{ id: string }>(
    `insert into clients (user_id, name, phone) values ($1, 'Conceição Ávila', '+351912345678') returning id`,
    [owner.id],
  );
  for (const search of ['conceicao', 'ÁVILA conc', '912 345', '5678', '+351912345678']) {
    expect((await page(search)).rows).toEqual([
      {
        id: rows[0]?.id,
        name: 'Conceição Ávila',
        phone: '+351912345678',
        last_visit: null,
        owes: 0,
        no_shows: 0,
        tags: [],
      },
    ]);
  }
  expect((await page('zzz')).rows).toEqual([]);
  await server.admin.query('delete from clients where id = $1', [rows[0]?.id]);
});

test.each(['%_"\'\\;--', '💇', '+', '*', ' '.repeat(50), 'a'.repeat(200)])(
  'searching for %j is no error',
  async (search) => {
    await page(search);
  },
);

const forged = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
const NOBODY = '5f0c0b1e-0000-4000-8000-000000000000';

test.each(['x', forged([]), forged(['a', 'b', 'c']), forged([NOBODY]), forged(['', '', NOBODY])])(
  'a forged cursor (%s) is no failure',
  async (cursor) => {
    const { rows } = await page('');
    for (const path of ['/api/clients', `/api/clients/${rows[0]?.id}/history`]) {
      expect((await owner.get(`${path}?cursor=${cursor}`)).status).toBe(200);
    }
  },
);

test('the count is of all clients', async () => {
  expect((await owner.get('/api/clients/count')).body).toEqual({ count: MANY });
});

describe('the card of a client', () => {
  const newClient = async () => {
    const { rows } = await server.admin.query<{ id: string }>(
      `insert into clients (user_id, name) values ($1, 'Zélia') returning id`,
      [owner.id],
    );
    return rows[0]?.id ?? '';
  };
  const card = async (id: string) => (await owner.get(`/api/clients/${id}`)).body as ClientCard;

  test('of somebody who never came is empty', async () => {
    const id = await newClient();
    expect(await card(id)).toMatchObject({ last_visit: null, finalised_count: 0, to_receive: [] });
  });

  test('has the last visit: the newest appointment that was not cancelled and has begun', async () => {
    const id = await newClient();
    const give = (given: object) => giveAppointment(server, owner.id, { client_id: id, ...given });
    await give({ date: '2020-01-01', start_time: '09:00' });
    await give({ date: '2020-01-02', start_time: '08:00' });
    await give({ date: '2020-01-02', start_time: '15:30' });
    await give({ date: '2020-01-03', start_time: '10:00', status: 'cancelado' });
    await give({ date: '2199-01-01', start_time: '10:00', status: 'pendente', payment_method: null });
    expect((await card(id)).last_visit).toEqual({ date: '2020-01-02', start_time: '15:30' });
    const { rows } = await page('zelia');
    expect(rows.find((row) => row.id === id)?.last_visit).toBe('2020-01-02');
  });

  test('counts and lists what is finalised and to be received, with services and amounts', async () => {
    const id = await newClient();
    const give = (given: object) => giveAppointment(server, owner.id, { client_id: id, ...given });
    const mensalista = 'Mensalista (a receber)';
    await give({
      payment_method: mensalista,
      lines: [
        ['Corte', 80],
        ['Escova', 45.5],
      ],
      discount_value: 25.5,
    });
    await give({ date: '2026-11-11', payment_method: mensalista, service_revenue_price: 60 });
    await give({ date: '2026-11-12', payment_method: 'PIX', service_revenue_price: 70 });
    await give({ date: '2026-11-13', payment_method: mensalista, status: 'pendente' });
    const { finalised_count, to_receive } = await card(id);
    expect(finalised_count).toBe(3);
    expect(to_receive).toMatchObject([
      { date: '2026-11-11', what: [], amount: 60_00, sale_id: null },
      { date: '2026-11-10', what: ['Corte', 'Escova'], amount: 100_00, sale_id: null },
    ]);
  });

  test('has the appointments newest first, page by page', async () => {
    const id = await newClient();
    for (let day = 1; day <= 28; day += 1) {
      const date = `2026-02-${String(day).padStart(2, '0')}`;
      await giveAppointment(server, owner.id, { client_id: id, date, start_time: '14:00' });
      await giveAppointment(server, owner.id, { client_id: id, date, start_time: '09:00' });
    }
    type History = { rows: { date: string; start_time: string }[]; next: string | null };
    const path = `/api/clients/${id}/history`;
    const first = (await owner.get(path)).body as History;
    const second = (await owner.get(`${path}?cursor=${first.next}`)).body as History;
    expect([first.rows.length, second.rows.length, second.next]).toEqual([30, 26, null]);
    const moments = [...first.rows, ...second.rows].map(({ date, start_time }) => `${date} ${start_time}`);
    expect(moments).toEqual([...new Set(moments)].sort().reverse());
    expect(moments[0]).toBe('2026-02-28 14:00');
  });
});
