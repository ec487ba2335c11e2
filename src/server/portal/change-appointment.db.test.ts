import { beforeEach, expect, test } from 'vitest';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { type PortalSalon, portalSalon, savedIn } from './testing/portal-salon.ts';

const server = testServer();
const salon = perFile(() => portalSalon(server));
beforeEach(() => server.admin.query('delete from sales; delete from commission_closings; delete from appointments'));

type Listed = Awaited<ReturnType<PortalSalon['atPortal']['seen']>>;
const change = async (one: Listed, changes: object) => savedIn(await salon.atPortal.update(one, changes)).appointment;
const stored = async (id: string) => (await salon.read(id)).body as Appointment;
const rowOf = async (id: string) =>
  (await server.admin.query('select * from appointments where id = $1', [id])).rows[0];
const closeOctober = () =>
  server.admin.query(
    `insert into commission_closings (user_id, start_date, end_date, closed_by) values ($1, '2026-10-01', '2026-10-31', 'Ana')`,
    [salon.owner.id],
  );
const refusedWith = (code: string, error: string, status = 409) => ({ status, body: { success: false, code, error } });
const historyOf = async (id: string) =>
  (
    await server.admin.query(`select actor_kind, action, before, after from history where entity_id = $1 order by id`, [
      id,
    ])
  ).rows;

test('a professional moves an appointment of theirs, makes it longer and names another client', async () => {
  const made = await salon.atPortal.make();
  const moved = await change(made, {
    date: '2026-11-18',
    start: '09:15',
    duration_minutes: 90,
    client_name: 'ana lima',
  });
  expect(moved).toMatchObject({
    date: '2026-11-18',
    start: '09:15',
    end: '10:45',
    client_name: 'Ana Lima',
    service_name: 'Corte',
  });
  expect(moved.version).not.toBe(made.version);
  expect(await stored(made.id)).toMatchObject({
    client_id: salon.client,
    end_time: '10:45',
    lines: [{ service_id: salon.corte, duration_minutes: 90, unit_price: 80_00 }],
  });
});

test('another service brings its price and loses the commission and the products of the one before', async () => {
  const { id } = await salon.book({ lines: [salon.colouring(10)], discount_value: 5_00 });
  const before = await rowOf(id);
  expect(before).toMatchObject({ cost: '1.00', service_revenue_price: '150.00' });
  await change(await salon.atPortal.seen(id), { service_name: 'corte' });
  expect(await rowOf(id)).toMatchObject({
    cost: '0.00',
    service_revenue_price: '80.00',
    service_id: salon.corte,
    discount_value: '5.00',
  });
  expect((await stored(id)).lines).toEqual([
    expect.objectContaining({
      service_id: salon.corte,
      unit_price: 80_00,
      duration_minutes: 60,
      commission_percent: null,
      commission_amount: null,
      products_used: [],
    }),
  ]);
});

test('what is sent as it was listed stays as it is: price, commission, products and the client of a name that two have', async () => {
  const lines = [salon.colouring(10, { unit_price: 99_00, commission_percent: 10, commission_amount: 9_90 })];
  const { id } = await salon.book({ lines });
  const { rows } = await server.admin.query(
    `insert into clients (user_id, name) values ($1, 'Ana Lima') returning id`,
    [salon.owner.id],
  );
  await change(await salon.atPortal.seen(id), { start: '16:00' });
  await server.admin.query('delete from clients where id = $1', [rows[0].id]);
  expect(await stored(id)).toMatchObject({
    start_time: '16:00',
    client_id: salon.client,
    lines: [{ unit_price: 99_00, commission_amount: 9_90, products_used: [{ quantity_used: 10 }] }],
  });
});

test('saved without a change it is as it was, and leaves no line in the history', async () => {
  const made = await salon.atPortal.make();
  expect(await change(made, {})).toEqual(made);
  expect(await historyOf(made.id)).toHaveLength(1);
});

