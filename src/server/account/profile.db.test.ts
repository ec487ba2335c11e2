import { expect, test } from 'vitest';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

async function history(owner: Owner, action = 'update'): Promise<unknown[]> {
  const { rows } = await server.admin.query(
    'select entity, actor_kind, actor_id, before, after from history where user_id = $1 and action = $2 order by id',
    [owner.id, action],
  );
  return rows;
}

const changePassword = (owner: Owner, change: Record<string, unknown> = {}) =>
  owner.put('/api/account/password', {
    current: owner.password,
    password: 'new secret',
    confirmation: 'new secret',
    ...change,
  });

const contact = { business_name: 'Studio Bela', phone: '+5511999990000', address: 'Rua das Flores, 10' };
const noTimes = { open_time: '', close_time: '' };

test('changing the password keeps this window signed in and signs the others out', async () => {
  const owner = await signedUp(server);
  const elsewhere = server.visitor();
  const signIn = (password: string) => elsewhere.post('/api/account/sign-in', { email: owner.email, password });
  await signIn(owner.password);
  expect(await elsewhere.get('/api/agenda/hours')).toMatchObject({ status: 200 });

  expect(await changePassword(owner)).toMatchObject({ status: 200, body: { done: true } });
  expect(await owner.get('/api/agenda/hours')).toMatchObject({ status: 200 });
  expect(await elsewhere.get('/api/agenda/hours')).toMatchObject({ status: 401 });
  expect(await signIn(owner.password)).toMatchObject({ status: 401 });
  expect(await signIn('new secret')).toMatchObject({ status: 200 });
  expect(await history(owner, 'change_password')).toMatchObject([{ entity: 'users', before: null, after: null }]);
});

test('another salon’s sessions outlive a change of password', async () => {
  const [owner, other] = [await signedUp(server), await signedUp(server)];
  await changePassword(owner);
  expect(await other.get('/api/agenda/hours')).toMatchObject({ status: 200 });
});

test('changing the password needs the present one; a wrong one changes nothing and ends no session', async () => {
  const owner = await signedUp(server);
  const elsewhere = server.visitor();
  await elsewhere.post('/api/account/sign-in', { email: owner.email, password: owner.password });
  const refused = await changePassword(owner, { current: 'not this one' });
  expect(refused).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  expect(await elsewhere.get('/api/agenda/hours')).toMatchObject({ status: 200 });
  expect(await history(owner, 'change_password')).toEqual([]);
});

const signIn = (owner: Owner, password: string) =>
  server.visitor().post('/api/account/sign-in', { email: owner.email, password });

test('ten wrong present passwords lock what needs it, which says for how long, and leave the sign-in alone', async () => {
  const owner = await signedUp(server);
  for (let i = 0; i < 10; i += 1) await changePassword(owner, { current: `guess ${i}` });
  const locked = await changePassword(owner);
  expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
  const { retryAfterSeconds } = (locked.body as { data: { retryAfterSeconds: number } }).data;
  expect(retryAfterSeconds).toBeGreaterThan(14 * 60);
  expect(await signIn(owner, owner.password)).toMatchObject({ status: 200 });
  expect(await changePassword(owner), 'signing in lifts no lock of a session').toMatchObject({ status: 429 });
});

test('strangers who lock the sign-in do not keep the owner from what needs the password', async () => {
  const owner = await signedUp(server);
  for (let i = 0; i < 10; i += 1) await signIn(owner, `guess ${i}`);
  expect(await signIn(owner, owner.password)).toMatchObject({ status: 429 });
  expect(await changePassword(owner)).toMatchObject({ status: 200 });
});

test('the right password given twenty times at once is right each time, also after nine wrong ones', async () => {
  const owner = await signedUp(server);
  for (let i = 0; i < 9; i += 1) await changePassword(owner, { current: `guess ${i}` });
  const path = '/api/services/00000000-0000-4000-8000-000000000000/remove';
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.post(path, { password: owner.password })));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 404));
});

