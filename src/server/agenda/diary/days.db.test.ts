import { beforeAll, describe, expect, test } from 'vitest';
import type { AgendaDays } from '#contract/agenda/appointments.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { asProgram } from '#server/kernel/testing/salon.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { insertRow } from '../testing/rows.ts';

const server = testServer();
let ana: string;
const owner = perFile(() => signedUp(server, { business_name: 'Zélia' }));
beforeAll(async () => {
  ana = await give('staff', { nome: 'Ana', funcao: 'Cabeleireira', comissao_percentual: 40 });
});

const give = (table: string, row: Record<string, string | number | boolean | null>) =>
  insertRow(server, table, { user_id: owner.id, ...row });

async function days(from: string, to = from): Promise<AgendaDays> {
  const { status, body, text } = await owner.get(`/api/agenda/days?from=${from}&to=${to}`);
  expect(status, text).toBe(200);
  return body as AgendaDays;
}

test('a week has seven days, closed on Sunday and Monday, with special hours and their note on a holiday', async () => {
  const holiday = { date: '2026-11-18', is_closed: false, open_time: '10:00', close_time: '24:00', note: 'Véspera' };
  await give('salon_exceptions', holiday);
  await give('salon_exceptions', { date: '2026-11-19', is_closed: true });
  const week = await days('2026-11-15', '2026-11-21');
  const open = { open_time: '09:00', close_time: '19:00', is_exception: false, note: '' };
  const closed = { open_time: null, close_time: null, is_exception: false, note: '' };
  expect(week.days).toEqual([
    { date: '2026-11-15', ...closed },
    { date: '2026-11-16', ...closed },
    { date: '2026-11-17', ...open },
    { date: '2026-11-18', open_time: '10:00', close_time: '24:00', is_exception: true, note: 'Véspera' },
    { date: '2026-11-19', ...closed, is_exception: true },
    { date: '2026-11-20', ...open },
    { date: '2026-11-21', ...open },
  ]);
  expect(
    week.work.filter(({ staff_id }) => staff_id === ana).map(({ date, end_time }) => `${date} ${end_time}`),
  ).toEqual(['2026-11-17 19:00', '2026-11-18 24:00', '2026-11-20 19:00', '2026-11-21 19:00']);
});

test('shifts that touch are one stretch of work', async () => {
  for (const [start_time, end_time] of [
    ['13:00', '17:00'],
    ['09:30', '12:00'],
    ['12:00', '13:00'],
  ] as const) {
    await give('staff_shifts', { staff_id: ana, weekday: 5, start_time, end_time });
  }
  const { work } = await days('2026-12-04');
  expect(work).toContainEqual({ staff_id: ana, date: '2026-12-04', start_time: '09:30', end_time: '17:00' });
});

test('the professionals stand in the order of their names; who has left stays while appointments lie in the days', async () => {
  const bia = await give('staff', { nome: 'bia', funcao: 'Manicure', ativo: false });
  await give('appointments', {
    client_name: 'Carla',
    professional_id: bia,
    date: '2026-12-08',
    start_time: '10:00',
    end_time: '11:00',
    status: 'cancelado',
  });
  const names = async (date: string) => (await days(date)).professionals.map(({ nome }) => nome);
  expect(await names('2026-12-08')).toEqual(['Ana', 'bia', 'Zélia']);
  expect(await names('2026-12-09')).toEqual(['Ana', 'Zélia']);
  const { professionals, work } = await days('2026-12-08');
  expect(professionals.map(({ ativo, comissao_percentual }) => [ativo, comissao_percentual])).toEqual([
    [true, 40],
    [false, null],
    [true, null],
  ]);
  expect(work.map(({ staff_id }) => staff_id)).not.toContain(bia);
});

test('a block over midnight is part of every day that it touches, and of no other', async () => {
  const block = { staff_id: ana, starts_at: '2026-12-14 22:00', ends_at: '2026-12-16 00:00', reason: 'Viagem' };
  const id = await give('staff_time_off', block);
  const shown = { id, staff_id: ana, starts_at: '2026-12-14T22:00', ends_at: '2026-12-16T00:00', reason: 'Viagem' };
  expect((await days('2026-12-13')).time_off).toEqual([]);
  expect((await days('2026-12-14')).time_off).toEqual([shown]);
  expect((await days('2026-12-15')).time_off).toEqual([shown]);
  expect((await days('2026-12-16')).time_off).toEqual([]);
});

