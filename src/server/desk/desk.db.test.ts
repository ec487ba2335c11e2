import { expect, test } from 'vitest';
import { memberOf } from '#server/kernel/testing/members.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { deskOf, deviceOf } from './testing/device.ts';

const PIN = '271828';

const server = testServer();
const owner = perTest(() => signedUp(server));

const withPin = async (who: typeof owner, pin = PIN) =>
  expect(await who.put('/api/desk/pin', { pin, password: who.password })).toMatchObject({ status: 200 });

async function salon() {
  const rita = await memberOf(server, owner, 'receptionist');
  await withPin(rita);
  // The owner's own session is elsewhere.
  return { rita, desk: await deskOf(server, await memberOf(server, owner, 'manager')) };
}

test('a device becomes a desk of the salon, says what it is, and changes its minutes without becoming another', async () => {
  const device = deviceOf(server, owner);
  expect((await device.get('/api/desk')).body).toBeNull();
  const made = await device.post('/api/desk/devices', { name: 'Recepção', lock_minutes: 5 });
  expect(made.body).toMatchObject({
    name: 'Recepção',
    lock_minutes: 5,
    salon_id: owner.id,
    business_name: 'Studio Bela',
  });
  expect(String(made.headers['set-cookie'])).toMatch(
    /^madeixa\.desk=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  await device.post('/api/desk/devices', { name: 'Balcão', lock_minutes: 60 });
  const { body } = await device.get('/api/desk/devices');
  expect(body).toMatchObject({ desks: [{ name: 'Balcão', lock_minutes: 60, is_this_device: true }] });
});

test('only who may change the settings makes, sees and ends desks', async () => {
  const { rita, desk } = await salon();
  const hers = deviceOf(server, rita);
  expect(await hers.post('/api/desk/devices', { name: 'Minha', lock_minutes: 5 })).toMatchObject({ status: 403 });
  expect(await rita.get('/api/desk/devices')).toMatchObject({ status: 403 });
  expect(await rita.call('DELETE', `/api/desk/devices/${desk.id}`)).toMatchObject({ status: 403 });
  const helena = await memberOf(server, owner, 'receptionist', { granted: ['settings'] });
  expect(await helena.call('DELETE', `/api/desk/devices/${desk.id}`)).toMatchObject({ status: 200 });
});

test('no desk locks sooner than after a minute or later than after an hour', async () => {
  const device = deviceOf(server, owner);
  for (const lock_minutes of [0, 61, 1.5, null]) {
    expect(await device.post('/api/desk/devices', { name: 'Recepção', lock_minutes })).toMatchObject({ status: 422 });
  }
});

test('a locked desk answers nothing of the salon, whoever looks behind the page', async () => {
  const { desk } = await salon();
  expect(await desk.get('/api/clients')).toMatchObject({ status: 200 });
  expect(await desk.post('/api/desk/lock', {})).toMatchObject({ status: 200 });
  expect(await desk.get('/api/clients')).toMatchObject({ status: 401 });
  expect((await desk.get('/api/account/session')).body).toBeNull();
  // Two tabs may both lock it.
  expect(await desk.post('/api/desk/lock', {})).toMatchObject({ status: 200 });
});

test('what is no desk cannot be locked, and keeps its session', async () => {
  const device = deviceOf(server, owner);
  expect(await device.post('/api/desk/lock', {})).toMatchObject({ status: 410, body: { code: 'NO_DESK' } });
  expect(await device.get('/api/clients')).toMatchObject({ status: 200 });
});

test('the lock screen names who has a PIN, and nothing else of anybody', async () => {
  const { rita, desk } = await salon();
  expect((await desk.get('/api/desk/people')).body).toEqual({
    people: [{ id: rita.member, name: 'Colega', role: 'receptionist', color: null }],
  });
  await withPin(owner);
  expect((await desk.get('/api/desk/people')).body).toMatchObject({
    people: [{ role: 'owner' }, { role: 'receptionist' }],
  });
});

test('a PIN begins the session of its person: their name, their rights, and their name in the history', async () => {
  const { rita, desk } = await salon();
  await desk.post('/api/desk/lock', {});
  expect(await desk.post('/api/desk/unlock', { member_id: rita.member, pin: PIN })).toMatchObject({ status: 200 });
  expect((await desk.get('/api/account/session')).body).toMatchObject({
    member: { id: rita.member, role: 'receptionist' },
  });
  expect((await desk.get('/api/account/sessions')).body).toMatchObject([{ address: '127.0.0.1' }, {}]);
  expect(await desk.get('/api/desk/devices')).toMatchObject({ status: 403 });
  const client = { name: 'Ana Lima', phone: '+5511999990001', phone_country: 'BR', email: '', birthday: '' };
  expect((await desk.post('/api/clients', client)).status).toBe(200);
  const { rows } = await server.admin.query(`select member_id from history where user_id = $1 and entity = 'clients'`, [
    owner.id,
  ]);
  expect(rows).toEqual([{ member_id: rita.member }]);
});

test('unlocking ends what was open before, where the lock did not reach the server', async () => {
  const { rita, desk } = await salon();
  const before = desk.session;
  await desk.post('/api/desk/unlock', { member_id: rita.member, pin: PIN });
  expect(desk.session).not.toBe(before);
  desk.session = before;
  expect((await desk.get('/api/account/session')).body).toBeNull();
});

test('a session that a PIN began is good in the desk’s salon alone, whatever salon its person owns besides', async () => {
  const { rita, desk } = await salon();
  const other = await signedUp(server);
  await server.admin.query('update members set account_id = $2 where id = $1', [rita.member, other.id]);
  await desk.post('/api/desk/unlock', { member_id: rita.member, pin: PIN });
  const cookie = desk.session ?? '';
  const asked = (salon: string) => server.visitor().get('/api/clients', { headers: { cookie, 'x-salon-id': salon } });
  expect(await asked(owner.id)).toMatchObject({ status: 200 });
  expect(await asked(other.id)).toMatchObject({ status: 403, body: { code: 'NO_ACCESS' } });
  // Without the header it is not the salon used last, either.
  const { body } = await server.visitor().get('/api/account/session', { headers: { cookie } });
  expect(body).toMatchObject({ profile: { id: owner.id } });
  expect((await desk.get('/api/members/salons')).body, 'nor does it tell of another').toMatchObject([{ id: owner.id }]);
  expect(await desk.post(`/api/members/salons/${other.id}/enter`, {})).toMatchObject({ status: 404 });
});

test('an ended desk unlocks nothing, and the sessions that PINs began there end in that moment', async () => {
  const { rita, desk } = await salon();
  await desk.post('/api/desk/unlock', { member_id: rita.member, pin: PIN });
  expect(await desk.get('/api/clients')).toMatchObject({ status: 200 });
  expect(await owner.call('DELETE', `/api/desk/devices/${desk.id}`)).toMatchObject({ status: 200 });
  expect(await desk.get('/api/clients')).toMatchObject({ status: 401 });
  expect(await desk.post('/api/desk/unlock', { member_id: rita.member, pin: PIN })).toMatchObject({ status: 410 });
  expect(await desk.get('/api/desk/people')).toMatchObject({ status: 410 });
  expect((await desk.get('/api/desk')).body).toBeNull();
  // Nor of another salon.
  const theirs = await deskOf(server, await signedUp(server));
  expect(await owner.call('DELETE', `/api/desk/devices/${theirs.id}`)).toMatchObject({ status: 404 });
});

test('signing out on the device takes session, desk and both cookies; the history says that the desk ended', async () => {
  const { desk } = await salon();
  expect(await desk.post('/api/desk/leave', {})).toMatchObject({ status: 200 });
  expect(desk).toMatchObject({ session: undefined, desk: undefined });
  const { rows } = await server.admin.query('select count(*)::int from desks where user_id = $1', [owner.id]);
  expect(rows).toEqual([{ count: 0 }]);
  const told = await server.admin.query(
    `select action, actor_kind from history where user_id = $1 and entity = 'desks' order by id`,
    [owner.id],
  );
  expect(told.rows).toEqual([
    { action: 'create', actor_kind: 'owner' },
    { action: 'delete', actor_kind: 'system' },
  ]);
});

test('one’s own PIN takes one’s own password, and is not easy to guess; the history never says what it was', async () => {
  const rita = await memberOf(server, owner, 'professional');
  expect((await rita.get('/api/desk/pin')).body).toEqual({ state: null });
  const change = (pin: string, password = rita.password) => rita.put('/api/desk/pin', { pin, password });
  expect(await change(PIN, 'outra coisa')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  for (const pin of ['123456', '000000', '12345', '1234567', 'abcdef'])
    expect(await change(pin)).toMatchObject({ status: 422 });
  expect((await change(PIN)).status).toBe(200);
  expect((await rita.get('/api/desk/pin')).body).toEqual({ state: 'live' });
  expect(await rita.post('/api/desk/pin/remove', { password: 'outra' })).toMatchObject({ status: 403 });
  expect((await rita.post('/api/desk/pin/remove', { password: rita.password })).status).toBe(200);
  expect((await rita.get('/api/desk/pin')).body).toEqual({ state: null });
  const { rows } = await server.admin.query(
    `select action, member_id, concat(before, after) as told from history where user_id = $1 and entity = 'desk_pins' order by id`,
    [owner.id],
  );
  expect(rows).toMatchObject([
    { action: 'create', member_id: rita.member },
    { action: 'delete', member_id: rita.member },
  ]);
  for (const { told } of rows) expect(told).not.toMatch(/hash|argon2|271828/);
});
