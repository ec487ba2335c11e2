import { expect, test } from 'vitest';
import type { SetUp } from '#contract/dashboard/operations.ts';
import { fillSalon } from '#server/kernel/testing/salon.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const newSalon = {
  has_services: false,
  has_clients: false,
  has_staff: true,
  has_team: false,
  has_contact: false,
  has_set_hours: false,
  has_shared_link: false,
  services: 0,
  clients: 0,
  team: 0,
  page_name: '',
  is_page_published: false,
  is_hidden: false,
};

const STEPS = ['services', 'salon', 'hours', 'team', 'clients', 'page', 'link'];
const read = async (who: Owner) => (await who.get('/api/dashboard/set-up')).body as SetUp;
const doneSteps = async (who: Owner) =>
  (await read(who)).steps.filter(({ done_on }) => done_on !== null).map(({ name }) => name);

test('a new salon has its owner and nothing else yet', async () => {
  const owner = await signedUp(server);
  const setUp = await read(owner);
  expect(setUp).toMatchObject(newSalon);
  expect(setUp.steps).toEqual(STEPS.map((name) => ({ name, done_on: null })));
  expect(setUp.today).toBe(Temporal.Now.plainDateISO('America/Sao_Paulo').toString());
});

test('the list sees services, clients and a team as they come, and how many', async () => {
  const owner = await signedUp(server);
  await fillSalon(server.admin, owner.id);
  const setUp = await read(owner);
  expect(setUp).toMatchObject({
    has_services: true,
    has_clients: true,
    has_team: true,
    services: 1,
    clients: 2,
    team: 1,
  });
  expect(await doneSteps(owner)).toEqual(['services', 'team', 'clients', 'page']);
});

test('a step was done on the salon’s day, not on the one in Greenwich, and what is deleted is to be done again', async () => {
  const owner = await signedUp(server);
  await owner.post('/api/services/starters', {
    services: [{ name: 'Corte', category: 'Cabelo', duration_minutes: 30, price: 5000 }],
  });
  await server.admin.query(`update services set created_at = '2026-11-17 01:30:00+00' where user_id = $1`, [owner.id]);
  expect((await read(owner)).steps[0]).toEqual({ name: 'services', done_on: '2026-11-16' });
  await server.admin.query('delete from services where user_id = $1', [owner.id]);
  expect(await doneSteps(owner)).toEqual([]);
});

test('contact data count with phone and address, and hours once the owner has set them', async () => {
  const owner = await signedUp(server);
  const settings = { business_name: 'Bela', phone: '+5511999990000', address: '', open_time: '', close_time: '' };
  await owner.put('/api/account/settings', settings);
  expect(await read(owner)).toMatchObject({ has_contact: false, has_set_hours: false });
  await owner.put('/api/account/settings', { ...settings, address: 'Rua das Flores, 12' });
  expect(await read(owner)).toMatchObject({ has_contact: true, has_set_hours: false });
  await owner.put('/api/account/settings', { ...settings, open_time: '08:00', close_time: '18:00' });
  const setUp = await read(owner);
  expect(setUp).toMatchObject({ has_contact: false, has_set_hours: true });
  expect(setUp.open_weekdays.length).toBeGreaterThan(0);
});

test('the list is put away for the whole salon and comes back', async () => {
  const owner = await signedUp(server);
  for (const shown of [false, true]) {
    expect(await owner.put('/api/dashboard/set-up/shown', { shown })).toMatchObject({ status: 200 });
    expect((await read(owner)).is_hidden).toBe(!shown);
  }
});

test('a second owner-like name does not make a team', async () => {
  const owner = await signedUp(server);
  await server.admin.query(`insert into staff (user_id, nome, funcao) values ($1, 'Sócia', 'PROPRIETARIA')`, [
    owner.id,
  ]);
  expect(await read(owner)).toMatchObject({ has_team: false, team: 0 });
});

test('the link counts once the owner has taken it, and is noted once', async () => {
  const owner = await signedUp(server);
  for (const _ of ['first', 'again']) {
    expect(await owner.post('/api/dashboard/link-shared', {})).toMatchObject({ status: 200 });
  }
  expect(await read(owner)).toMatchObject({ has_shared_link: true });
  expect(await doneSteps(owner)).toEqual(['link']);
  const { rowCount } = await server.admin.query(`select from history where user_id = $1 and entity = 'booking_link'`, [
    owner.id,
  ]);
  expect(rowCount).toBe(1);
});
