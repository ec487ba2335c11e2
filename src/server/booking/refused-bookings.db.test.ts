import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { addDays } from '#domain/shared/time.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { connectAsAdmin } from '#server/kernel/testing/salon.ts';
import { startTestServer, testServer } from '#server/test-server.ts';
import { anyPhone, freeIn, openSalon, TUESDAY } from './testing/open-salon.ts';

const server = testServer();
const salon = perFile(() => openSalon(server));
beforeEach(() => server.admin.query('delete from appointments'));

const NOBODY = '5f0c0b1e-0000-4000-8000-000000000000';
const REQUIRED = 'Preencha todos os campos obrigatórios';
const TAKEN = 'Este horário não está mais disponível. Por favor, escolha outro horário.';
const PROFESSIONAL_GONE =
  'O profissional selecionado não está mais disponível. Por favor, selecione um profissional novamente.';

async function expectRefused(wish: object, status: number, code: string, error: string) {
  const answer = await salon.book(wish);
  expect(answer, answer.text).toMatchObject({ status, body: { success: false, code, error } });
  expect(await salon.stored()).toEqual([]);
}

describe('a booking is refused', () => {
  test.each([
    ['without a name', { clientName: '   ' }, REQUIRED],
    ['without a phone', { clientPhone: '' }, REQUIRED],
    ['with a phone that is none', { clientPhone: 'ligue para mim' }, 'Informe o telefone com DDD'],
    ['with a phone of forty digits', { clientPhone: '9'.repeat(40) }, 'Informe o telefone com DDD'],
    ['with a name of 201 letters', { clientName: 'a'.repeat(201) }, 'Use no máximo 200 caracteres'],
    ['without services', { selectedServices: [] }, REQUIRED],
    ['with 31 services', { selectedServices: Array(31).fill({ id: NOBODY }) }, 'Escolha no máximo 30 serviços'],
    ['for no such day', { selectedDate: '2027-02-29' }, REQUIRED],
    ['for no such time', { selectedTime: '25:00' }, REQUIRED],
  ])('%s', (_, wish, error) => expectRefused(wish, 422, 'INVALID', error));

  test.each([
    ['with a name that the database cannot hold', { clientName: 'Ana\0' }],
    ['without a word of whom it is with', { selectedProfessionalId: undefined }],
    ['with a number for a name', { clientName: 7 }],
  ])('%s', (_, wish) =>
    expectRefused(wish, 422, 'INVALID', 'Não entendemos este pedido. Confira os dados e tente novamente.'),
  );

  test.each([
    ['yesterday', { selectedDate: addDays(Temporal.Now.plainDateISO('UTC').toString(), -7) }],
    ['in two years', { selectedDate: addDays(TUESDAY, 728) }],
    ['on a day when the salon is closed', { selectedDate: addDays(TUESDAY, -1) }],
    ['before the salon opens', { selectedTime: '08:30' }],
    ['where it would end after the salon has closed', { selectedTime: '18:30' }],
    ['between two starts', { selectedTime: '10:10' }],
    ['at the end of the day', { selectedTime: '24:00' }],
  ])('%s', (_, wish) => expectRefused(wish, 409, 'SLOT_TAKEN', TAKEN));

  test('where somebody else was quicker', async () => {
    await salon.book({ clientPhone: anyPhone() });
    const answer = await salon.book({ selectedTime: '10:30' });
    expect(answer).toMatchObject({ status: 409, body: { error: TAKEN } });
    expect(await salon.stored()).toHaveLength(1);
  });

  test('in a salon that does not exist', async () => {
    const answer = await salon.book({ salonId: NOBODY }, { headers: { 'x-salon-id': NOBODY } });
    expect(answer).toMatchObject({ status: 404, body: { success: false, error: 'Salão não encontrado' } });
    expect(await salon.book({}, { headers: { 'x-salon-id': NOBODY } })).toMatchObject({ status: 404 });
  });

  test('with a professional who has left', async () => {
    const own = await openSalon(server);
    await own.owner.put(`/api/team/${own.rita}/active`, { ativo: false, password: own.owner.password });
    const refusal = { status: 409, body: { code: 'PROFESSIONAL_GONE', error: PROFESSIONAL_GONE } };
    expect(await own.slots()).toMatchObject(refusal);
    expect(await own.book()).toMatchObject(refusal);
    expect(await salon.book({ selectedProfessionalId: own.bia })).toMatchObject(refusal);
  });

  test('of a service that is hidden, deleted, or another salon’s', async () => {
    const own = await openSalon(server);
    const hidden = await salon.service('Escondido', { is_public: false });
    for (const id of [hidden, NOBODY, own.corte]) {
      await expectRefused(
        { selectedServices: [{ id: salon.corte }, { id }] },
        409,
        'SERVICE_GONE',
        'Um dos serviços escolhidos não está mais disponível. Por favor, volte e escolha novamente.',
      );
    }
    const { body } = await salon.book({ selectedServices: [{ id: salon.corte }, { id: hidden }] });
    expect(body).toMatchObject({ details: { services: [{ id: salon.corte, name: 'Corte' }] } });
  });

  test('of a service that costs or takes something else than the visitor saw, with what it is now', async () => {
    const own = await openSalon(server);
    const service = await own.service('Hidratação', { price: 100_00, duration_minutes: 30 });
    const seen = { id: service, price: 100_00, duration_minutes: 30, preco_variavel: false };
    const now = { name: 'Hidratação', category: 'Cabelo', price: 250_00, duration_minutes: 30, preco_variavel: false };
    const change = { ...now, description: '', commission_percent: null, is_public: true, product_ids: [] };
    expect((await own.owner.put(`/api/services/${service}`, change)).status).toBe(200);
    const refused = await own.book({ selectedServices: [seen] });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        success: false,
        code: 'SERVICE_CHANGED',
        error: 'O preço ou a duração de um serviço mudou. Confira e confirme novamente.',
        details: { services: [{ id: service, ...now }] },
      },
    });
    expect(await own.book({ selectedServices: [{ ...seen, price: 250_00, duration_minutes: 45 }] })).toMatchObject({
      body: { code: 'SERVICE_CHANGED' },
    });
    expect(await own.stored()).toEqual([]);
    // Programs need not say what they saw, and what they say of the sum is not theirs to say.
    expect((await own.book({ selectedServices: [{ id: service }], totalPrice: 1, totalDuration: 1 })).status).toBe(200);
    expect(await own.stored()).toMatchObject([{ service_revenue_price: '250.00' }]);
  });

  test('while others hold the day for too long', async () => {
    const usual = await startTestServer({}, server, { patience: 'usual' });
    onTestFinished(() => usual.close());
    const own = await openSalon(usual);
    const other = await connectAsAdmin(server.adminUrl);
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `agenda of ${own.owner.id} ${TUESDAY}`,
    ]);
    const answer = await own.book();
    await other.end();
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: {
        success: false,
        code: 'BUSY',
        error: 'Muitas pessoas estão agendando neste momento. Tente novamente em alguns segundos.',
      },
    });
    expect(await own.stored()).toEqual([]);
  });
});

