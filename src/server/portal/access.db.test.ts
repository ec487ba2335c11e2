import { expect, test } from 'vitest';
import type { PortalAccess } from '#contract/portal/operations.ts';
import type { TeamMember } from '#contract/team/operations.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer({ PAGES: 'here' });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const rita = {
  nome: 'Rita Lima',
  funcao: 'Manicure',
  email: '',
  telefone: '',
  comissao_percentual: 40,
  product_commission_percent: 0,
  color: '#fbcfe8',
};

type Issued = { token: string; pin: string };
type Salon = { owner: Owner; staff: string };

async function salonWithRita(): Promise<Salon> {
  const owner = await signedUp(server);
  const { body } = await owner.post('/api/team', rita);
  return { owner, staff: (body as { id: string }).id };
}

const generate = ({ owner, staff }: Salon, pin = '') => owner.post(`/api/portal/access/${staff}`, { pin });
const issue = async (salon: Salon, pin = '') => (await generate(salon, pin)).body as Issued;
const end = ({ owner, staff }: Salon) => owner.call('DELETE', `/api/portal/access/${staff}`);
const english = { headers: { 'accept-language': 'en' } };
const info = (token: string, extra = {}) => server.visitor().post('/api/rpc/staff_portal_token_info', { token }, extra);
const validate = ({ token, pin }: Issued, extra = {}) =>
  server.visitor().post('/api/rpc/staff_portal_validate', { token, pin }, extra);
const OPEN = { ok: true, staff_name: 'Rita Lima' };
const SHUT = { ok: false, staff_name: null, message: 'PIN inválido' };

async function accessOf({ owner, staff }: Salon): Promise<PortalAccess | null | undefined> {
  const { rows } = (await owner.get('/api/team')).body as { rows: TeamMember[] };
  return rows.find(({ id }) => id === staff)?.portal;
}
const rowsOf = async ({ staff }: Salon) =>
  (await server.admin.query('select * from staff_portal_access where staff_id = $1', [staff])).rows;
const historyOf = async ({ owner }: Salon) => {
  const { rows } = await server.admin.query(
    `select action, before, after from history where user_id = $1 and entity = 'staff_portal_access' order by id`,
    [owner.id],
  );
  return rows;
};

