import { expect, test } from 'vitest';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { operationsOf } from '#server/kernel/testing/operations.ts';
import { fillSalon } from '#server/kernel/testing/salon.ts';
import { callSample } from '#server/sample-call.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer();

const BEYOND_THE_SETTINGS = ['agenda.changeHours', 'account.changeSettings', 'team.changeActive'];
const changes = operationsOf().filter(
  ({ name, method }) => BEYOND_THE_SETTINGS.includes(name) || (name.startsWith('agendaSettings.') && method !== 'GET'),
);

/** What a booking holds while it is under way. */
async function beginBooking(owner: Owner) {
  await server.admin.query('begin');
  await server.admin.query(`select pg_advisory_xact_lock_shared(hashtextextended('agenda of ' || $1, 0))`, [owner.id]);
}

test('there are such changes', () => {
  expect(changes.length).toBeGreaterThan(BEYOND_THE_SETTINGS.length + 5);
});

test.each(changes)('$name waits for the booking under way, and is done after it', async (operation) => {
  const owner = await signedUp(server);
  await fillSalon(server.admin, owner.id);
  await beginBooking(owner);
  const change = callSample(owner, operation);
  await expect.poll(() => lockWaits(server.admin)).toBe(1);
  await server.admin.query('commit');
  expect(await change).toMatchObject({ status: 200 });
});

test('a professional’s data change without waiting: they decide about no time', async () => {
  const owner = await signedUp(server);
  await fillSalon(server.admin, owner.id);
  await beginBooking(owner);
  const [update] = operationsOf().filter(({ name }) => name === 'team.change');
  expect(update && (await callSample(owner, update))).toMatchObject({ status: 200 });
  await server.admin.query('commit');
});
