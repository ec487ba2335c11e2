import { expect, test } from 'vitest';
import type { SalonPage } from '#contract/salon-page/operations.ts';
import { MOST_WORKS } from '#domain/salon-page/kinds.ts';
import { perFile, perTest } from '#server/kernel/testing/per-test.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
const owner = perTest(() => signedUp(server, { business_name: 'Studio Jasmim' }));
const other = perFile(() => signedUp(server, { business_name: 'Bela' }));

/** A grey dot, as WebP. */
const PHOTO = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

let names = 0;
/** A name that no other test takes. */
const newName = () => `nome-${process.pid}-${++names}`;

const FORM = { is_published: true, kind: 'hair', about: '', instagram: '', whatsapp: '' };
const save = (who: Owner, name: string, changes: object = {}) =>
  who.put('/api/salon-page', { ...FORM, name, ...changes });
const read = async (who: Owner) => (await who.get('/api/salon-page')).body as SalonPage;
const check = async (who: Owner, name: string) =>
  (await who.get(`/api/salon-page/name?name=${encodeURIComponent(name)}`)).body as {
    is_free: boolean;
    suggestions: string[];
  };

test('a new salon has no address, and is offered names made of its own', async () => {
  const page = await read(owner);
  expect(page.settings).toMatchObject({ name: '', old_names: [], is_published: false, kind: 'hair' });
  expect(page.suggestions).toHaveLength(3);
  expect(page.suggestions[0]).toMatch(/^studio-jasmim/);
  expect(page.team).toHaveLength(1);
});

test('what is saved is kept as it stands in an address, and the history tells it', async () => {
  const name = newName();
  const answer = await save(owner, ` ${name.toUpperCase().replaceAll('-', ' ')} `, {
    about: ' Desde 2014. ',
    instagram: 'https://www.instagram.com/Studio.Jasmim/?hl=pt',
    whatsapp: '+5511999990000',
  });
  expect(answer.status, answer.text).toBe(200);
  expect((await read(owner)).settings).toMatchObject({
    name,
    is_published: true,
    about: 'Desde 2014.',
    instagram: 'studio.jasmim',
    whatsapp: '+5511999990000',
  });
  const { rows } = await server.admin.query(
    `select before ->> 'name' as before, after ->> 'name' as after from history where user_id = $1 and entity = 'salon_pages'`,
    [owner.id],
  );
  expect(rows).toEqual([{ before: '', after: name }]);
});

test.each([
  [{ name: '' }, { name: 'salonPage:errors.nameRequired' }],
  [{ name: 'ab' }, { name: 'salonPage:errors.nameInvalid' }],
  [{ name: 'x'.repeat(201) }, { name: 'salonPage:errors.nameInvalid' }],
  [{ name: 'Admin' }, { name: 'salonPage:errors.nameReserved' }],
  [{ instagram: 'studio jasmim' }, { instagram: 'salonPage:errors.instagramInvalid' }],
  [{ whatsapp: '123' }, { whatsapp: 'salonPage:errors.phoneInvalid' }],
  [{ about: 'x'.repeat(1001) }, { about: 'salonPage:errors.tooLong' }],
])('%j is refused beside its field', async (change, fields) => {
  const answer = await save(owner, 'studio-bela', change);
  expect(answer).toMatchObject({ status: 422, body: { data: { fields } } });
  expect((await read(owner)).settings.name).toBe('');
});

test('a name belongs to one salon, which keeps it when it takes another', async () => {
  const [first, second] = [newName(), newName()];
  await save(owner, first);
  await save(owner, second);
  expect((await read(owner)).settings).toMatchObject({ name: second, old_names: [first] });
  for (const name of [first, second]) {
    const taken = await save(other, name);
    expect(taken).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    const { suggestions } = (taken.body as { data: { suggestions: string[] } }).data;
    expect(suggestions).toHaveLength(3);
    expect(await check(other, name)).toMatchObject({ is_free: false });
    expect(await check(other, suggestions[0] ?? '')).toEqual({ is_free: true, suggestions: [] });
    expect(await check(owner, name)).toMatchObject({ is_free: true });
  }
  expect((await read(other)).settings.name).toBe('');
});

