import { expect, test } from 'vitest';
import type { Client } from '#contract/clients/operations.ts';
import { memberOf } from '#server/kernel/testing/members.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
const salon = perTest(async () => {
  const owner = await signedUp(server);
  const form = { name: 'Vera Souza', phone: '+5511987654321', phone_country: 'BR', email: 'vera@example.com' };
  const vera = (await owner.post('/api/clients', form)).body as Client;
  const receptionist = await memberOf(server, owner, 'receptionist', {
    granted: ['export'],
    withheld: ['client_contacts'],
  });
  return { owner, vera, receptionist };
});

test('who may not see how clients are reached changes a client, and phone and e-mail stay', async () => {
  const { owner, vera, receptionist } = salon;
  const stored = async () => (await owner.get(`/api/clients/${vera.id}`)).body;
  const { status, body } = await receptionist.put(`/api/clients/${vera.id}`, { name: 'Vera Lima' });
  expect([status, body]).toMatchObject([200, { name: 'Vera Lima', phone: null, email: '' }]);
  expect(await stored()).toMatchObject({ name: 'Vera Lima', phone: vera.phone, email: vera.email });
  const typed = { name: 'Vera Lima', phone: '+5511900000000', phone_country: 'BR', email: '' };
  expect(await receptionist.put(`/api/clients/${vera.id}`, typed)).toMatchObject({ status: 200 });
  expect(await stored()).toMatchObject({ phone: vera.phone, email: vera.email });
});

test('and finds clients by name, but not by a part of their phone', async () => {
  const { owner, receptionist } = salon;
  const found = async (who: typeof owner, q: string) => {
    const [list, palette, debtors] = [
      await who.get(`/api/clients?search=${q}`),
      await who.get(`/api/search?q=${q}`),
      await who.get(`/api/cashier/debtors?search=${q}`),
    ];
    expect(debtors.status).toBe(200);
    return [(list.body as { rows: [] }).rows.length, (palette.body as { clients: [] }).clients.length];
  };
  for (const q of ['4321', '987654321', 'vera%204321', '%EF%BC%94321']) {
    expect(await found(receptionist, q), q).toEqual([0, 0]);
  }
  expect(await found(receptionist, 'vera')).toEqual([1, 1]);
  expect(await found(owner, '4321')).toEqual([1, 1]);
});

test('a new client has the phone that was typed, which the answer does not repeat', async () => {
  const { owner, receptionist } = salon;
  const form = { name: 'Zoe Prado', phone: '+5511912345678', phone_country: 'BR', email: '' };
  const { status, body } = await receptionist.post('/api/clients', form);
  expect([status, body]).toMatchObject([200, { phone: null }]);
  expect((await owner.get(`/api/clients/${(body as Client).id}`)).body).toMatchObject({ phone: form.phone });
});

test('the file of all clients comes without phones and e-mails', async () => {
  const { owner, receptionist } = salon;
  const file = await receptionist.get('/api/clients/export');
  expect(file.text).toContain('Vera Souza');
  expect(file.text).not.toMatch(/987654321|vera@/);
  expect((await owner.get('/api/clients/export')).text).toMatch(/987654321.*vera@/);
});
