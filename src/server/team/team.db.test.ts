import { describe, expect, test } from 'vitest';
import type { Professional, TeamMember } from '#contract/team/operations.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const camila = {
  nome: 'camila ROCHA',
  funcao: 'Cabeleireira',
  email: ' Camila@Salao.com.br ',
  telefone: '+5511999990000',
  comissao_percentual: 42.5,
  product_commission_percent: 0,
  color: '#fbcfe8',
};

type Page = { rows: TeamMember[]; next: string | null };
const list = async (owner: Owner, cursor = '') =>
  (await owner.get(`/api/team${cursor && `?cursor=${cursor}`}`)).body as Page;
const add = async (owner: Owner, changes: object = {}) =>
  (await owner.post('/api/team', { ...camila, ...changes })).body as Professional;
const setActive = (owner: Owner, id: string, ativo: boolean, password = owner.password) =>
  owner.put(`/api/team/${id}/active`, { ativo, password });
const historyOf = async (id: string) =>
  (await server.admin.query('select action, before, after from history where entity_id = $1 order by id', [id])).rows;

test('a new salon has its owner in the team, without commission', async () => {
  const owner = await signedUp(server);
  expect((await list(owner)).rows).toMatchObject([{ funcao: 'Proprietária', comissao_percentual: null, ativo: true }]);
});

test('a professional is added active, with the name in title case, and the history tells it', async () => {
  const owner = await signedUp(server);
  const added = await add(owner);
  expect(added).toEqual({
    ...camila,
    id: expect.any(String),
    nome: 'Camila Rocha',
    email: 'camila@salao.com.br',
    ativo: true,
  });
  expect((await list(owner)).rows).toContainEqual({ ...added, portal: null, picture: null });
  expect(await historyOf(added.id)).toEqual([{ action: 'create', before: null, after: added }]);
});

test('a change keeps the status, and the history tells before and after', async () => {
  const owner = await signedUp(server);
  const before = await add(owner);
  const answer = await owner.put(`/api/team/${before.id}`, {
    ...camila,
    funcao: 'Barbeira',
    comissao_percentual: null,
  });
  const after = { ...before, funcao: 'Barbeira', comissao_percentual: null };
  expect(answer).toMatchObject({ status: 200, body: after });
  expect((await list(owner)).rows).toContainEqual({ ...after, portal: null, picture: null });
  expect((await historyOf(before.id)).at(-1)).toEqual({ action: 'update', before, after });
});

test('whoever is the owner earns no commission, whatever was sent', async () => {
  const owner = await signedUp(server);
  const sells = { product_commission_percent: 10 };
  const none = { comissao_percentual: null, product_commission_percent: 0 };
  expect(await add(owner, { ...sells, funcao: 'PROPRIETARIA' })).toMatchObject(none);
  const { id } = await add(owner);
  const answer = await owner.put(`/api/team/${id}`, { ...camila, ...sells, funcao: 'proprietária' });
  expect(answer.body).toMatchObject(none);
});

test('a caller from before products earned anything makes a professional without, and leaves it as it is', async () => {
  const owner = await signedUp(server);
  const { product_commission_percent: _, ...before } = camila;
  expect(await owner.post('/api/team', before)).toMatchObject({ status: 200, body: { product_commission_percent: 0 } });
  const { id } = await add(owner, { product_commission_percent: 10 });
  const changed = await owner.put(`/api/team/${id}`, { ...before, nome: 'Camila Reis' });
  expect(changed).toMatchObject({ status: 200, body: { nome: 'Camila Reis', product_commission_percent: 10 } });
});

test.each([
  ['nome', '   ', 'team:errors.nameRequired'],
  ['nome', 'x'.repeat(201), 'team:errors.tooLong'],
  ['nome', 'İ'.repeat(200), 'team:errors.tooLong'],
  ['nome', 'Ana\u0000', 'common:invalidData'],
  ['funcao', '', 'team:errors.roleRequired'],
  ['funcao', 'x'.repeat(201), 'team:errors.tooLong'],
  ['email', 'camila@', 'team:errors.emailInvalid'],
  ['telefone', '11999990000', 'team:errors.phoneInvalid'],
  ['comissao_percentual', -0.01, 'team:errors.commissionOutOfRange'],
  ['comissao_percentual', 100.01, 'team:errors.commissionOutOfRange'],
  ['comissao_percentual', 1e300, 'team:errors.commissionOutOfRange'],
  ['comissao_percentual', '40', 'team:errors.commissionOutOfRange'],
  ['product_commission_percent', 100.01, 'team:errors.commissionOutOfRange'],
  ['product_commission_percent', -1, 'team:errors.commissionOutOfRange'],
  ['color', '#9333ea', 'team:errors.colourRequired'],
])('a professional with %s = %j is refused with %s, and nothing is written', async (field, value, key) => {
  const owner = await signedUp(server);
  const answer = await owner.post('/api/team', { ...camila, [field]: value });
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID', data: { fields: { [field]: key } } } });
  expect((await list(owner)).rows).toHaveLength(1);
});

test.each([
  ['e-mail and phone left out', { email: '', telefone: '' }, { email: '', telefone: '' }],
  ['the whole range of commissions', { comissao_percentual: 100 }, { comissao_percentual: 100 }],
  ['a commission of three decimals', { comissao_percentual: 33.335 }, { comissao_percentual: 33.34 }],
  ['a percentage for products', { product_commission_percent: 7.555 }, { product_commission_percent: 7.56 }],
  ['none for products', { product_commission_percent: null }, { product_commission_percent: 0 }],
  ['emoji and quotes', { nome: `bia "d'ávila" 💇‍♀️` }, { nome: `Bia "D'Ávila" 💇‍♀️` }],
])('%s is fine', async (_, changes, expected) => {
  expect(await add(await signedUp(server), changes)).toMatchObject(expected);
});

