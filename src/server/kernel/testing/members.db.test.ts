import { expect, test } from 'vitest';
import { signedUp, testServer } from '../../test-server.ts';
import { memberOf } from './members.ts';

const server = testServer();

test('a member of the tests is signed in to the salon, with the role and what differs from it', async () => {
  const owner = await signedUp(server);
  const rita = await memberOf(server, owner, 'receptionist', { withheld: ['client_contacts'], discount_limit: 5 });
  const { body } = await rita.get('/api/account/session');
  expect(body).toMatchObject({
    user: { id: rita.account },
    profile: { id: owner.id },
    member: { id: rita.member, role: 'receptionist', discount_limit: 5 },
  });
  expect(JSON.stringify(body)).not.toContain('client_contacts');
});