describe('a card', () => {
  test('tells who, when, what and how much, in the order of the day', async () => {
    const client_id = await give('clients', { name: 'Carla Dias', phone: '+5511911112222' });
    const id = await give('appointments', {
      client_id,
      client_name: 'Carla',
      professional_id: ana,
      professional_name: 'Aninha',
      date: '2026-12-02',
      start_time: '10:00',
      end_time: '11:30',
      status: 'finalizado',
      payment_method: 'PIX',
      discount_value: 25.5,
    });
    const line = { appointment_id: id, duration_minutes: 30 };
    await give('appointment_services', { ...line, service_name: 'Escova', unit_price: 45.5, position: 1 });
    await give('appointment_services', { ...line, service_name: 'Corte', unit_price: 80, position: 0 });
    const early = {
      client_name: 'Bruna',
      client_phone: '+5511933334444',
      date: '2026-12-02',
      requires_confirmation: true,
    };
    await give('appointments', { ...early, start_time: '09:00', end_time: '10:00', service_revenue_price: 60 });

    const { appointments } = await days('2026-12-02');
    expect(appointments).toMatchObject([
      {
        client_id: null,
        client_name: 'Bruna',
        client_phone: '+5511933334444',
        professional_id: null,
        professional_name: '',
        requires_confirmation: true,
        services: [],
        full_price: 60_00,
        revenue: 60_00,
      },
      {
        id,
        start_time: '10:00',
        end_time: '11:30',
        client_id,
        client_name: 'Carla Dias',
        client_phone: '+5511911112222',
        professional_id: ana,
        professional_name: 'Ana',
        status: 'finalizado',
        payment_method: 'PIX',
        services: ['Corte', 'Escova'],
        full_price: 125_50,
        revenue: 100_00,
      },
    ]);
  });

  test('keeps the names of a client and a service that were deleted', async () => {
    const client_id = await give('clients', { name: 'Dora' });
    const service_id = await give('services', { name: 'Barba', category: 'Cabelo' });
    const row = { client_id, client_name: 'Dora', date: '2026-12-03', start_time: '09:00', end_time: '10:00' };
    const appointment_id = await give('appointments', row);
    await give('appointment_services', { appointment_id, service_id, service_name: 'Barba', duration_minutes: 60 });
    await server.admin.query('delete from clients where id = $1', [client_id]);
    await server.admin.query('delete from services where id = $1', [service_id]);
    expect((await days('2026-12-03')).appointments).toMatchObject([
      { client_id: null, client_name: 'Dora', services: ['Barba'] },
    ]);
  });
});

test.each([
  ['from=2026-02-30&to=2026-03-01', 'from', 'agenda:errors.dateInvalid'],
  ['from=2026-02-01&to=2026-02-29', 'to', 'agenda:errors.dateInvalid'],
  ['from=2026-03-02&to=2026-03-01', 'to', 'agenda:errors.dateInvalid'],
  ['from=2026-03-01&to=2026-04-01', 'to', 'agenda:errors.dateInvalid'],
  ['from=1899-12-31&to=1900-01-01', 'from', 'agenda:errors.dateInvalid'],
  ['from=2199-12-31&to=2200-01-01', 'to', 'agenda:errors.dateInvalid'],
  ['from=&to=2026-03-01', 'from', 'agenda:errors.dateRequired'],
  ['to=2026-03-01', 'from', 'common:invalidData'],
  ['from=2026-03-01%00&to=2026-03-01', 'from', 'common:invalidData'],
])('the days %s are refused', async (query, field, key) => {
  const { status, body } = await owner.get(`/api/agenda/days?${query}`);
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'INVALID' } });
  expect((body as { data: { fields: object } }).data.fields).toHaveProperty([field], key);
});

test('31 days are read, and the first and the last day that the database knows', async () => {
  expect((await days('2026-03-01', '2026-03-31')).days).toHaveLength(31);
  expect((await days('1900-01-01')).days).toHaveLength(1);
  expect((await days('2199-12-31')).days).toHaveLength(1);
});

test('a day of 50 professionals with 20 appointments each is one wait and one stretch of an index, among other days', async () => {
  const large = await signedUp(server);
  await server.admin.query(
    `with people as (insert into staff (user_id, nome, funcao) select $1, 'Pessoa ' || i, 'Cabeleireira' from generate_series(1, 50) i returning id),
       made as (insert into appointments (user_id, client_name, professional_id, date, start_time, end_time)
         select $1, 'Carla', id, '2027-01-01'::date + d, '08:00'::time + i * interval '30 min', '08:30'::time + i * interval '30 min'
         from people, generate_series(0, 3) d, generate_series(0, 19) i returning id)
     insert into appointment_services (user_id, appointment_id, service_name, duration_minutes) select $1, id, 'Corte', 30 from made`,
    [large.id],
  );
  await server.admin.query('analyze appointments, appointment_services');
  const read = () => large.get('/api/agenda/days?from=2027-01-02&to=2027-01-02');
  await read();
  const { result, waits, queries } = await countQueries(read);
  expect((result.body as AgendaDays).appointments).toHaveLength(1000);
  expect(waits).toBe(2);

  const statement = queries.find((text) => text.includes('from "appointments"')) ?? '';
  const values = [...statement.matchAll(/\$\d+(::date|::timestamp)?/g)].map(([, isDate]) =>
    isDate ? '2027-01-02' : null,
  );
  const plan = await asProgram(server.admin, large.id, async () => {
    // A few thousand rows are as quickly read whole; it must be able to do better.
    await server.admin.query('set local enable_seqscan = off');
    const { rows } = await server.admin.query(`explain (analyze) ${statement}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  const rowsRead = [...plan.matchAll(/(?:using|on) appointments_day[^\n]*actual[^\n]*rows=(\d+)/g)].map(
    ([, rows]) => rows,
  );
  expect([...new Set(rowsRead)], plan).toEqual(['1000']);
  expect(plan).toMatch(/staff_time_off_until[^\n]*\n\s+Index Cond: [^\n]*ends_at >/);
  expect(plan).toMatch(/using appointment_services_lines[^\n]*actual[^\n]*rows=1(?:\.00)? loops=1000/);
});