test('the status changes with the password, and the history tells it', async () => {
  const owner = await signedUp(server);
  const before = await add(owner);
  const after = { ...before, ativo: false };
  expect(await setActive(owner, before.id, false)).toMatchObject({ status: 200, body: after });
  expect((await historyOf(before.id)).at(-1)).toEqual({ action: 'deactivate', before, after });
  expect(await setActive(owner, before.id, true)).toMatchObject({ status: 200, body: before });
  expect((await historyOf(before.id)).at(-1)).toEqual({ action: 'activate', before: after, after: before });
});

test('without the right password the status stays', async () => {
  const owner = await signedUp(server);
  const { id } = await add(owner);
  expect(await setActive(owner, id, false, 'wrong')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  expect(await setActive(owner, id, false, '')).toMatchObject({
    status: 422,
    body: { data: { fields: { password: 'ui:overlays.password.required' } } },
  });
  expect((await list(owner)).rows.every(({ ativo }) => ativo)).toBe(true);
});

test('a change that had to wait for another window starts from what that window saved', async () => {
  const owner = await signedUp(server);
  const { id } = await add(owner);
  await server.admin.query('begin');
  await server.admin.query(`update staff set funcao = 'Barbeira' where id = $1`, [id]);
  const change = owner.put(`/api/team/${id}`, { ...camila, funcao: 'Manicure' });
  await expect.poll(() => lockWaits(server.admin)).toBe(1);
  await server.admin.query('commit');
  expect(await change).toMatchObject({ status: 200 });
  expect((await historyOf(id)).at(-1)).toMatchObject({ before: { funcao: 'Barbeira' }, after: { funcao: 'Manicure' } });
});

test('the list is in the order of names, accents ignored, page by page without gap or repetition', async () => {
  const owner = await signedUp(server, { business_name: 'Zuleica' });
  await server.admin.query(
    `insert into staff (user_id, nome, funcao) select $1, 'Ana ' || lpad(n::text, 3, '0'), 'Manicure'
     from generate_series(1, 204) as n`,
    [owner.id],
  );
  for (const nome of ['Álvaro', 'Érica', 'Beto']) await add(owner, { nome });
  const [first, second, third] = await pages(owner);
  expect([first?.length, second?.length, third?.length]).toEqual([100, 100, 8]);
  const names = [first, second, third].flatMap((rows = []) => rows.map(({ nome }) => nome));
  expect(new Set(names).size).toBe(208);
  expect([names.at(0), ...names.slice(204)]).toEqual(['Álvaro', 'Ana 204', 'Beto', 'Érica', 'Zuleica']);
});

async function pages(owner: Owner, cursor = ''): Promise<TeamMember[][]> {
  const { rows, next } = await list(owner, cursor);
  return [rows, ...(next ? await pages(owner, next) : [])];
}

test('a page costs two round trips: the session and the rows', async () => {
  const owner = await signedUp(server);
  await list(owner);
  expect((await countQueries(() => list(owner))).waits).toBe(2);
});

describe('a face', () => {
  // A grey dot, as WebP.
  const photo = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
  const show = (owner: Owner, id: string, picture: string | null) => owner.put(`/api/team/${id}/picture`, { picture });
  const faceOf = async (owner: Owner, id: string) => (await list(owner)).rows.find((one) => one.id === id)?.picture;
  const pictures = async (owner: Owner) =>
    (await server.admin.query('select from pictures where user_id = $1', [owner.id])).rowCount;

  test('is shown until it is removed; another one replaces it, and the history tells it', async () => {
    const owner = await signedUp(server);
    const { id } = await add(owner);
    expect(await faceOf(owner, id)).toBeNull();
    const first = await show(owner, id, photo);
    expect(first).toMatchObject({ status: 200, body: { picture: { id: expect.any(String), width: 1, height: 1 } } });
    expect({ picture: await faceOf(owner, id) }).toEqual(first.body);
    await show(owner, id, photo);
    expect(await pictures(owner)).toBe(1);
    expect(await show(owner, id, null)).toMatchObject({ status: 200, body: { picture: null } });
    expect([await faceOf(owner, id), await pictures(owner)]).toEqual([null, 0]);
    expect((await historyOf(id)).at(-1)).toMatchObject({ action: 'update', after: { picture_id: null } });
  });

  test.each([
    ['a text', Buffer.from('<svg/>').toString('base64'), { code: 'PICTURE_INVALID' }],
    ['no base64', 'uma foto', { code: 'INVALID', data: { fields: { picture: 'pictures:errors.invalid' } } }],
    ['too much', 'A'.repeat(420_000), { code: 'INVALID', data: { fields: { picture: 'pictures:errors.tooLarge' } } }],
  ])('%s is refused, and nothing is stored', async (_, picture, body) => {
    const owner = await signedUp(server);
    const { id } = await add(owner);
    expect(await show(owner, id, picture)).toMatchObject({ status: 422, body });
    expect(await pictures(owner)).toBe(0);
  });

  test("cannot be given to another salon's professional", async () => {
    const [owner, stranger] = [await signedUp(server), await signedUp(server)];
    const { id } = await add(owner);
    expect(await show(stranger, id, photo)).toMatchObject({ status: 404 });
    expect([await faceOf(owner, id), await pictures(stranger)]).toEqual([null, 0]);
  });
});
