import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { cutOffWaiting, lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { testServer } from '#server/test-server.ts';
import { portalSalon, savedIn } from './testing/portal-salon.ts';

const server = testServer();
const salon = perFile(() => portalSalon(server));
beforeEach(() => server.admin.query('delete from appointments'));

const rowsOf = async (table: string) => (await server.admin.query(`select * from ${table}`)).rows;
const linesOf = () => rowsOf('appointment_services');
const make = (changes: object = {}) => salon.atPortal.make(changes);

test('a professional books a time of their own, which the owner finds in the agenda', async () => {
  const made = await make();
  expect(made).toMatchObject({
    date: '2026-11-17',
    start: '14:00',
    end: '15:00',
    duration_minutes: 60,
    client_name: 'Carla Dias',
    service_name: 'Corte',
    status: 'pendente',
    requires_confirmation: false,
    editable: true,
  });
  expect(await salon.atPortal.seen(made.id)).toEqual(made);
  expect((await salon.read(made.id)).body).toMatchObject({
    professional_id: salon.rita,
    professional_name: 'Rita',
    client_id: null,
    client_name: 'Carla Dias',
    start_time: '14:00',
    end_time: '15:00',
    full_price: 80_00,
  });
});

test('a typed service is found by its exact name, however it is written, and gives price and category; the duration stays as sent', async () => {
  for (const [service_name, start] of [
    ['coloracao', '09:00'],
    [' COLORAÇÃO ', '10:00'],
  ]) {
    expect(await make({ service_name, start, duration_minutes: 25 })).toMatchObject({ service_name: 'Coloração' });
  }
  expect(await linesOf()).toEqual([
    expect.objectContaining({
      service_id: salon.coloracao,
      unit_price: '150.00',
      category: 'Cabelo',
      duration_minutes: 25,
    }),
    expect.objectContaining({ service_id: salon.coloracao }),
  ]);
  expect(await rowsOf('appointments')).toEqual([
    expect.objectContaining({ service_id: salon.coloracao, category: 'Cabelo', service_revenue_price: '150.00' }),
    expect.anything(),
  ]);
});

test('a line made in the portal carries no commission until it is finalised', async () => {
  await make();
  expect(await linesOf()).toMatchObject([
    { professional_id: salon.rita, commission_percent: null, commission_amount: null, commission_from_net: false },
  ]);
});

test('a service that nobody knows is kept as text and costs nothing', async () => {
  await make({ service_name: 'Corte e barba' });
  expect(await linesOf()).toMatchObject([{ service_id: null, service_name: 'Corte e barba', unit_price: '0.00' }]);
});

test('an empty service is the word for service, in the salon’s language', async () => {
  await make({ service_name: '  ' });
  await salon.owner.put('/api/account/language', { language: 'es' });
  await make({ service_name: undefined, start: '16:00' });
  await salon.owner.put('/api/account/language', { language: 'pt' });
  expect((await linesOf()).map((line) => line.service_name)).toEqual(['Serviço', 'Servicio']);
});

test('a typed client is found by the exact name; nobody, or one of two, is a name', async () => {
  expect(await make({ client_name: 'ANA  lima' })).toMatchObject({ client_name: 'Ana Lima' });
  await make({ client_name: 'Ana', start: '15:00' });
  await salon.owner.post('/api/clients', { name: 'Bia Reis', phone: '11922220000', phone_country: 'BR', email: '' });
  await salon.owner.post('/api/clients', { name: 'Bia Reis', phone: '11933330000', phone_country: 'BR', email: '' });
  await make({ client_name: 'bia reis', start: '16:00' });
  const rows = await server.admin.query('select client_id, client_name from appointments order by start_time');
  expect(rows.rows).toEqual([
    { client_id: salon.client, client_name: 'Ana Lima' },
    { client_id: null, client_name: 'Ana' },
    { client_id: null, client_name: 'Bia Reis' },
  ]);
});

test('of two services of one name neither is meant', async () => {
  const { rows } = await server.admin.query(
    `insert into services (user_id, name, category, price) values ($1, 'Corte', 'Outra', 55) returning id`,
    [salon.owner.id],
  );
  await make();
  await server.admin.query('delete from services where id = $1', [rows[0].id]);
  expect(await linesOf()).toMatchObject([{ service_id: null, service_name: 'Corte', unit_price: '0.00' }]);
});

test.each([
  ['date', ''],
  ['date', '2026-02-30'],
  ['start', ''],
  ['start', '25:00'],
  ['duration_minutes', 0],
  ['duration_minutes', -5],
  ['duration_minutes', null],
  ['client_name', '  '],
])('without a right %s (%j) nothing is booked, and the sentence says what is needed', async (field, value) => {
  const answer = await salon.atPortal.create({ [field]: value });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      success: false,
      error: 'Preencha data, início, duração (>0) e cliente.',
      details: { fields: { [field]: 'portal:errors.appointmentIncomplete' } },
    },
  });
  expect(await rowsOf('appointments')).toEqual([]);
});