test('an appointment of several services is moved with all of them; another service or duration is refused', async () => {
  const { id } = await salon.book({ lines: [salon.line(), salon.colouring(10)] });
  const listed = await salon.atPortal.seen(id);
  expect(await change(listed, { start: '16:00', client_name: 'Carla' })).toMatchObject({
    start: '16:00',
    end: '17:40',
  });
  const after = await stored(id);
  expect(after.lines).toMatchObject([
    { service_id: salon.corte },
    { service_id: salon.coloracao, duration_minutes: 60 },
  ]);
  const fixed = refusedWith(
    'SERVICES_FIXED',
    'Este agendamento tem mais de um serviço ou o de outro profissional: serviço e duração são alterados pelo salão.',
  );
  const now = await salon.atPortal.seen(id);
  expect(await salon.atPortal.update(now, { duration_minutes: 30 })).toMatchObject(fixed);
  expect(await salon.atPortal.update(now, { service_name: 'Corte' })).toMatchObject(fixed);
  expect(await stored(id)).toEqual(after);
});

test('a visit in turns does not go where a colleague is busy, whom the portal does not see', async () => {
  const busy = refusedWith(
    'COLLEAGUE_BUSY',
    'Outro profissional deste agendamento está ocupado nesse horário. Escolha outro horário.',
  );
  const { id } = await salon.book({ lines: [salon.line(), salon.colouring(10, { professional_id: salon.bia })] });
  await salon.book({ start_time: '15:40', professional_id: salon.bia });
  const listed = await salon.atPortal.seen(id);
  expect(await salon.atPortal.update(listed, { start: '15:00' })).toMatchObject(busy);
  expect(await change(listed, { start: '16:00' })).toMatchObject({ start: '16:00', end: '17:40' });

  const cancelled = await change(await salon.atPortal.seen(id), { status: 'cancelado' });
  await salon.book({ start_time: '16:40', professional_id: salon.bia });
  expect(await salon.atPortal.update(cancelled, { status: 'pendente' })).toMatchObject(busy);
  expect(await stored(id)).toMatchObject({ status: 'cancelado', start_time: '16:00' });
});

test('services whose names together are longer than any name are moved all the same; one service is not called so', async () => {
  const name = 'Tratamento '.repeat(15).trim();
  const { id } = await salon.book({ lines: [salon.line(), salon.line()] });
  await server.admin.query('update appointment_services set service_name = $1', [name]);
  const listed = await salon.atPortal.seen(id);
  expect(listed.service_name.length).toBeGreaterThan(200);
  expect(await change(listed, { start: '16:00' })).toMatchObject({ start: '16:00', service_name: listed.service_name });
  const one = await salon.atPortal.make({ date: '2026-11-18' });
  expect(await salon.atPortal.update(one, { service_name: listed.service_name })).toMatchObject({
    status: 422,
    body: {
      code: 'INVALID',
      error: 'O texto é longo demais.',
      details: { fields: { service_name: expect.any(String) } },
    },
  });
});

test('a colleague’s service in an appointment of theirs stays as it is', async () => {
  const { id } = await salon.book({ lines: [salon.line({ professional_id: salon.bia })] });
  const listed = await salon.atPortal.seen(id);
  expect(await salon.atPortal.update(listed, { duration_minutes: 50 })).toMatchObject({
    body: { code: 'SERVICES_FIXED' },
  });
  expect(await change(listed, { start: '12:00' })).toMatchObject({ start: '12:00', end: '12:40' });
});

test('an appointment without lines gets one when a service is named, and none while nobody does', async () => {
  const { id } = await salon.book();
  await server.admin.query('delete from appointment_services');
  await server.admin.query('update appointments set service_id = null where id = $1', [id]);
  const listed = await salon.atPortal.seen(id);
  expect(listed).toMatchObject({ service_name: '', services: [] });
  await change(listed, { start: '16:00', duration_minutes: 45 });
  expect(await stored(id)).toMatchObject({ end_time: '16:45', lines: [], full_price: 80_00 });
  await change(await salon.atPortal.seen(id), { service_name: 'Coloração' });
  expect(await stored(id)).toMatchObject({ lines: [{ unit_price: 150_00, duration_minutes: 45 }] });
});