test.each([
  [{ current: '' }, 'current', 'account:errors.currentPasswordRequired'],
  [{ password: '' }, 'password', 'account:errors.newPasswordRequired'],
  [{ password: '12345' }, 'password', 'account:errors.passwordTooShort'],
  [{ password: '000000' }, 'password', 'account:errors.passwordCommon'],
  [{ confirmation: '' }, 'confirmation', 'account:errors.confirmationRequired'],
  [{ confirmation: 'other' }, 'confirmation', 'account:errors.passwordsDiffer'],
])('changing the password to %j is refused at %s with %s', async (change, field, key) => {
  const owner = await signedUp(server);
  const answer = await changePassword(owner, change);
  expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [field]: key } } } });
});

test.each([
  ['business', { business_name: 'Casa da Beleza' }, 'Studio Bela'],
  ['country', { country: 'PT' }, 'BR'],
  ['language', { language: 'es' }, 'pt'],
  ['timezone', { timezone: 'America/Manaus' }, 'America/Sao_Paulo'],
])('a change of %s is saved, and the history tells before and after', async (what, change, previous) => {
  const owner = await signedUp(server);
  const [field = ''] = Object.keys(change);
  expect(await owner.put(`/api/account/${what}`, change)).toMatchObject({ status: 200, body: change });
  expect(await owner.get('/api/account/session')).toMatchObject({ body: { profile: change } });
  expect(await history(owner)).toMatchObject([
    { entity: 'profiles', actor_kind: 'owner', actor_id: owner.id, before: { [field]: previous }, after: change },
  ]);
});

test.each([
  ['PT', 'America/Sao_Paulo', 'Europe/Lisbon'],
  ['PT', 'Atlantic/Azores', 'Atlantic/Azores'],
  ['US', 'America/Sao_Paulo', 'America/New_York'],
  ['OTHER', 'America/Sao_Paulo', 'America/Sao_Paulo'],
])('a salon that moves to %s from %s lives in %s', async (country, before, after) => {
  const owner = await signedUp(server);
  await owner.put('/api/account/timezone', { timezone: before });
  expect(await owner.put('/api/account/country', { country })).toMatchObject({ body: { country, timezone: after } });
  expect((await history(owner)).at(-1)).toMatchObject({
    before: { country: 'BR', timezone: before },
    after: { country, timezone: after },
  });
});

test.each([
  ['business', { business_name: ' ' }, 'business_name', 'account:errors.businessNameRequired'],
  ['business', { business_name: 'x'.repeat(201) }, 'business_name', 'account:errors.tooLong'],
  ['country', { country: 'ZZ' }, 'country', 'account:errors.countryRequired'],
  ['language', { language: 'fr' }, 'language', 'account:errors.languageRequired'],
  ['timezone', { timezone: 'Mars/Olympus' }, 'timezone', 'account:errors.timezoneInvalid'],
  ['timezone', { timezone: '+03:00' }, 'timezone', 'account:errors.timezoneInvalid'],
])('changing %s to %j is refused at %s with %s', async (what, change, field, key) => {
  const owner = await signedUp(server);
  expect(await owner.put(`/api/account/${what}`, change)).toMatchObject({
    status: 422,
    body: { data: { fields: { [field]: key } } },
  });
  expect(await history(owner)).toEqual([]);
});

test('a profile cannot be given another id or e-mail', async () => {
  const owner = await signedUp(server);
  await owner.put('/api/account/business', { business_name: 'New', id: crypto.randomUUID(), email: 'x@example.com' });
  expect(await owner.get('/api/account/session')).toMatchObject({
    body: { profile: { id: owner.id, email: owner.email, business_name: 'New' } },
  });
});

test('settings begin with what the sign-up knows', async () => {
  const owner = await signedUp(server);
  expect((await owner.get('/api/account/settings')).body).toEqual({
    business_name: 'Studio Bela',
    phone: '',
    address: '',
    open_time: '09:00',
    close_time: '19:00',
    hours_differ: false,
  });
});

