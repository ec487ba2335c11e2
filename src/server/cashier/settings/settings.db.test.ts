import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Owner, signedUp, startTestServer, type TestServer } from '#server/test-server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await signedUp(server);
});
afterAll(() => server.close());

const settings = {
  pix_key: 'studio@example.com',
  pix_name: 'Studio Bela',
  pix_city: 'São Paulo',
  debit_fee_percent: 1.99,
  credit_fee_percent: 3.5,
};

test('a new salon has no PIX key and pays no card fees', async () => {
  expect((await owner.get('/api/cashier/settings')).body).toEqual({
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
  expect(body).toEqual(settings);
  expect((await owner.get('/api/cashier/settings')).body).toEqual(settings);
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
])('%o is refused beside its field', async (change, fields) => {
  const answer = await owner.put('/api/cashier/settings', { ...settings, ...change });
  expect(answer).toMatchObject({ status: 422, body: { data: { fields } } });
});