test('a salon goes back to an old name, and after ten of them only to one of these', async () => {
  const mine = Array.from({ length: 11 }, newName);
  for (const name of mine) expect((await save(owner, name)).status).toBe(200);
  expect((await read(owner)).settings).toMatchObject({ name: mine[10], old_names: mine.slice(0, 10) });
  expect(await save(owner, newName())).toMatchObject({ status: 409, body: { code: 'TOO_MANY_NAMES' } });
  const back = await save(owner, mine[3] ?? '');
  expect(back.status, back.text).toBe(200);
  const { rows } = await server.admin.query(
    'select name, leads_to from salon_names where user_id = $1 and leads_to is distinct from $2',
    [owner.id, mine[3]],
  );
  expect(rows).toEqual([{ name: mine[3], leads_to: null }]);
});

test('of two salons that want a name at once, one has it and the other is told', async () => {
  await inRounds(5, async () => {
    const [one, two] = [await signedUp(server), await signedUp(server)];
    const name = newName();
    const answers = await Promise.all([save(one, name), save(two, name)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({ code: 'NAME_TAKEN' });
    const holders = await Promise.all([one, two].map(read));
    expect(holders.filter(({ settings }) => settings.name === name)).toHaveLength(1);
  });
});

test('what another window has saved is not written over, and saving the same again is no change', async () => {
  const name = newName();
  const { version } = (await read(owner)).settings;
  expect((await save(owner, name, { version })).status).toBe(200);
  expect((await save(owner, name, { version })).status).toBe(200);
  const stale = await save(owner, name, { version, about: 'Mais novo' });
  expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', data: { settings: { name } } } });
  const now = (await read(owner)).settings.version;
  expect((await save(owner, name, { version: now, about: 'Mais novo' })).status).toBe(200);
});

const pictures = async () =>
  (await server.admin.query('select id from pictures where user_id = $1', [owner.id])).rows.length;

test('logo and cover are one each: a new one takes the place of the old, which is gone', async () => {
  const set = (place: string, picture: string | null) => owner.put(`/api/salon-page/pictures/${place}`, { picture });
  const first = (await set('logo', PHOTO)).body as SalonPage;
  const second = (await set('logo', PHOTO)).body as SalonPage;
  expect(second.logo).toMatchObject({ width: 1, height: 1 });
  expect(second.logo?.id).not.toBe(first.logo?.id);
  expect((await set('cover', PHOTO)).body).toMatchObject({ cover: { width: 1 }, logo: second.logo });
  expect(await pictures()).toBe(2);
  expect((await set('logo', null)).body).toMatchObject({ logo: null });
  expect(await pictures()).toBe(1);
  expect(await set('logo', 'bm8gcGljdHVyZQ==')).toMatchObject({ status: 422, body: { code: 'PICTURE_INVALID' } });
  expect(await set('face', PHOTO)).toMatchObject({ status: 422 });
});

test('works stand in the order that was chosen, and there are as many as the page shows', async () => {
  const add = (alt: string) => owner.post('/api/salon-page/works', { picture: PHOTO, alt });
  for (let number = 1; number <= MOST_WORKS; number += 1) expect((await add(`Obra ${number}`)).status).toBe(200);
  expect(await add('Uma a mais')).toMatchObject({ status: 409, body: { code: 'TOO_MANY_WORKS' } });
  expect(await pictures()).toBe(MOST_WORKS);

  const { works } = await read(owner);
  const [first, second, third] = works.map(({ id }) => id);
  const order = async (ids: unknown[]) =>
    ((await owner.put('/api/salon-page/works', { ids })).body as SalonPage).works.map(({ alt }) => alt);
  expect((await order([third, first])).slice(0, 4)).toEqual(['Obra 3', 'Obra 1', 'Obra 2', 'Obra 4']);
  expect((await order([second])).slice(0, 4)).toEqual(['Obra 2', 'Obra 3', 'Obra 1', 'Obra 4']);
  const gone = await owner.put('/api/salon-page/works', { ids: [third, crypto.randomUUID()] });
  expect(gone).toMatchObject({ status: 404 });

  expect((await owner.put(`/api/salon-page/works/${first}`, { alt: 'Mechas' })).body).toMatchObject({
    works: expect.arrayContaining([expect.objectContaining({ id: first, alt: 'Mechas' })]),
  });
  expect((await owner.call('DELETE', `/api/salon-page/works/${first}`)).status).toBe(200);
  expect(await owner.call('DELETE', `/api/salon-page/works/${first}`)).toMatchObject({ status: 404 });
  expect(await pictures()).toBe(MOST_WORKS - 1);
  // Another salon's.
  expect(await other.put(`/api/salon-page/works/${second}`, { alt: 'Minha' })).toMatchObject({ status: 404 });
  expect(await other.call('DELETE', `/api/salon-page/works/${second}`)).toMatchObject({ status: 404 });
});
