import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PublicService } from '#contract/booking/operations.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { anyPhone, freeIn, type OpenSalon, openSalon, TUESDAY } from './testing/open-salon.ts';

const server = testServer();
/** Nails only Bia does; a cut everybody, at Rita's dearer and in half the time; a colouring has a pause; only the owner does brows. */
const salon = perFile(async () => {
  const opened = await openSalon(server);
  const unhas = await opened.service('Unhas', { duration_minutes: 30, price: 40_00 });
  const cor = await opened.service('Coloração', { duration_minutes: 105, price: 200_00 });
  const escova = await opened.service('Escova', { duration_minutes: 30, price: 50_00 });
  const ninguem = await opened.service('De ninguém');
  const { rows } = await server.admin.query<{ id: string }>(
    'select id from staff where user_id = $1 and id <> all($2::uuid[])',
    [opened.owner.id, [opened.rita, opened.bia]],
  );
  const dona = rows[0]?.id ?? '';
  await server.admin.query(`update services set done_by_all = false where id = any($1::uuid[])`, [
    [unhas, escova, ninguem],
  ]);
  await server.admin.query(`update services set parts = '{45,30,30}', cleanup_minutes = 15 where id = $1`, [cor]);
  const does = (service: string, staff: string, price: number | null = null, minutes: number | null = null) =>
    server.admin.query(
      'insert into staff_services (user_id, service_id, staff_id, price, duration_minutes) values ($1, $2, $3, $4, $5)',
      [opened.owner.id, service, staff, price, minutes],
    );
  await does(unhas, opened.bia);
  await does(escova, opened.rita);
  await does(opened.corte, opened.rita, 120, 30);
  return { ...opened, unhas, cor, escova, ninguem, dona };
});
beforeEach(() => server.admin.query('delete from appointments'));

const chosen = (...ids: string[]) => ids.map((id) => ({ id }));
const book = (wish: object) => salon.book({ clientPhone: anyPhone(), ...wish });
const gone = async (professionalId: string | null, ...serviceIds: string[]) =>
  (await salon.slots({ professionalId, serviceIds })).body;
const times = async (professionalId: string | null, ...serviceIds: string[]) =>
  freeIn(await salon.slots({ professionalId, serviceIds, serviceDurationMinutes: 30 }));
const lines = async () =>
  (
    await server.admin.query<{ professional_id: string | null; unit_price: string; duration_minutes: number }>(
      `select line.professional_id, unit_price::text, duration_minutes from appointment_services as line
       join appointments on appointments.id = appointment_id where line.user_id = $1 order by created_at, position`,
      [salon.owner.id],
    )
  ).rows;

describe('what a visitor is told of a service', () => {
  const listed = async () => (await salon.list('services')).body as PublicService[];
  test('is who does it and on which terms, where that is not everybody on the same', async () => {
    const byId = new Map((await listed()).map((service) => [service.id, service]));
    expect(byId.get(salon.corte)).toMatchObject({
      done_by_all: true,
      doers: [{ staff_id: salon.rita, price: 120_00, duration_minutes: 30 }],
    });
    expect(byId.get(salon.unhas)).toMatchObject({
      done_by_all: false,
      doers: [{ staff_id: salon.bia, price: null, duration_minutes: null }],
    });
    expect(byId.get(salon.luzes)).not.toHaveProperty('doers');
    for (const service of byId.values()) {
      expect(JSON.stringify(service)).not.toMatch(/parts|cleanup|commission/);
    }
  });
  test('is nothing at all, where nobody who works here does it', async () => {
    expect((await listed()).map(({ id }) => id)).not.toContain(salon.ninguem);
    expect(await gone(null, salon.ninguem)).toMatchObject({ code: 'SERVICE_GONE' });
    expect((await book({ selectedServices: chosen(salon.ninguem) })).body).toMatchObject({ code: 'SERVICE_GONE' });
  });
});

