import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobsIn, makeDue } from '#server/kernel/testing/jobs.ts';
import { startTestServer, type TestServer } from '#server/test-server.ts';
import { anyPhone, type OpenSalon, openSalon } from './testing/open-salon.ts';

let server: TestServer;
let salon: OpenSalon;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.admin.query('delete from jobs._private_jobs');
  salon = await openSalon(server);
});

async function ask(clientName: string, selectedTime: string, of = salon): Promise<void> {
  const { status, text } = await of.book({ clientName, clientPhone: anyPhone(), selectedTime });
  expect(status, text).toBe(200);
}

/** Of each mail about requests, whom it tells of. */
const told = (of = salon, on = server) =>
  on.mails
    .filter(({ to, text }) => to === of.owner.email && text.includes('/agenda/'))
    .map(({ text }) => (text.match(/Ana|Bia|Caio|Davi/g) ?? []).join());

const untold = async (on = server) => (await on.admin.query('select from untold_requests')).rowCount;

test('the first request is told at once, those of the next minute together at its end, whatever other salons get', async () => {
  const other = await openSalon(server);
  await ask('Ana', '09:00');
  await server.settled();
  await ask('Bia', '10:00');
  await ask('Caio', '11:00');
  await ask('Davi', '09:00', other);
  await server.settled();
  expect(told()).toEqual(['Ana']);
  expect(told(other)).toEqual(['Davi']);
  await makeDue(server.admin);
  await server.settled();
  expect(told()).toEqual(['Ana', 'Bia,Caio']);
  expect(await untold()).toBe(0);
});

test('after a quiet minute the next one is told at once again', async () => {
  await ask('Ana', '09:00');
  await server.settled();
  await makeDue(server.admin);
  await server.settled();
  await ask('Bia', '10:00');
  await server.settled();
  expect(told()).toEqual(['Ana', 'Bia']);
});

test('a request that comes while a mail is on its way waits for the end of the minute, and none is told twice', async () => {
  const letGo = server.holdMails();
  await ask('Ana', '09:00');
  await expect.poll(async () => (await jobsIn(server.admin)).at(-1)).toMatchObject({ isRunning: true });
  await ask('Bia', '10:00');
  expect(await jobsIn(server.admin)).toMatchObject([{ isRunning: true }, { isRunning: false, isDue: true }]);
  letGo();
  await server.settled();
  expect(told()).toEqual(['Ana']);
  await makeDue(server.admin);
  await server.settled();
  expect(told()).toEqual(['Ana', 'Bia']);
});

test('no mail is lost by a mail server that is down, nor by a server that ends: another tells it later', async () => {
  const first = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const own = await openSalon(first);
  await ask('Ana', '09:00', own);
  const telling = async () => (await jobsIn(first.admin)).find(({ task }) => task === 'booking.tell-owner');
  await expect.poll(telling).toMatchObject({ attempts: 1, isRunning: false, isDue: false });
  await ask('Bia', '10:00', own);
  await first.close();
  const second = await startTestServer({}, first);
  await makeDue(second.admin);
  await second.settled();
  expect(told(own, second)).toEqual(['Ana,Bia']);
  expect(await jobsIn(second.admin)).toMatchObject([{ task: 'booking.tell-owner', isDue: false }]);
  await second.close();
});