test('nothing crosses midnight', async () => {
  expect(await make({ start: '23:00' })).toMatchObject({ end: '24:00' });
  expect(await salon.atPortal.create({ start: '22:00', duration_minutes: 121 })).toMatchObject({
    status: 422,
    body: { error: 'O agendamento precisa terminar até a meia-noite.' },
  });
});

test('a taken time is refused as to the owner, and the sentence names the time that is in the way', async () => {
  await salon.book({ start_time: '14:30' });
  const answer = await salon.atPortal.create();
  expect(answer).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      error: 'Conflito de horário: você já tem um agendamento das 14:30 às 15:10. Escolha outro horário.',
      details: { start: '14:30', end: '15:10' },
    },
  });
  expect(await make({ duration_minutes: 30 })).toMatchObject({ end: '14:30' });
  expect(await make({ start: '15:10' }), 'what ends then frees the time').toMatchObject({ start: '15:10' });
});

test('cancelled appointments and those of colleagues are in nobody’s way; a block is not either, and is told', async () => {
  await salon.book({ start_time: '14:00', status: 'cancelado' });
  await salon.book({ start_time: '14:00', professional_id: salon.bia });
  // No block begins in the past.
  const date = Temporal.Now.plainDateISO().add({ days: 30 }).toString();
  const block = { start_date: date, start_time: '16:00', end_date: date, end_time: '17:00', reason: '' };
  const off = await salon.owner.post('/api/agenda/time-off', { ...block, staff_id: salon.rita });
  expect(off.status, off.text).toBe(200);
  expect(savedIn(await salon.atPortal.create())).toMatchObject({ over_time_off: false });
  expect(savedIn(await salon.atPortal.create({ date, start: '16:30' }))).toMatchObject({ over_time_off: true });
  await server.admin.query('delete from staff_time_off');
});

test('days long past are booked as the owner books them, a closed period is refused', async () => {
  await make({ date: '2024-02-29' });
  await server.admin.query(
    `insert into commission_closings (user_id, start_date, end_date, closed_by) values ($1, '2026-10-01', '2026-10-31', 'Ana')`,
    [salon.owner.id],
  );
  expect(await salon.atPortal.create({ date: '2026-10-31' })).toMatchObject({
    status: 409,
    body: { code: 'PERIOD_CLOSED', error: 'Período de comissões fechado' },
  });
  await server.admin.query('delete from commission_closings');
});

test('the history has it in the professional’s name, without token and PIN', async () => {
  const made = await make();
  const { rows } = await server.admin.query(
    `select actor_kind, actor_id, action, entity, entity_id, before, after from history where user_id = $1 order by id desc limit 1`,
    [salon.owner.id],
  );
  expect(rows).toEqual([
    {
      actor_kind: 'portal',
      actor_id: salon.rita,
      action: 'create',
      entity: 'appointments',
      entity_id: made.id,
      before: null,
      after: expect.objectContaining({
        professional_id: salon.rita,
        client_name: 'Carla Dias',
        lines: [expect.objectContaining({ service_name: 'Corte', professional_id: salon.rita })],
      }),
    },
  ]);
  const { token, pin } = salon.atPortal.link;
  for (const secret of [token, pin]) expect(JSON.stringify(rows)).not.toContain(secret);
});

test('repeated with its key it is booked once, whoever else uses that key', async () => {
  const extra = { headers: { 'idempotency-key': randomUUID() } };
  const answers = await Promise.all(Array.from({ length: 10 }, () => salon.atPortal.create({}, extra)));
  const booked = answers.filter(({ status }) => status === 200);
  expect(booked.length).toBeGreaterThan(0);
  expect(
    answers.filter(({ status }) => status !== 200).every(({ body }) => (body as { code: string }).code === 'IN_FLIGHT'),
  ).toBe(true);
  expect(new Set(booked.map(({ text }) => text)).size).toBe(1);
  expect((await salon.atPortal.create({}, extra)).text).toBe(booked[0]?.text);
  expect(await salon.atPortal.create({ start: '17:00' }, extra)).toMatchObject({
    status: 422,
    body: { code: 'KEY_REUSED' },
  });
  expect(savedIn(await salon.biaAtPortal.create({}, extra)).appointment.id).not.toBe(
    savedIn(booked[0] as never).appointment.id,
  );
  expect(await rowsOf('appointments')).toHaveLength(2);
  const { pin } = salon.atPortal.link;
  expect(JSON.stringify(await rowsOf('idempotency_keys'))).not.toContain(pin);
});

