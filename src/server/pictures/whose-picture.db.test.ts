import { expect, test } from 'vitest';
import { memberOf } from '#server/kernel/testing/members.ts';
import { rowId } from '#server/kernel/testing/sample-inputs.ts';
import { filledSalon, testServer } from '#server/test-server.ts';

const server = testServer();

test('a client’s photo is for who may see clients; a face and a work are for every member', async () => {
  const owner = await filledSalon(server);
  const statusFor = async (who: typeof owner, picture: string) =>
    (await who.get(`/api/pictures/${rowId(owner.id, picture)}/small`)).status;
  const without = await memberOf(server, owner, 'manager', { withheld: ['clients'] });
  const professional = await memberOf(server, owner, 'professional');
  for (const who of [without, professional]) {
    expect(await statusFor(who, 'retrato')).toBe(403);
    expect([await statusFor(who, 'foto'), await statusFor(who, 'obra')]).toEqual([200, 200]);
  }
  expect(await statusFor(await memberOf(server, owner, 'receptionist'), 'retrato')).toBe(200);
});