test('a link with the PIN that the owner chose opens the portal', async () => {
  const salon = await salonWithRita();
  const answer = await generate(salon, '271828');
  expect(answer).toMatchObject({ status: 200, body: { token: expect.stringMatching(UUID), pin: '271828' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  const { token } = answer.body as Issued;
  expect(await info(token)).toMatchObject({
    status: 200,
    body: { staff_name: 'Rita Lima', business_name: 'Studio Bela' },
  });
  expect(await validate({ token, pin: '271828' })).toMatchObject({ status: 200, body: OPEN });
  expect((await validate({ token, pin: '271829' })).body).toEqual(SHUT);
});

test('an empty PIN makes one by chance, of six digits, another each time', async () => {
  const salon = await salonWithRita();
  const pins = new Set<string>();
  for (let i = 0; i < 5; i += 1) {
    const issued = await issue(salon);
    expect(issued.pin).toMatch(/^\d{6}$/);
    pins.add(issued.pin);
    expect((await validate(issued)).body).toEqual(OPEN);
  }
  expect(pins.size).toBeGreaterThan(1);
});

test('token and PIN are stored as hashes only, and stand in no history', async () => {
  const salon = await salonWithRita();
  const first = await issue(salon, '271828');
  const second = await issue(salon, '314159');
  await end(salon);
  const link = { id: expect.any(String), staff_id: salon.staff, created_at: expect.any(String), failed_attempts: 0 };
  const history = await historyOf(salon);
  expect(history).toEqual([
    { action: 'create', before: null, after: link },
    { action: 'create', before: link, after: link },
    { action: 'delete', before: link, after: null },
  ]);
  const third = await issue(salon, '161803');
  const kept = JSON.stringify([await rowsOf(salon), await historyOf(salon)]);
  for (const secret of [first, second, third].flatMap(({ token, pin }) => [token, pin])) {
    expect(kept).not.toContain(secret);
  }
  expect(await rowsOf(salon)).toMatchObject([{ pin_hash: expect.stringMatching(/^\$argon2id\$/) }]);
});

test('a new link kills the old one, and ending it kills it too', async () => {
  const salon = await salonWithRita();
  const old = await issue(salon, '271828');
  expect((await validate(old)).body).toEqual(OPEN);
  const current = await issue(salon, '271828');
  expect((await validate(old)).body).toEqual(SHUT);
  expect((await info(old.token)).body).toBeNull();
  expect((await validate(current)).body).toEqual(OPEN);

  expect(await end(salon)).toMatchObject({ status: 200, body: { done: true } });
  expect((await validate(current)).body).toEqual(SHUT);
  expect((await info(current.token)).body).toBeNull();
  expect(await end(salon), 'two windows that do the same').toMatchObject({ status: 200 });
  expect(await historyOf(salon)).toHaveLength(3);
});

test('two links made at the same moment leave one', async () => {
  const salon = await salonWithRita();
  const both = await Promise.all([issue(salon), issue(salon)]);
  const alive = (await Promise.all(both.map((one) => validate(one)))).filter(
    ({ body }) => (body as { ok: boolean }).ok,
  );
  expect(alive).toHaveLength(1);
  expect(await rowsOf(salon)).toHaveLength(1);
});

test('who is deactivated is out at once, and in again with the same link when active', async () => {
  const salon = await salonWithRita();
  const issued = await issue(salon);
  const setActive = (ativo: boolean) =>
    salon.owner.put(`/api/team/${salon.staff}/active`, { ativo, password: salon.owner.password });
  expect((await validate(issued)).body).toEqual(OPEN);
  await setActive(false);
  expect((await validate(issued)).body).toEqual(SHUT);
  expect((await info(issued.token)).body).toBeNull();
  expect(await generate(salon)).toMatchObject({ status: 409, body: { code: 'NO_PORTAL' } });
  await setActive(true);
  expect((await validate(issued)).body).toEqual(OPEN);
});

test('the owner has no portal, and nobody of another salon is found', async () => {
  const salon = await salonWithRita();
  const { rows } = (await salon.owner.get('/api/team')).body as { rows: TeamMember[] };
  const boss = rows.find(({ funcao }) => funcao === 'Proprietária')?.id ?? '';
  expect(await generate({ ...salon, staff: boss })).toMatchObject({ status: 409, body: { code: 'NO_PORTAL' } });

  const issued = await issue(salon);
  const stranger = { ...(await salonWithRita()), staff: salon.staff };
  const notFound = { status: 404, body: { code: 'NOT_FOUND' } };
  expect(await generate(stranger)).toMatchObject(notFound);
  expect(await end(stranger)).toMatchObject(notFound);
  expect((await validate(issued)).body).toEqual(OPEN);
});

test.each([
  ...['1', '12345', '1234567', '12345a', '１２３４５６', 123456].map((pin) => [pin, 'pinInvalid']),
  ['000000', 'pinCommon'],
  ['123456', 'pinCommon'],
])('a PIN of %j is refused beside its field with %s', async (pin, key) => {
  const salon = await salonWithRita();
  const answer = await salon.owner.post(`/api/portal/access/${salon.staff}`, { pin });
  expect(answer).toMatchObject({ status: 422, body: { data: { fields: { pin: `portal:errors.${key}` } } } });
  expect(await rowsOf(salon)).toEqual([]);
});

test('the team says how it stands with each link', async () => {
  const salon = await salonWithRita();
  expect(await accessOf(salon)).toBeNull();
  const issued = await issue(salon, '271828');
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(await accessOf(salon)).toEqual({ since, state: 'live', locked_until: null });
  const wrong = { ...issued, pin: '000000' };
  for (let i = 0; i < 5; i += 1) await validate(wrong);
  const { locked_until, ...access } = (await accessOf(salon)) ?? {};
  expect(access).toEqual({ since, state: 'locked' });
  const minutes = (Temporal.Instant.from(String(locked_until)).epochMilliseconds - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14);
  expect(minutes).toBeLessThanOrEqual(15);
  await server.admin.query(`update staff_portal_access set failed_attempts = 20 where staff_id = $1`, [salon.staff]);
  expect(await accessOf(salon)).toEqual({ since, state: 'blocked', locked_until: null });
  await issue(salon);
  expect(await accessOf(salon)).toMatchObject({ state: 'live' });
});

test('while locked every PIN, the right one too, gets 429 with the minutes to wait, in the reader’s language', async () => {
  const salon = await salonWithRita();
  const issued = await issue(salon, '271828');
  for (let i = 0; i < 5; i += 1) expect((await validate({ ...issued, pin: '000000' })).body).toEqual(SHUT);
  for (const pin of ['271828', '000000']) {
    const answer = await validate({ ...issued, pin });
    expect(answer).toMatchObject({
      status: 429,
      body: {
        success: false,
        code: 'TOO_MANY_TRIES',
        error: 'Muitas tentativas. Tente novamente em 15 minutos.',
        details: { retryAfterSeconds: expect.any(Number) },
      },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(890);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
  }
  expect((await validate(issued, english)).body).toMatchObject({
    error: 'Too many attempts. Try again in 15 minutes.',
  });
  expect((await info(issued.token)).body, 'whose link it is, may still be seen').toMatchObject({
    staff_name: 'Rita Lima',
  });

  await server.admin.query(`update staff_portal_access set locked_until = now() where staff_id = $1`, [salon.staff]);
  expect((await validate(issued)).body).toEqual(OPEN);
});

test('a token that is none is refused as such; one that nobody has finds nothing', async () => {
  for (const token of [
    'x',
    '',
    '123',
    '3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a5',
    `3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59'--`,
  ]) {
    expect(await info(token)).toMatchObject({
      status: 422,
      body: { code: 'INVALID', error: 'Token da URL inválido.' },
    });
    expect(await validate({ token, pin: '271828' })).toMatchObject({
      status: 422,
      body: { error: 'Token da URL inválido.' },
    });
  }
  expect((await info('x', english)).body).toMatchObject({ error: 'The token in the address is invalid.' });
  expect(await info('3f0c7a52-9d0e-4b5e-8a51-6f1d2c3b4a59')).toMatchObject({ status: 200, body: null });
});

test('what is no call of the portal, or asked for in another way than by POST, is said to be none', async () => {
  const calls = ['validate', 'appointment_create', 'appointments_list', 'commissions_summary', 'live', 'upsert_access'];
  const paths = calls.map((name) => ['GET', `/api/rpc/staff_portal_${name}`] as const);
  for (const [method, path] of [
    ...paths,
    ['DELETE', paths[1]?.[1] ?? ''],
    ['POST', '/api/rpc/staff_portal_x'],
  ] as const) {
    expect(await server.visitor().call(method, path), `${method} ${path}`).toMatchObject({
      status: 404,
      body: { success: false, code: 'NOT_FOUND', error: 'Não há esta operação no portal.' },
    });
  }
});

test('the procedure of the specification makes a link for the signed-in owner, and for nobody else', async () => {
  const salon = await salonWithRita();
  const upsert = (input: object, who = salon.owner as Pick<Owner, 'post'>, extra = {}) =>
    who.post('/api/rpc/staff_portal_upsert_access', { staff_id: salon.staff, ...input }, extra);
  for (const input of [{ pin: null }, {}, { pin: '' }, { pin: null, user_id: salon.owner.id }]) {
    const answer = await upsert(input);
    expect(answer).toMatchObject({ status: 200, body: { token: expect.stringMatching(UUID) } });
    expect((await validate(answer.body as Issued)).body).toEqual(OPEN);
  }
  expect((await upsert({ pin: '271828' })).body).toMatchObject({ pin: '271828' });
  expect(await upsert({ pin: '12' })).toMatchObject({
    status: 422,
    body: { success: false, error: 'PIN inválido. Use exatamente 6 dígitos.' },
  });
  expect(await upsert({ pin: '123456' })).toMatchObject({
    status: 422,
    body: { success: false, error: 'Este PIN é fácil de adivinhar. Escolha outro.' },
  });
  const stranger = await signedUp(server);
  const notFound = {
    status: 404,
    body: { code: 'NOT_FOUND', error: 'Erro ao gerar link do portal: o profissional não foi encontrado.' },
  };
  expect(await upsert({}, stranger)).toMatchObject(notFound);
  expect(await upsert({ user_id: stranger.id })).toMatchObject(notFound);
  expect(await upsert({}, server.visitor())).toMatchObject({ status: 401, body: { error: 'Usuário não autenticado' } });
  expect(await upsert({ pin: '12' }, salon.owner, english)).toMatchObject({
    body: { error: 'Invalid PIN. Use exactly 6 digits.' },
  });
});

test('what fails unforeseen is said in the words of the document, and neither token nor PIN is ever logged', async () => {
  const salon = await salonWithRita();
  const issued = await issue(salon, '271828');
  const wrong = { ...issued, pin: '577215' };
  await Promise.all([
    validate(issued),
    validate(wrong),
    info(issued.token),
    server.visitor().get(`/portal/${issued.token}`),
  ]);
  await server.visitor().get(`/portal/${issued.token}/agenda?pin=${issued.pin}`);
  const { token } = issued;
  for (const odd of [`//portal//${token}`, `/%70ortal/${token}`, `/portal%2F${token}`, `/PORTAL/${token}%zz`]) {
    await server.visitor().get(odd);
  }
  await server.visitor().post(`/api/rpc/staff_portal_validate?token=${issued.token}`, `{"token":"${issued.token}"`);
  // The names of what is read are gone: every statement about a link fails.
  await server.admin.query('alter table staff_portal_access rename column failed_attempts to elsewhere');
  expect(await validate(issued)).toMatchObject({
    status: 500,
    body: { success: false, error: 'Falha ao validar PIN' },
  });
  expect(await info(issued.token)).toMatchObject({ status: 500 });
  const made = await salon.owner.post('/api/rpc/staff_portal_upsert_access', { staff_id: salon.staff, pin: '662607' });
  expect(made).toMatchObject({
    status: 500,
    body: { error: 'Erro ao gerar link do portal: falha inesperada; tente de novo em instantes' },
  });
  await server.admin.query('alter table staff_portal_access rename column elsewhere to failed_attempts');

  const log = server.log();
  expect(log).toContain('/portal/[secret]');
  expect(log).toContain('A call failed');
  for (const secret of [issued.token, issued.pin, wrong.pin, '662607']) expect(log).not.toContain(secret);
});
