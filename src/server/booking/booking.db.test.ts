import { beforeEach, describe, expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { anyPhone, freeIn, openSalon, TUESDAY } from './testing/open-salon.ts';

const server = testServer();
const salon = perFile(() => openSalon(server));
beforeEach(() => server.admin.query('delete from appointments'));

const NOBODY = '5f0c0b1e-0000-4000-8000-000000000000';

describe('a salon that anybody may look at', () => {
  test('tells its name, country, time zone, phone and address, how far ahead it is booked, and nothing else', async () => {
    const { status, body } = await salon.rpc('profile_public_info');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: salon.owner.id,
        business_name: 'Studio Bela',
        country: 'BR',
        timezone: 'America/Sao_Paulo',
        phone: null,
        address: '',
        booking_horizon_days: 365,
      },
    });
  });
  test('shows its active professionals by name, without their addresses', async () => {
    const { body } = await salon.rpc('staff_public');
    expect(body).toEqual([
      { id: salon.bia, nome: 'Bia', ativo: true, color: '#bfdbfe' },
      { id: salon.rita, nome: 'Rita', ativo: true, color: '#bfdbfe' },
      { id: expect.any(String), nome: 'Studio Bela', ativo: true, color: expect.any(String) },
    ]);
  });
  test('shows its public services by name, with prices in cents', async () => {
    await salon.service('Secreto', { is_public: false });
    const { body } = await salon.list('services');
    expect(body).toEqual([
      {
        id: salon.corte,
        name: 'Corte',
        category: 'Cabelo',
        description: '',
        price: 80_00,
        preco_variavel: false,
        duration_minutes: 60,
        user_id: salon.owner.id,
        is_public: true,
      },
      expect.objectContaining({ id: salon.luzes, name: 'Luzes', price: 0, preco_variavel: true }),
    ]);
  });
  test('shows the categories that are not hidden', async () => {
    const own = await openSalon(server);
    const { body } = await own.list('service-categories');
    const [cabelo, unha] = body as { id: string }[];
    expect(body).toMatchObject([
      { name: 'Cabelo', show_in_dropdown: true },
      { name: 'Unha', show_in_dropdown: true },
    ]);
    await own.owner.put(`/api/services/categories/${unha?.id}/shown`, { show_in_dropdown: false });
    expect((await own.list('service-categories')).body).toEqual([cabelo]);
  });
  test('is the one of the header', async () => {
    expect((await salon.rpc('debug_x_salon_id', undefined)).body).toBe(salon.owner.id);
    expect((await server.visitor().post('/api/rpc/debug_x_salon_id')).body).toBeNull();
  });
  test.each([NOBODY, 'salao-da-ana', ''])('is nothing to be read where the id is "%s"', async (id) => {
    const visitor = server.visitor();
    const headers = { 'x-salon-id': id };
    const read = async (path: string) => (await visitor.post(path, { p_user_id: id })).body;
    expect(await read('/api/rpc/profile_public_info')).toBeNull();
    expect(await read('/api/rpc/staff_public')).toEqual([]);
    expect((await visitor.get('/api/public/services', { headers })).body).toEqual([]);
    expect((await visitor.get('/api/public/service-categories', { headers })).body).toEqual([]);
  });
  test('is found without a header where the call itself names it, and not when the header names another', async () => {
    const path = '/api/rpc/profile_public_info';
    const named = { p_user_id: salon.owner.id };
    expect((await server.visitor().post(path, named)).body).toMatchObject({ id: salon.owner.id });
    expect((await server.visitor().post(path, named, { headers: { 'x-salon-id': NOBODY } })).body).toBeNull();
  });
});

test('the calls are in the API’s description, with their own shape of refusals', async () => {
  const { body } = await server.visitor().get('/api/openapi.json');
  const { paths } = body as { paths: Record<string, { post?: { responses: Record<string, object> } }> };
  const refusal = paths['/functions/create-public-appointment']?.post?.responses['409'];
  expect(JSON.stringify(refusal)).toContain('"success":{"const":false}');
  expect(paths).toHaveProperty(['/rpc/staff_public']);
  expect((await server.visitor().get('/api/docs')).text).toContain('/functions/get-available-slots');
});