describe('times', () => {
  test('are only those of who does it', async () => {
    await book({ selectedServices: chosen(salon.corte), selectedProfessionalId: salon.bia, selectedTime: '10:00' });
    expect(await times(null, salon.unhas)).not.toContain('10:00');
    expect(await times(null, salon.corte)).toContain('10:00');
  });
  test('of somebody who does not do it are none: another is to be chosen', async () => {
    const { status, body } = await salon.slots({ serviceIds: [salon.unhas] });
    expect([status, body]).toMatchObject([409, { code: 'PROFESSIONAL_GONE' }]);
  });
  test('follow the services, whatever minutes the call says', async () => {
    const last = async (professionalId: string) => (await times(professionalId, salon.corte)).at(-1);
    expect(await last(salon.rita)).toBe('18:30');
    expect(await last(salon.bia)).toBe('18:00');
  });
  test('of another salon’s service are none', async () => {
    const other = await openSalon(server);
    for (const asked of [[other.corte], [salon.corte, other.corte], [randomUUID()]]) {
      expect(await gone(null, ...asked)).toMatchObject({ code: 'SERVICE_GONE' });
    }
  });
  test('of a service that is not offered online are none, although only some do it', async () => {
    await server.admin.query('update services set is_public = false where id = $1', [salon.unhas]);
    expect(await gone(null, salon.unhas)).toMatchObject({ code: 'SERVICE_GONE' });
    await server.admin.query('update services set is_public = true where id = $1', [salon.unhas]);
  });
  test('without services are as before', async () => {
    expect(freeIn(await salon.slots({ professionalId: null }))).toHaveLength(19);
  });
});

describe('a booking', () => {
  test('is stored at the price and in the time of whoever is chosen', async () => {
    const wish = { selectedServices: [{ id: salon.corte, price: 120_00, duration_minutes: 30 }] };
    const { body } = await book(wish);
    expect(body).toMatchObject({ success: true, services: [{ price: 120_00, duration_minutes: 30 }] });
    expect(await lines()).toEqual([{ professional_id: salon.rita, unit_price: '120.00', duration_minutes: 30 }]);
  });
  test('is asked about again where the page showed another price', async () => {
    const wish = { selectedServices: [{ id: salon.corte, price: 80_00, duration_minutes: 60 }] };
    expect((await book(wish)).body).toMatchObject({
      code: 'SERVICE_CHANGED',
      details: { services: [{ price: 120_00, duration_minutes: 30 }] },
    });
  });
  test('for anybody costs the lowest and takes the longest, and stays open', async () => {
    const wish = { selectedServices: [{ id: salon.corte, price: 80_00, duration_minutes: 60 }] };
    expect((await book({ ...wish, selectedProfessionalId: null })).status).toBe(200);
    expect(await lines()).toEqual([{ professional_id: null, unit_price: '80.00', duration_minutes: 60 }]);
  });
  test('with somebody who does not do it is refused', async () => {
    const { status, body } = await book({ selectedServices: chosen(salon.unhas) });
    expect([status, body]).toMatchObject([409, { code: 'PROFESSIONAL_GONE' }]);
  });
  test('for anybody is held for whoever does it: the second finds nobody', async () => {
    const wish = { selectedServices: chosen(salon.unhas), selectedProfessionalId: null };
    expect((await book(wish)).status).toBe(200);
    expect((await book(wish)).body).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await times(salon.bia, salon.corte)).not.toContain('10:00');
    expect(await times(salon.rita, salon.corte)).toContain('10:00');
  });
  test('of services that nobody does all of is done by several, one after the other', async () => {
    const wish = { selectedServices: chosen(salon.escova, salon.unhas), selectedProfessionalId: null };
    expect((await book(wish)).body).toMatchObject({ success: true });
    expect(await lines()).toMatchObject([{ professional_id: salon.rita }, { professional_id: salon.bia }]);
    const [stored] = await salon.stored();
    expect(stored).toMatchObject({ professional_id: salon.rita, professional_name: 'Rita', in_turns: true });
    expect(await times(salon.rita, salon.escova)).toContain('10:30');
    expect(await times(salon.bia, salon.unhas)).not.toContain('10:30');
    expect(await times(salon.bia, salon.unhas)).toContain('10:00');
  });
  test('with a pause is given to somebody at once, and the pause is offered', async () => {
    const wish = { selectedServices: chosen(salon.cor), selectedProfessionalId: null };
    expect((await book(wish)).status).toBe(200);
    const [line] = await lines();
    const staff = line?.professional_id ?? '';
    await server.admin.query('update profiles set slot_step_minutes = 15 where id = $1', [salon.owner.id]);
    const free = freeIn(await salon.slots({ professionalId: staff, serviceDurationMinutes: 30 }));
    await server.admin.query('update profiles set slot_step_minutes = 30 where id = $1', [salon.owner.id]);
    // Busy from 10:00 to 10:45, from 11:15 to 11:45, and cleaning up until 12:00.
    expect(free.filter((time) => time >= '09:30' && time <= '12:00')).toEqual(['09:30', '10:45', '12:00']);
  });
});