test('cancelling changes the status and nothing else, whatever is sent along', async () => {
  const made = await salon.atPortal.make();
  const other = {
    date: '2026-11-25',
    start: '23:50',
    duration_minutes: 1,
    client_name: 'Xavier',
    service_name: 'Coloração',
  };
  const cancelled = await change(made, { ...other, status: 'cancelado' });
  expect(cancelled).toEqual({ ...made, status: 'cancelado', version: cancelled.version, cancellable: false });
  const late = { ...made, start: '23:30', duration_minutes: 60 };
  expect(await change(late, { status: 'cancelado' }), 'again').toEqual(cancelled);
  expect(await historyOf(made.id)).toMatchObject([
    { actor_kind: 'portal', action: 'create' },
    { actor_kind: 'portal', action: 'update', before: { status: 'pendente' }, after: { status: 'cancelado' } },
  ]);
});

test('what was cancelled is taken back while its time is free', async () => {
  const made = await salon.atPortal.make();
  const cancelled = await change(made, { status: 'cancelado' });
  const rival = await salon.atPortal.make({ start: '14:30' });
  expect(await salon.atPortal.update(cancelled)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', details: { start: '14:30', end: '15:30' } },
  });
  await change(rival, { status: 'cancelado' });
  expect(await change(cancelled, {})).toMatchObject({ status: 'pendente', start: '14:00' });
});

test('a time that is taken is refused, its own is not in its way', async () => {
  const made = await salon.atPortal.make();
  await salon.book({ start_time: '16:00' });
  expect(await change(made, { start: '14:30' })).toMatchObject({ start: '14:30' });
  expect(await salon.atPortal.update(made, { start: '15:30' })).toMatchObject({
    status: 409,
    body: { error: 'Conflito de horário: você já tem um agendamento das 16:00 às 16:40. Escolha outro horário.' },
  });
});

test('an overlap that the owner allowed stays while it lies there, and is forgotten once it is moved', async () => {
  await salon.book({ start_time: '10:00' });
  const { id } = await salon.book({ start_time: '12:00' });
  await server.admin.query(
    `update appointments set overlap_allowed = true, start_time = '10:20', end_time = '11:00' where id = $1`,
    [id],
  );
  const listed = await salon.atPortal.seen(id);
  await change(listed, { client_name: 'Xavier' });
  expect(await rowOf(id)).toMatchObject({ overlap_allowed: true });
  await change(listed, { start: '18:00' });
  expect(await rowOf(id)).toMatchObject({ overlap_allowed: false });
});

test.each([
  ['finalise', { status: 'finalizado' }],
  ['invent a status for', { status: 'aprovado' }],
])('to %s an appointment is not for the portal', async (_, changes) => {
  const made = await salon.atPortal.make();
  expect(await salon.atPortal.update(made, changes)).toMatchObject(
    refusedWith('INVALID', 'No portal, um agendamento só pode ficar pendente ou cancelado.', 422),
  );
});

test('a finalised appointment can be neither changed nor cancelled', async () => {
  const { id } = await salon.book({ status: 'finalizado', payment_method: 'PIX' });
  const listed = await salon.atPortal.seen(id);
  const before = await stored(id);
  const refusal = refusedWith('FINALISED', 'Este agendamento já foi finalizado e não pode mais ser alterado.');
  for (const changes of [{}, { start: '17:00' }, { status: 'cancelado' }]) {
    expect(await salon.atPortal.update(listed, changes)).toMatchObject(refusal);
  }
  expect(await stored(id)).toEqual(before);
});

test('one in a closed period can be neither changed nor cancelled, and none is moved into one', async () => {
  const old = await salon.atPortal.make({ date: '2026-10-20' });
  const made = await salon.atPortal.make();
  await closeOctober();
  const refusal = refusedWith('PERIOD_CLOSED', 'Período de comissões fechado');
  expect(await salon.atPortal.update(old, { date: '2026-11-20' })).toMatchObject(refusal);
  expect(await salon.atPortal.update(old, { status: 'cancelado' })).toMatchObject(refusal);
  expect(await salon.atPortal.update(made, { date: '2026-10-20', start: '18:00' })).toMatchObject(refusal);
  expect(await salon.atPortal.seen(made.id)).toEqual(made);
});