test('a service that is deleted while it is booked is on the booking, or was refused', async () => {
  const own = await openSalon(server);
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  const [deleted, ...booked] = await Promise.all([
    own.owner.post(`/api/services/${own.corte}/remove`, { password: own.owner.password }),
    ...times.map((selectedTime) => own.book({ selectedTime, clientPhone: anyPhone() })),
  ]);
  expect(deleted?.status).toBe(200);
  expect(booked.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect((await own.stored()).length).toBe(booked.filter(({ status }) => status === 200).length);
});

describe('limits', () => {
  const far = { address: '203.0.113.7' };

  test('a phone has at most three requests open in a salon, also when it asks for many days at once, differently written', async () => {
    const days = [0, 1, 2, 3, 4, 7, 8, 9].map((after) => addDays(TUESDAY, after));
    const spellings = ['(11) 98455-2071', '+55 11 98455 2071', '11984552071', '0055 (11) 98455.2071'];
    const answers = await Promise.all(
      days.map((selectedDate, turn) => salon.book({ selectedDate, clientPhone: spellings[turn % 4] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({
      headers: { 'retry-after': '3600' },
      body: {
        code: 'TOO_MANY_REQUESTS',
        error:
          'Este telefone já tem pedidos aguardando a resposta do salão. Aguarde a confirmação antes de pedir outro horário.',
      },
    });
  });

  test('an answered request, or one whose day has passed, is open no longer', async () => {
    const days = [0, 1, 2].map((after) => addDays(TUESDAY, after));
    for (const selectedDate of days) expect((await salon.book({ selectedDate })).status).toBe(200);
    const [first, second] = await salon.stored();
    expect((await salon.book({ selectedTime: '15:00' })).status).toBe(429);
    await salon.owner.post(`/api/agenda/appointments/${first.id}/approve`, {});
    expect((await salon.book({ selectedTime: '15:00' })).status).toBe(200);
    expect((await salon.book({ selectedTime: '16:00' })).status).toBe(429);
    await server.admin.query(`update appointments set date = '2020-01-07' where id = $1`, [second.id]);
    expect((await salon.book({ selectedTime: '16:00' })).status).toBe(200);
    // Of another phone, and in another salon.
    expect((await salon.book({ selectedTime: '17:00', clientPhone: anyPhone() })).status).toBe(200);
    expect((await (await openSalon(server)).book()).status).toBe(200);
  });

  test('of bookings and of looks at free times are counted for each address', async () => {
    const guarded = await startTestServer({ LIMIT_BOOKINGS_PER_ADDRESS: '2', LIMIT_SLOT_LOOKUPS_PER_ADDRESS: '3' });
    const own = await openSalon(guarded);
    const book = (selectedTime: string, extra = {}) => own.book({ selectedTime, clientPhone: anyPhone() }, extra);
    const statuses = [await book('09:00'), await book('10:00'), await book('11:00'), await book('11:00', far)];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    const tooMany = {
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^3[56]\d\d$/) },
      body: {
        success: false,
        code: 'TOO_MANY_TRIES',
        error: 'Muitas tentativas em pouco tempo. Tente novamente em 60 minutos.',
      },
    };
    expect(await book('12:00')).toMatchObject(tooMany);
    for (let look = 0; look < 3; look += 1) expect((await own.slots()).status).toBe(200);
    expect(await own.slots()).toMatchObject(tooMany);
    expect(freeIn(await own.slots({}, far))).toContain('12:00');
    await guarded.close();
  });

  test('refused and repeated bookings do not count towards them, but ten for each that may be stored do', async () => {
    const guarded = await startTestServer({ LIMIT_BOOKINGS_PER_ADDRESS: '2' });
    const own = await openSalon(guarded);
    const book = (selectedTime: string, extra = {}) => own.book({ selectedTime, clientPhone: anyPhone() }, extra);
    const refused = await Promise.all(['08:00', '08:30', '10:10'].map((time) => book(time)));
    // More than two at once may find both places taken for a moment.
    expect(refused.every(({ status }) => status === 409 || status === 429)).toBe(true);
    expect((await own.book({ clientPhone: 'x' })).status).toBe(422);
    const key = { headers: { 'idempotency-key': 'first' } };
    const answers = [await own.book({}, key), await own.book({}, key), await own.book({}, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await book('12:00')).status).toBe(200);
    expect((await book('13:00')).status).toBe(429);

    const elsewhere = [];
    for (let turn = 0; turn < 21; turn += 1) elsewhere.push((await book('08:00', far)).status);
    expect(elsewhere).toEqual([...Array(20).fill(409), 429]);
    expect((await book('15:00', far)).body).toMatchObject({ code: 'TOO_MANY_TRIES' });
    await guarded.close();
  });
});

test('a price that changes while a visitor books is told, never booked', async () => {
  const day = `agenda of ${salon.owner.id} ${TUESDAY}`;
  await server.admin.query('begin');
  await server.admin.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [day]);
  const booked = salon.book();
  await vi.waitFor(async () => expect(await lockWaits(server.admin)).toBe(1));
  // What the visitor has chosen was read already.
  await server.admin.query('update services set price = 95 where id = $1', [salon.corte]);
  await server.admin.query('commit');
  expect(await booked).toMatchObject({ status: 409, body: { code: 'SERVICE_CHANGED' } });
  expect(await salon.stored()).toEqual([]);
});