test('a database that is cut off in mid-save is said to be away, and the same try books once', async () => {
  const extra = { headers: { 'idempotency-key': randomUUID() } };
  const rival = await connectAsAdmin(server.adminUrl);
  await rival.query('begin');
  await rival.query('lock table appointments in exclusive mode');
  const cut = salon.atPortal.create({}, extra);
  await expect.poll(() => lockWaits(server.admin)).toBe(1);
  await cutOffWaiting(server.admin);
  expect(await cut).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE', error: 'O sistema está indisponível no momento. Tente novamente em alguns segundos.' },
    headers: { 'retry-after': '5' },
  });
  await rival.end();
  const booked = await salon.atPortal.create({}, extra);
  expect(booked.status).toBe(200);
  expect((await salon.atPortal.create({}, extra)).text).toBe(booked.text);
  expect(await rowsOf('appointments')).toHaveLength(1);
});

test('of twenty who want the same time at once, some of them the owner, one gets it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 ? salon.atPortal.create() : salon.create({ start_time: '14:20' }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(await rowsOf('appointments')).toHaveLength(1);
});

test('a time that was taken without asking for the day is refused like any other', async () => {
  const rival = await connectAsAdmin(server.adminUrl);
  await rival.query('begin');
  await rival.query(
    `insert into appointments (user_id, client_name, professional_id, date, start_time, end_time)
     values ($1, 'Eva Sá', $2, '2026-11-17', '14:30', '15:30')`,
    [salon.owner.id, salon.rita],
  );
  const created = salon.atPortal.create();
  await expect.poll(() => lockWaits(server.admin)).toBe(1);
  await rival.query('commit');
  await rival.end();
  expect(await created).toMatchObject({ status: 409, body: { code: 'CONFLICT', details: { start: '14:30' } } });
});

test('a client who is deleted meanwhile is a name', async () => {
  const { rows } = await server.admin.query(`insert into clients (user_id, name) values ($1, 'Eva Sá') returning id`, [
    salon.owner.id,
  ]);
  const rival = await connectAsAdmin(server.adminUrl);
  await rival.query('begin');
  // Gone, and not yet for others to see: whoever points at it waits.
  await rival.query('delete from clients where id = $1', [rows[0].id]);
  const made = salon.atPortal.make({ client_name: 'Eva Sá' });
  await expect.poll(() => lockWaits(server.admin)).toBe(1);
  await rival.query('commit');
  await rival.end();
  expect(await made).toMatchObject({ client_name: 'Eva Sá' });
  expect(await rowsOf('appointments')).toMatchObject([{ client_id: null }]);
});

test('five waits: link, what it meets (with key, locks and periods), appointment, read back, commit', async () => {
  await make();
  const { result, waits, queries } = await countQueries(() =>
    salon.atPortal.create({ start: '17:00' }, { headers: { 'idempotency-key': randomUUID() } }),
  );
  expect(result.status).toBe(200);
  expect(waits, queries.join('\n')).toBe(5);
});

test('a service in parts leaves the pause free, at the price that the professional asks', async () => {
  const { owner, coloracao, rita } = salon;
  await server.admin.query(`update services set parts = '{20,25,15}', cleanup_minutes = 10 where id = $1`, [coloracao]);
  await server.admin.query(
    'insert into staff_services (user_id, service_id, staff_id, price) values ($1, $2, $3, 170)',
    [owner.id, coloracao, rita],
  );
  const made = await make({ service_name: 'Coloração', start: '09:00' });
  expect(made.busy).toEqual([
    { start: '09:00', end: '09:20' },
    { start: '09:45', end: '10:10' },
  ]);
  expect((await salon.read(made.id)).body).toMatchObject({ full_price: 170_00 });
  expect((await make({ start: '09:20', duration_minutes: 25 })).busy).toBeUndefined();
  const wish = { start: '10:00', duration_minutes: 30 };
  expect(await salon.atPortal.create(wish)).toMatchObject({ status: 409 });
});