test('contact data is saved, with before and after in the history', async () => {
  const owner = await signedUp(server);
  const answer = await owner.put('/api/account/settings', { ...contact, ...noTimes });
  expect(answer).toMatchObject({ status: 200, body: { ...contact, open_time: '09:00' } });
  expect((await owner.get('/api/account/settings')).body).toEqual(answer.body);
  expect(await history(owner)).toMatchObject([
    { entity: 'profiles', before: { phone: null, address: '' }, after: contact },
  ]);
  await owner.put('/api/account/settings', { ...contact, phone: '', ...noTimes });
  expect(await owner.get('/api/account/settings')).toMatchObject({ body: { phone: '' } });
});

test('the two times go to every open weekday and to no closed one', async () => {
  const owner = await signedUp(server);
  await owner.put('/api/account/settings', { ...contact, open_time: '08:30', close_time: '24:00' });
  const { body: days } = await owner.get('/api/agenda/hours');
  expect(days).toEqual([
    ...[0, 1].map((weekday) => ({ weekday, is_open: false, open_time: null, close_time: null })),
    ...[2, 3, 4, 5, 6].map((weekday) => ({ weekday, is_open: true, open_time: '08:30', close_time: '24:00' })),
  ]);
  expect(await history(owner)).toMatchObject([{ entity: 'profiles' }, { entity: 'salon_hours', after: { days } }]);
});

test('times that the open weekdays already have are no change of hours', async () => {
  const owner = await signedUp(server);
  await owner.put('/api/account/settings', { ...contact, open_time: '09:00', close_time: '19:00' });
  expect(await history(owner)).toMatchObject([{ entity: 'profiles' }]);
});

test('where the weekdays differ, settings say so and empty times leave them alone', async () => {
  const owner = await signedUp(server);
  const week = (await owner.get('/api/agenda/hours')).body as Array<Record<string, unknown>>;
  const days = week.map((day) => (day.weekday === 6 ? { ...day, close_time: '13:00' } : day));
  await owner.put('/api/agenda/hours', { days });
  const differing = { open_time: null, close_time: null, hours_differ: true };
  expect(await owner.get('/api/account/settings')).toMatchObject({ body: differing });
  expect(await owner.put('/api/account/settings', { ...contact, ...noTimes })).toMatchObject({ body: differing });
  expect((await owner.get('/api/agenda/hours')).body).toEqual(days);
});

test('a salon that never opens has no usual hours, and they do not differ either', async () => {
  const owner = await signedUp(server);
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, is_open: false, open_time: null, close_time: null }));
  await owner.put('/api/agenda/hours', { days });
  expect(await owner.get('/api/account/settings')).toMatchObject({
    body: { open_time: null, close_time: null, hours_differ: false },
  });
});

test.each([
  [{ business_name: '' }, 'business_name', 'account:errors.businessNameRequired'],
  [{ phone: '11 99999-0000' }, 'phone', 'account:errors.phoneInvalid'],
  [{ address: 'x'.repeat(501) }, 'address', 'account:errors.tooLong'],
  [{ address: 'Rua\u0000' }, 'address', 'common:invalidData'],
  [{ open_time: '9h' }, 'open_time', 'account:errors.timeInvalid'],
  [{ open_time: '25:00' }, 'open_time', 'account:errors.timeInvalid'],
  [{ open_time: '' }, 'close_time', 'account:errors.bothTimes'],
  [{ open_time: '19:00' }, 'close_time', 'account:errors.openBeforeClose'],
])('settings with %j are refused at %s with %s', async (change, field, key) => {
  const owner = await signedUp(server);
  const before = await owner.get('/api/account/settings');
  const form = { ...contact, open_time: '09:00', close_time: '19:00', ...change };
  const answer = await owner.put('/api/account/settings', form);
  expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [field]: key } } } });
  expect((await owner.get('/api/account/settings')).body).toEqual(before.body);
});