test('a request can be cancelled, and is never approved by the way', async () => {
  const { id } = await salon.book();
  await server.admin.query('update appointments set requires_confirmation = true where id = $1', [id]);
  const request = await salon.atPortal.seen(id);
  expect(request).toMatchObject({ editable: false, cancellable: true, requires_confirmation: true });
  const refusal = refusedWith('AWAITING', 'Este pedido aguarda a aprovação do salão: aqui ele só pode ser cancelado.');
  expect(await salon.atPortal.update(request, { start: '17:00' })).toMatchObject(refusal);
  expect(await change(request, { status: 'cancelado' })).toMatchObject({ status: 'cancelado' });
  expect(await salon.atPortal.update(request)).toMatchObject(refusal);
  expect(await rowOf(id)).toMatchObject({ status: 'cancelado', requires_confirmation: true });
});

test('products on its comanda keep it from being cancelled here', async () => {
  const { id } = await salon.book();
  await server.admin.query(`insert into sales (user_id, appointment_id) values ($1, $2)`, [salon.owner.id, id]);
  const listed = await salon.atPortal.seen(id);
  expect(await salon.atPortal.update(listed, { status: 'cancelado' })).toMatchObject(
    refusedWith('OPEN_SALE', 'Há produtos na comanda deste agendamento: peça ao salão para cancelar.'),
  );
  expect(await change(listed, { start: '17:00' }), 'but moved').toMatchObject({ start: '17:00' });
});

test('who sends the version that was listed overwrites nobody', async () => {
  const made = await salon.atPortal.make();
  const { version } = await stored(made.id);
  await salon.move({ id: made.id, version }, { start_time: '16:00', end_time: '17:00' });
  const stale = refusedWith(
    'STALE',
    'O agendamento foi alterado por outra pessoa. Veja como está agora e tente de novo.',
  );
  expect(await salon.atPortal.update(made, { version, client_name: 'Xavier' })).toMatchObject(stale);
  expect(await salon.atPortal.update(made, { version, status: 'cancelado' })).toMatchObject(stale);
  expect(await change({ ...made, start: '16:00' }, { version }), 'it is so already').toMatchObject({ start: '16:00' });
  expect(await change(made, { client_name: 'Xavier' }), 'the last one wins').toMatchObject({ start: '14:00' });
});

test('a colleague’s appointment, another salon’s and one that is gone are not found; a part in one is only to be read', async () => {
  const notFound = refusedWith('NOT_FOUND', 'Agendamento não encontrado.', 404);
  const hers = await salon.biaAtPortal.make();
  const elsewhere = await (await portalSalon(server)).atPortal.make();
  const gone = { ...hers, id: '3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59' };
  for (const one of [hers, elsewhere, gone]) {
    expect(await salon.atPortal.update(one, { start: '17:00' })).toMatchObject(notFound);
    expect(await salon.atPortal.update(one, { status: 'cancelado' })).toMatchObject(notFound);
  }
  expect(await salon.biaAtPortal.seen(hers.id)).toEqual(hers);

  const lines = [salon.line(), salon.line({ professional_id: salon.rita })];
  const { id } = await salon.book({ professional_id: salon.bia, lines });
  const shared = await salon.atPortal.seen(id);
  for (const changes of [{ start: '17:00' }, { status: 'cancelado' }]) {
    expect(await salon.atPortal.update(shared, changes)).toMatchObject(
      refusedWith('OF_A_COLLEAGUE', 'Este agendamento é de outro profissional: você só pode consultá-lo.'),
    );
  }
});

test('of ten changes at once that want the same time one gets it, and none fails', async () => {
  const all = [];
  for (let turn = 0; turn < 10; turn += 1) {
    all.push(await salon.atPortal.make({ start: `${String(8 + turn).padStart(2, '0')}:00`, duration_minutes: 30 }));
  }
  const answers = await Promise.all(
    all.map((one) => salon.atPortal.update(one, { date: '2026-11-18', start: '12:00' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test('what fails unforeseen is said in words', async () => {
  const made = await salon.atPortal.make();
  await server.admin.query('alter table commission_closings rename to elsewhere');
  const answer = await salon.atPortal.update(made, { start: '17:00' });
  await server.admin.query('alter table elsewhere rename to commission_closings');
  expect(answer).toMatchObject({ status: 500, body: { error: 'Falha ao salvar agendamento' } });
});
