import { expect, test } from 'vitest';
import { fillSalon } from '#server/kernel/testing/salon.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const newSalon = {
  has_services: false,
  has_clients: false,
  has_staff: true,
  has_team: false,
  has_contact: false,
  has_set_hours: false,
  has_shared_link: false,
};

test('a new salon has its owner and nothing else yet', async () => {
  const owner = await signedUp(server);
  expect((await owner.get('/api/dashboard/set-up')).body).toEqual(newSalon);
});

test('the checklist sees services, clients and a team as they come', async () => {
  const owner = await signedUp(server);
  await fillSalon(server.admin, owner.id);
  expect((await owner.get('/api/dashboard/set-up')).body).toEqual({
    ...newSalon,
    has_services: true,
    has_clients: true,
    has_team: true,
  });
});

test('contact data and hours count once the owner has set them', async () => {
  const owner = await signedUp(server);
  const settings = { business_name: 'Bela', phone: '+5511999990000', address: '', open_time: '', close_time: '' };
  await owner.put('/api/account/settings', settings);
  expect(await owner.get('/api/dashboard/set-up')).toMatchObject({ body: { has_contact: true, has_set_hours: false } });
  await owner.put('/api/account/settings', { ...settings, open_time: '08:00', close_time: '18:00' });
  expect(await owner.get('/api/dashboard/set-up')).toMatchObject({ body: { has_set_hours: true } });
});

test('a second owner-like name does not make a team', async () => {
  const owner = await signedUp(server);
  await server.admin.query(`insert into staff (user_id, nome, funcao) values ($1, 'Sócia', 'PROPRIETARIA')`, [
    owner.id,
  ]);
  expect(await owner.get('/api/dashboard/set-up')).toMatchObject({ body: { has_team: false } });
});

test('the link counts once the owner has taken it, and is noted once', async () => {
  const owner = await signedUp(server);
  for (const _ of ['first', 'again']) {
    expect(await owner.post('/api/dashboard/link-shared', {})).toMatchObject({ status: 200 });
  }
  expect(await owner.get('/api/dashboard/set-up')).toMatchObject({ body: { has_shared_link: true } });
  const { rowCount } = await server.admin.query(`select from history where user_id = $1 and entity = 'booking_link'`, [
    owner.id,
  ]);
  expect(rowCount).toBe(1);
});