describe('the free times', () => {
  const HOURS = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30'].concat([
    '14:00',
    '14:30',
    '15:00',
    '15:30',
    '16:00',
    '16:30',
    '17:00',
    '17:30',
    '18:00',
  ]);

  test('of one day are every start, free or not', async () => {
    await salon.book();
    const { status, body } = await salon.slots();
    const taken = ['09:30', '10:00', '10:30'];
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      availableSlots: HOURS.map((time) => ({ time, available: !taken.includes(time) })),
    });
  });
  test('of several days come as days', async () => {
    const { body } = await salon.slots({ daysAhead: 2 });
    const { days } = body as { days: Array<{ date: string; availableSlots: object[] }> };
    expect(days.map(({ availableSlots }) => availableSlots.length)).toEqual([19, 19]);
    expect(days[0]?.date).toBe(TUESDAY);
  });
  test('with -1 go to the end of the month', async () => {
    const { body } = await salon.slots({ date: '2027-02-10', daysAhead: -1 });
    const { days } = body as { days: Array<{ date: string }> };
    expect(days).toHaveLength(19);
    expect(days.at(-1)?.date).toBe('2027-02-28');
  });
  test('of anybody are free as long as one is', async () => {
    await salon.book();
    expect(freeIn(await salon.slots({ professionalId: null }))).toEqual(HOURS);
  });
  test('need no header: the body names the salon', async () => {
    const body = { salonId: salon.owner.id, professionalId: null, date: TUESDAY, serviceDurationMinutes: 60 };
    expect(freeIn(await server.visitor().post('/api/functions/get-available-slots', body))).toEqual(HOURS);
  });
  test.each([
    ['no such day', { date: '2026-02-30' }, 'Preencha todos os campos obrigatórios'],
    ['a year of two digits', { date: '0026-02-03' }, 'Preencha todos os campos obrigatórios'],
    ['no duration', { serviceDurationMinutes: 0 }, 'Não entendemos este pedido. Confira os dados e tente novamente.'],
    [
      'half a minute',
      { serviceDurationMinutes: 0.5 },
      'Não entendemos este pedido. Confira os dados e tente novamente.',
    ],
    ['no days', { daysAhead: 0 }, 'Não entendemos este pedido. Confira os dados e tente novamente.'],
    ['a century', { daysAhead: 36_500 }, 'Não entendemos este pedido. Confira os dados e tente novamente.'],
    ['a name for an id', { professionalId: 'rita' }, 'Não entendemos este pedido. Confira os dados e tente novamente.'],
  ])('of %s are refused in words', async (_, question, error) => {
    expect(await salon.slots(question)).toMatchObject({
      status: 422,
      body: { success: false, error, code: 'INVALID' },
    });
  });
  test('of a salon that does not exist are refused in the visitor’s language', async () => {
    const question = { salonId: NOBODY };
    const ask = (language: string) =>
      salon.slots(question, { headers: { 'x-salon-id': NOBODY, 'accept-language': language } });
    expect(await ask('pt-BR')).toMatchObject({
      status: 404,
      body: { success: false, error: 'Salão não encontrado', code: 'SALON_NOT_FOUND' },
    });
    const [english, spanish] = [await ask('en-US,en;q=0.9'), await ask('es')];
    expect(english.body).toMatchObject({ error: expect.stringMatching(/not found/i) });
    expect(spanish.body).toMatchObject({ error: expect.stringMatching(/no encontrado|no se encontró/i) });
    const lang = await server.visitor().post('/api/functions/get-available-slots?lang=en', {});
    expect(lang.body).toMatchObject({
      error: 'We could not understand this request. Check the details and try again.',
    });
  });
});

