import { expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
const owner = perFile(() => signedUp(server));

const settings = {
  pix_key: 'studio@example.com',
  pix_name: 'Studio Bela',
  pix_city: 'São Paulo',
  debit_fee_percent: 1.99,
  credit_fee_percent: 3.5,
};

test('a new salon has no PIX key and pays no card fees', async () => {
  expect((await owner.get('/api/cashier/settings')).body).toEqual({
    version: expect.any(String),
    pix_key: '',
    pix_name: '',
    pix_city: '',
    debit_fee_percent: 0,
    credit_fee_percent: 0,
  });
});

test('what is changed is kept, with two decimals, and noted with before and after', async () => {
  const { status, body, text } = await owner.put('/api/cashier/settings', { ...settings, debit_fee_percent: 1.994 });
  expect(status, text).toBe(200);
  expect(body).toEqual({ ...settings, version: expect.any(String) });
  expect((await owner.get('/api/cashier/settings')).body).toEqual(body);
  const { rows } = await server.admin.query(
    `select before ->> 'pix_key' as before, after ->> 'pix_key' as after from history
     where user_id = $1 and entity = 'profiles' order by id desc limit 1`,
    [owner.id],
  );
  expect(rows).toEqual([{ before: '', after: 'studio@example.com' }]);
});

test.each([
  [{ debit_fee_percent: 101 }, { debit_fee_percent: 'cashier:errors.percentInvalid' }],
  [{ credit_fee_percent: -1 }, { credit_fee_percent: 'cashier:errors.percentInvalid' }],
  [{ pix_city: 'x'.repeat(16) }, { pix_city: 'cashier:errors.tooLong' }],
  [{ pix_key: 'a chave do salão' }, { pix_key: 'cashier:errors.pixKeyInvalid' }],
  [{ pix_key: '123.456.789-00' }, { pix_key: 'cashier:errors.pixKeyInvalid' }],
  [{ pix_key: '11900000083' }, { pix_key: 'cashier:errors.pixKeyWhich' }],
])('%o is refused beside its field', async (change, fields) => {
  const answer = await owner.put('/api/cashier/settings', { ...settings, ...change });
  expect(answer).toMatchObject({ status: 422, body: { data: { fields } } });
});

test('a key is kept as it is written, and an odd one of before is shown until the next save asks for a right one', async () => {
  const { body } = await owner.put('/api/cashier/settings', { ...settings, pix_key: '11903572148' });
  expect(body).toMatchObject({ pix_key: '+55 11 90357-2148' });
  await server.admin.query(`update profiles set pix_key = 'a chave do salão' where id = $1`, [owner.id]);
  const odd = (await owner.get('/api/cashier/settings')).body as typeof settings;
  expect(odd.pix_key).toBe('a chave do salão');
  expect(await owner.put('/api/cashier/settings', odd)).toMatchObject({
    status: 422,
    body: { data: { fields: { pix_key: 'cashier:errors.pixKeyInvalid' } } },
  });
});

test('of two windows the second is told how it is now; who repeats finds it done, who names no version writes', async () => {
  const { body: first } = await owner.put('/api/cashier/settings', settings);
  const { version } = first as { version: string };
  const debit = await owner.put('/api/cashier/settings', { ...settings, version, debit_fee_percent: 2 });
  expect(debit.status).toBe(200);
  const credit = { ...settings, version, credit_fee_percent: 4 };
  expect(await owner.put('/api/cashier/settings', credit)).toMatchObject({
    status: 409,
    body: { code: 'STALE', data: { settings: debit.body } },
  });
  expect((await owner.get('/api/cashier/settings')).body).toEqual(debit.body);
  expect(await owner.put('/api/cashier/settings', { ...settings, version, debit_fee_percent: 2 })).toMatchObject({
    status: 200,
    body: debit.body as object,
  });
  expect((await owner.put('/api/cashier/settings', settings)).status).toBe(200);
});
