import { expect, test } from 'vitest';
import type { PortalAgenda } from '#contract/portal/appointments.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { testServer } from '#server/test-server.ts';
import { portalSalon } from './testing/portal-salon.ts';

const server = testServer();
const salon = perFile(() => portalSalon(server));

const daysOf = async (start: string, end = start) => (await salon.atPortal.agenda(start, end)).days;

test('a professional sees their own appointments of a day in order, and nothing of a colleague', async () => {
  const date = '2026-11-02';
  const late = await salon.book({ date, start_time: '15:00' });
  const early = await salon.book({ date, start_time: '09:00', lines: [salon.line(), salon.colouring(10)] });
  await salon.book({ date, start_time: '09:00', professional_id: salon.bia });
  await salon.book({ date: '2026-11-03' });
  const { appointments } = await salon.atPortal.agenda(date);
  expect(appointments).toEqual([
    {
      id: early.id,
      version: expect.any(String),
      date,
      start: '09:00',
      end: '10:40',
      duration_minutes: 100,
      client_name: 'Ana Lima',
      warnings: [],
      service_name: 'Corte, Coloração',
      services: ['Corte', 'Coloração'],
      status: 'pendente',
      requires_confirmation: false,
      arrived_at: null,
      started_at: null,
      no_show: false,
      editable: true,
      read_only: null,
      cancellable: true,
      services_fixed: true,
    },
    expect.objectContaining({ id: late.id, start: '15:00', services_fixed: false }),
  ]);
});

test('a professional is warned of clients of their own, and only while they have an appointment with them', async () => {
  const date = '2026-12-09';
  const client = async (name: string) => {
    const { rows } = await server.admin.query<{ id: string }>(
      `insert into clients (user_id, name) values ($1, $2) returning id`,
      [salon.owner.id, name],
    );
    const id = rows[0]?.id ?? '';
    await server.admin.query(
      `insert into client_warnings (user_id, client_id, kind, title) values ($1, $2, 'wish', 'Café'), ($1, $2, 'harm', 'Amônia')`,
      [salon.owner.id, id],
    );
    return id;
  };
  const [mine, shared] = [await client('Dora'), await client('Eva')];
  await salon.book({ date, start_time: '16:00', client_id: mine });
  const lines = [salon.line({ professional_id: null }), salon.colouring(10, { professional_id: salon.rita })];
  await salon.book({ date, start_time: '09:00', client_id: shared, professional_id: salon.bia, lines });
  const warned = async () =>
    (await salon.atPortal.agenda(date)).appointments
      .filter(({ client_name }) => ['Dora', 'Eva'].includes(client_name))
      .map(({ warnings }) => warnings.map(({ title }) => title));
  expect(await warned()).toEqual([
    ['Amônia', 'Café'],
    ['Amônia', 'Café'],
  ]);
  await server.admin.query(`update appointments set status = 'cancelado' where client_id = any($1)`, [[mine, shared]]);
  expect((await warned()).flat()).toEqual([]);
});

test('no answer has the phone of a client', async () => {
  const date = '2026-11-04';
  await salon.book({ date });
  expect((await salon.atPortal.list(date)).text).not.toContain('911110000');
});

test('a line of theirs in somebody else’s appointment is listed, to be read only', async () => {
  const date = '2026-11-05';
  const lines = [salon.line({ professional_id: null }), salon.colouring(10, { professional_id: salon.rita })];
  const { id } = await salon.book({ date, professional_id: salon.bia, lines });
  const [listed] = (await salon.atPortal.agenda(date)).appointments;
  expect(listed).toMatchObject({
    id,
    services: ['Coloração'],
    editable: false,
    cancellable: false,
    read_only: 'of_a_colleague',
  });
  const [hers] = (await salon.biaAtPortal.agenda(date)).appointments;
  expect(hers).toMatchObject({ id, services: ['Corte', 'Coloração'], editable: true, services_fixed: true });
});