type Answer = Awaited<ReturnType<OpenSalon['book']>>;

test('of many who want the same pause at once one has it, whoever asks', async () => {
  await server.admin.query(`update salon_hours set open_time = '09:15' where user_id = $1 and is_open`, [
    salon.owner.id,
  ]);
  const { body } = await book({
    selectedServices: chosen(salon.cor),
    selectedProfessionalId: salon.rita,
    selectedTime: '10:15',
  });
  expect(body).toMatchObject({ success: true });
  const client = await salon.owner.post('/api/clients', {
    name: 'Ana Lima',
    phone: anyPhone(),
    phone_country: 'BR',
    email: '',
  });
  // From 11:00 to 11:30 Rita is free; starts are at 09:15, 09:45 and so on, and the desk may choose any.
  await server.admin.query(`update salon_hours set open_time = '09:00' where user_id = $1 and is_open`, [
    salon.owner.id,
  ]);
  const visitor = () =>
    book({ selectedServices: chosen(salon.escova), selectedProfessionalId: salon.rita, selectedTime: '11:00' });
  const desk = () =>
    salon.owner.post('/api/agenda/appointments', {
      id: randomUUID(),
      appointment: {
        client_id: (client.body as { id: string }).id,
        date: TUESDAY,
        start_time: '11:00',
        professional_id: salon.rita,
        status: 'pendente',
        payment_method: null,
        discount_value: 0,
        lines: [
          {
            service_id: salon.escova,
            service_name: '',
            unit_price: 50_00,
            duration_minutes: 30,
            professional_id: null,
            commission_percent: null,
            commission_amount: null,
            products_used: [],
          },
        ],
      },
    });
  const answers: Answer[] = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 4 === 1 ? desk() : visitor())),
  );
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await salon.stored()).toHaveLength(2);
});

test('a visit across midnight is not offered, and cleaning up ends there', async () => {
  await server.admin.query(`update services set cleanup_minutes = 240 where id = $1`, [salon.escova]);
  await server.admin.query(`update salon_hours set close_time = '24:00' where user_id = $1 and is_open`, [
    salon.owner.id,
  ]);
  const free = await times(salon.rita, salon.escova);
  expect(free.at(-1)).toBe('23:30');
  const wish = { selectedServices: chosen(salon.escova), selectedTime: '23:30' };
  expect((await book(wish)).body).toMatchObject({ success: true });
  const { rows } = await server.admin.query(
    `select left(start_time::text, 5) as start_time, left(end_time::text, 5) as end_time from busy_times where user_id = $1`,
    [salon.owner.id],
  );
  expect(rows).toEqual([{ start_time: '23:30', end_time: '24:00' }]);
  const long = { selectedServices: chosen(salon.cor), selectedTime: '23:00', selectedProfessionalId: null };
  expect((await book(long)).body).toMatchObject({ code: 'SLOT_TAKEN' });
});

test('the costliest question is answered in a moment', async () => {
  const many = Array.from({ length: 30 }, (_, index) => (index % 2 ? salon.escova : salon.unhas));
  const { status } = await salon.slots({ professionalId: null, serviceIds: many, daysAhead: 92 });
  expect(status).toBe(200);
  expect((await salon.slots({ professionalId: null, serviceIds: [...many, salon.corte] })).status).toBe(422);
}, 5_000);