describe('a booking', () => {
  test('is a request that awaits approval, with the salon’s own prices and durations', async () => {
    const wish = {
      selectedServices: [
        { id: salon.corte, name: 'Grátis' },
        { id: salon.luzes, price: 1 },
      ],
      totalDuration: 1,
      totalPrice: 0,
    };
    const { status, body, text } = await salon.book(wish);
    expect(status, text).toBe(200);
    const [row] = await salon.stored();
    expect(body).toEqual({
      success: true,
      appointmentId: row.id,
      services: [
        {
          id: salon.corte,
          name: 'Corte',
          category: 'Cabelo',
          duration_minutes: 60,
          price: 80_00,
          preco_variavel: false,
        },
        { id: salon.luzes, name: 'Luzes', category: 'Cabelo', duration_minutes: 120, price: 0, preco_variavel: true },
      ],
    });
    expect(row).toMatchObject({
      client_id: null,
      client_name: 'Marcela de Azevedo',
      client_phone: '+5511984552071',
      category: 'Cabelo',
      service_id: salon.corte,
      professional_id: salon.rita,
      professional_name: 'Rita',
      start_time: '10:00:00',
      end_time: '13:00:00',
      status: 'pendente',
      requires_confirmation: true,
      overlap_allowed: false,
      service_revenue_price: '80.00',
    });
    const { rows } = await server.admin.query(
      'select * from appointment_services where appointment_id = $1 order by position',
      [row.id],
    );
    expect(rows).toMatchObject([
      { service_id: salon.corte, service_name: 'Corte', unit_price: '80.00', duration_minutes: 60 },
      { service_id: salon.luzes, service_name: 'Luzes', unit_price: '0.00', duration_minutes: 120 },
    ]);
    expect(rows).toMatchObject(
      [0, 1].map((position) => ({
        position,
        professional_id: salon.rita,
        commission_percent: null,
        commission_amount: null,
      })),
    );
  });
  test('with anybody waits for its professional, and holds somebody’s time', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { status } = await salon.book({ selectedProfessionalId: null, clientPhone: anyPhone() });
      expect(status).toBe(200);
    }
    expect(await salon.stored()).toMatchObject(Array(3).fill({ professional_id: null, professional_name: '' }));
    expect(freeIn(await salon.slots({ professionalId: null }))).not.toContain('10:00');
    expect(await salon.book({ clientPhone: anyPhone() })).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
  });
  test('by the phone of a client is linked to them, under the name that the visitor gave', async () => {
    const phone = anyPhone();
    const { body } = await salon.owner.post('/api/clients', { name: 'Ana', phone, phone_country: 'BR', email: '' });
    await salon.book({ clientPhone: phone });
    expect(await salon.stored()).toMatchObject([
      { client_id: (body as { id: string }).id, client_name: 'Marcela de Azevedo' },
    ]);
  });
  test('is in the history as a visitor’s, and in the owner’s list of requests', async () => {
    const { body } = await salon.book();
    const { appointmentId } = body as { appointmentId: string };
    const { rows } = await server.admin.query('select * from history where entity_id = $1', [appointmentId]);
    expect(rows).toMatchObject([
      {
        user_id: salon.owner.id,
        actor_kind: 'public',
        actor_id: null,
        action: 'request',
        entity: 'appointments',
        before: null,
        after: { client_name: 'Marcela de Azevedo', lines: [{ service_name: 'Corte', unit_price: 80_00 }] },
      },
    ]);
    const pending = await salon.owner.get('/api/agenda/pending');
    expect(pending.body).toMatchObject({ rows: [{ id: appointmentId, client_phone: '+5511984552071' }] });
    expect((await salon.owner.post(`/api/agenda/appointments/${appointmentId}/approve`, {})).status).toBe(200);
  });
  test('is mailed to the owner in the owner’s language, once', async () => {
    const own = await openSalon(server, { language: 'es', business_name: 'Casa & Sol' });
    const contact = { phone: '+5511933334444', address: 'Rua Augusta, 1200' };
    await own.owner.put('/api/account/settings', {
      business_name: 'Casa & Sol',
      ...contact,
      open_time: '',
      close_time: '',
    });
    const extra = { headers: { 'idempotency-key': 'once', 'accept-language': 'en' } };
    await own.book({}, extra);
    await own.book({}, extra);
    const mine = () => server.mails.filter(({ to, text }) => to === own.owner.email && text.includes('/agenda/'));
    await expect.poll(mine).toHaveLength(1);
    expect(mine()[0]).toMatchObject({ subject: 'Nueva solicitud de cita' });
    for (const said of ['Casa & Sol', 'Marcela de Azevedo', '+55 11 98455-2071', 'a las 10:00', 'Corte', 'Rita']) {
      expect(mine()[0]?.text).toContain(said);
    }
    expect(mine()[0]?.text).toContain('Quien reserva ve: Rua Augusta, 1200 · +55 11 93333-4444');
    expect(mine()[0]?.text).toContain(`${server.publicUrl}/agenda/pendentes`);
  });
  test('by a program that fills in what people do not see is answered and forgotten', async () => {
    const { status, body } = await salon.book({ website: 'https://spam.example' });
    expect({ status, body }).toEqual({ status: 200, body: { success: true, appointmentId: expect.any(String) } });
    expect(await salon.stored()).toEqual([]);
  });
});