test('finalised ones, those of a closed period and requests are marked', async () => {
  const date = '2026-11-06';
  await salon.book({ date, start_time: '09:00', status: 'finalizado', payment_method: 'PIX' });
  await salon.book({ date, start_time: '10:00', status: 'cancelado' });
  const { id } = await salon.book({ date, start_time: '11:00' });
  await server.admin.query('update appointments set requires_confirmation = true where id = $1', [id]);
  const marks = async (day: string) =>
    (await salon.atPortal.agenda(day)).appointments.map((one) => [one.status, one.read_only, one.cancellable]);
  expect(await marks(date)).toEqual([
    ['finalizado', 'finalised', false],
    ['cancelado', null, false],
    ['pendente', 'awaiting', true],
  ]);
  await salon.book({ date: '2026-10-06' });
  await server.admin.query(
    `insert into commission_closings (user_id, start_date, end_date, closed_by) values ($1, '2026-10-05', '2026-10-06', 'Ana')`,
    [salon.owner.id],
  );
  expect(await marks('2026-10-06')).toEqual([['pendente', 'period_closed', false]]);
  expect((await daysOf('2026-10-04', '2026-10-07')).map((day) => day.period_closed)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('each day says when the salon is open and when this professional works', async () => {
  const closed = {
    date: '2027-03-01',
    open_time: null,
    close_time: null,
    is_exception: false,
    work: [],
    period_closed: false,
  };
  const open = {
    date: '2027-03-02',
    open_time: '09:00',
    close_time: '19:00',
    is_exception: false,
    work: [{ start_time: '09:00', end_time: '19:00' }],
    period_closed: false,
  };
  expect(await daysOf('2027-03-01', '2027-03-02')).toEqual([closed, open]);
  const shifts = `/api/agenda/staff/${salon.rita}/shifts`;
  await salon.owner.post(shifts, { weekday: 2, start_time: '13:00', end_time: '17:00' });
  await salon.owner.post(shifts, { weekday: 2, start_time: '10:00', end_time: '12:00' });
  const work = [
    { start_time: '10:00', end_time: '12:00' },
    { start_time: '13:00', end_time: '17:00' },
  ];
  expect(await daysOf('2027-03-02')).toEqual([{ ...open, work }]);
  expect((await salon.biaAtPortal.agenda('2027-03-02')).days).toEqual([open]);
  await salon.owner.post('/api/agenda/exceptions', {
    date: '2027-03-02',
    is_closed: false,
    open_time: '11:00',
    close_time: '14:00',
    note: '',
  });
  expect(await daysOf('2027-03-02')).toEqual([
    {
      ...open,
      open_time: '11:00',
      close_time: '14:00',
      is_exception: true,
      work: [
        { start_time: '11:00', end_time: '12:00' },
        { start_time: '13:00', end_time: '14:00' },
      ],
    },
  ]);
});

test('blocks of theirs are listed, and no colleague’s', async () => {
  // No block begins in the past.
  const first = Temporal.Now.plainDateISO().add({ days: 30 });
  const [start_date, between, end_date] = [0, 1, 2].map((days) => first.add({ days }).toString());
  const block = { start_date, start_time: '22:00', end_date, end_time: '09:00' };
  for (const [staff_id, reason] of [
    [salon.rita, 'Curso'],
    [salon.bia, 'Médico'],
  ]) {
    const off = await salon.owner.post('/api/agenda/time-off', { ...block, staff_id, reason });
    expect(off.status, off.text).toBe(200);
  }
  expect((await salon.atPortal.agenda(between)).time_off).toEqual([
    { id: expect.any(String), starts_at: `${start_date}T22:00`, ends_at: `${end_date}T09:00`, reason: 'Curso' },
  ]);
});

test('the answer says whose salon it is, and what time it is there', async () => {
  const agenda = await salon.atPortal.agenda();
  const now = Temporal.Now.zonedDateTimeISO('America/Sao_Paulo');
  expect(agenda.salon).toEqual({
    business_name: 'Studio Bela',
    country: 'BR',
    language: 'pt',
    timezone: 'America/Sao_Paulo',
    today: now.toPlainDate().toString(),
    now: expect.stringMatching(/^\d\d:\d\d$/),
  });
  expect(agenda.professional).toEqual({ name: 'Rita', color: '#bfdbfe' });
});

test('up to 62 days are listed at once', async () => {
  expect((await daysOf('2026-11-01', '2027-01-01')).length).toBe(62);
  const refused = { status: 422, body: { code: 'INVALID', error: 'Escolha um período válido.' } };
  expect(await salon.atPortal.list('2026-11-01', '2027-01-02')).toMatchObject(refused);
  expect(await salon.atPortal.list('2026-11-02', '2026-11-01')).toMatchObject(refused);
});

test('a day is read in two waits: one for the link, one for everything else', async () => {
  await salon.atPortal.list();
  const { result, waits, queries } = await countQueries(() => salon.atPortal.list());
  expect(result.status).toBe(200);
  expect(waits, queries.join('\n')).toBe(2);
});

test('a wrong PIN is told nothing, and an unforeseen failure is said in words', async () => {
  const { token } = salon.biaAtPortal.link;
  const wrong = await salon.biaAtPortal.call('appointments_list', { pin: '000000', start: 'x', end: 'y' });
  expect(wrong).toMatchObject({ status: 401, body: { success: false, error: 'PIN inválido', code: 'UNAUTHORIZED' } });
  const none = await server.visitor().post('/api/rpc/staff_portal_appointments_list', { token, start: '', end: '' });
  expect(none).toMatchObject({ status: 401 });
  await server.admin.query('alter table salon_exceptions rename to elsewhere');
  const answer = await salon.atPortal.list();
  await server.admin.query('alter table elsewhere rename to salon_exceptions');
  expect(answer).toMatchObject({ status: 500, body: { success: false, error: 'Erro ao carregar agenda' } });
  expect((answer.body as PortalAgenda).appointments).toBeUndefined();
});
