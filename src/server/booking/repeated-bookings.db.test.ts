import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { anyPhone, openSalon } from './testing/open-salon.ts';

const server = testServer({ LIMIT_REQUESTS_PER_PHONE: '1000' });
const salon = perFile(() => openSalon(server));
beforeEach(() => server.admin.query('delete from appointments'));

const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });

test('the same key fifty times at once is one appointment, and everybody who is answered has the same answer', async () => {
  for (let round = 0; round < 3; round += 1) {
    const key = keyed();
    const wish = { selectedTime: `1${round}:00`, selectedProfessionalId: null };
    const answers = await Promise.all(Array.from({ length: 50 }, () => salon.book(wish, key)));
    const ids = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body as { appointmentId: string }).appointmentId] : [],
    );
    expect(answers.every(({ status, body }) => status === 200 || (body as { code: string }).code === 'IN_FLIGHT')).toBe(
      true,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await salon.stored()).toHaveLength(round + 1);
    // Whoever was still told to wait gets it now.
    const first = answers.find(({ status }) => status === 200)?.body;
    expect((await salon.book(wish, key)).body).toEqual(first);
  }
});

test('fifty without a key, or with fifty keys, are as many as there is room for', async () => {
  const wish = { selectedProfessionalId: null };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => salon.book({ ...wish, clientPhone: anyPhone() }, turn % 2 ? keyed() : {})),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await salon.stored()).toHaveLength(3);
});

test('another body under the same key is refused', async () => {
  const key = keyed();
  await salon.book({}, key);
  expect(await salon.book({ selectedTime: '15:00' }, key)).toMatchObject({
    status: 422,
    body: {
      success: false,
      code: 'KEY_REUSED',
      error: 'Este pedido já foi enviado com outros dados. Atualize a página e tente novamente.',
    },
  });
  expect(await salon.stored()).toHaveLength(1);
});

test('a refusal is repeated too, also when the time has become free', async () => {
  await salon.book();
  const key = keyed();
  expect((await salon.book({}, key)).status).toBe(409);
  await server.admin.query('delete from appointments');
  expect((await salon.book({}, key)).status).toBe(409);
  expect((await salon.book({}, keyed())).status).toBe(200);
});

test('the first answer is repeated even where the service is gone by now', async () => {
  const own = await openSalon(server);
  const key = keyed();
  const first = await own.book({}, key);
  await own.owner.post(`/api/services/${own.corte}/remove`, { password: own.owner.password });
  expect(await own.book({}, key)).toMatchObject({ status: 200, body: first.body as object });
  expect((await own.book({}, keyed())).body).toMatchObject({ code: 'SERVICE_GONE' });
});

test('the same key in another salon is another booking, and after a day a new one', async () => {
  const own = await openSalon(server);
  const key = keyed();
  const first = await salon.book({}, key);
  expect((await own.book({}, key)).body).not.toEqual(first.body);
  await server.admin.query(`update idempotency_keys set created_at = now() - interval '25 hours'`);
  expect((await salon.book({ selectedTime: '15:00' }, key)).status).toBe(200);
  const { rows } = await server.admin.query('select key from idempotency_keys where user_id = $1', [salon.owner.id]);
  expect(rows).toEqual([{ key: key.headers['idempotency-key'] }]);
});
