import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Colleague, memberOf } from '#server/kernel/testing/members.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { signedUp, startTestServer, testServer } from '#server/test-server.ts';
import { type Device, deskOf, deviceOf } from './testing/device.ts';

const PIN = '271828';
const WRONG = { status: 403, body: { code: 'WRONG_PIN' } };
const NO_DESK = { status: 410, body: { code: 'NO_DESK' } };
const locked = (minutes: number) => ({
  status: 429,
  body: { code: 'TOO_MANY_TRIES', data: { retryAfterSeconds: minutes * 60 } },
});

const server = testServer();
const owner = perTest(() => signedUp(server));
let rita: Colleague;
let desk: Device;

beforeEach(async () => {
  rita = await newColleague();
  desk = await deskOf(server, owner);
});

async function newColleague(): Promise<Colleague> {
  const colleague = await memberOf(server, owner, 'receptionist');
  await colleague.put('/api/desk/pin', { pin: PIN, password: colleague.password });
  return colleague;
}

const unlock = (pin: string, { member = rita.member, device = desk, address = '127.0.0.1' } = {}) =>
  device.post('/api/desk/unlock', { member_id: member, pin }, address);
const wrongPin = (turn: number) => String(turn).padStart(6, '0');
const hashes = async () =>
  (await server.admin.query(`select failed_attempts, locked_until from desk_pins where member_id = $1`, [rita.member]))
    .rows[0];

async function tryWrong(count: number) {
  for (let turn = 0; turn < count; turn += 1) expect(await unlock(wrongPin(turn))).toMatchObject(WRONG);
}
/** Moves the lock instead of the clock. */
const pass = (minutes: number) =>
  server.admin.query(
    `update desk_pins set locked_until = locked_until - make_interval(mins => $2) where member_id = $1`,
    [rita.member, minutes],
  );

test('a PIN without the desk’s cookie is worth nothing, wherever it is typed', async () => {
  expect(await unlock(PIN, { device: deviceOf(server) })).toMatchObject(NO_DESK);
  expect(await unlock(PIN, { device: deviceOf(server, rita) })).toMatchObject(NO_DESK);
  const forged = deviceOf(server);
  forged.desk = `${desk.desk?.slice(0, -4)}AAA%3D`;
  expect(await unlock(PIN, { device: forged })).toMatchObject(NO_DESK);
  expect(await hashes()).toMatchObject({ failed_attempts: 0 });
});

test('at another salon’s desk it is wrong, and not counted against its person', async () => {
  const theirs = await deskOf(server, await signedUp(server));
  expect(await unlock(PIN, { device: theirs })).toMatchObject(WRONG);
  expect(await hashes()).toMatchObject({ failed_attempts: 0 });
});

test('the answer is the same for a wrong PIN, nobody, no PIN, an ended access and what is no PIN', async () => {
  const without = await memberOf(server, owner, 'manager');
  const gone = await newColleague();
  await server.admin.query('update members set ended_at = now() where id = $1', [gone.member]);
  const answers = [
    await unlock('314159'),
    await unlock(PIN, { member: owner.id }),
    await unlock(PIN, { member: without.member }),
    await unlock(PIN, { member: gone.member }),
    await unlock('27182'),
    await unlock('not a PIN'),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject(WRONG);
    expect(answer.text).toBe(answers[0]?.text);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('five wrong ones in a row lock a PIN, the right one too, for twice as long each time; twenty turn it off', async () => {
  for (const minutes of [15, 30, 60]) {
    await tryWrong(5);
    const [right, wrong] = [await unlock(PIN), await unlock('000000')];
    for (const answer of [right, wrong]) {
      expect(answer).toMatchObject({ status: 429 });
      const { data } = answer.body as { data: { retryAfterSeconds: number } };
      expect(Math.ceil(data.retryAfterSeconds / 60)).toBe(minutes);
    }
    await pass(minutes);
  }
  await tryWrong(5);
  await pass(24 * 60);
  expect(await unlock(PIN)).toMatchObject(WRONG);
  expect((await desk.get('/api/desk/people')).body).toEqual({ people: [] });
  expect((await rita.get('/api/desk/pin')).body).toEqual({ state: 'blocked' });
  await rita.put('/api/desk/pin', { pin: PIN, password: rita.password });
  expect(await unlock(PIN)).toMatchObject({ status: 200 });
});

test('a right one makes the wrong ones forgotten, also as the fifth', async () => {
  await tryWrong(4);
  expect(await unlock(PIN)).toMatchObject({ status: 200 });
  expect(await hashes()).toEqual({ failed_attempts: 0, locked_until: null });
});

test('one person’s wrong PINs keep no colleague out, and are told of nobody’s doing', async () => {
  const bia = await newColleague();
  await tryWrong(5);
  expect(await unlock(PIN)).toMatchObject(locked(15));
  expect(await unlock(PIN, { member: bia.member })).toMatchObject({ status: 200 });
  const { rows } = await server.admin.query(
    `select actor_kind, member_id, entity_id, after->>'failed_attempts' as wrong from history where user_id = $1 and action = 'lock'`,
    [owner.id],
  );
  expect(rows).toEqual([{ actor_kind: 'system', member_id: null, entity_id: rita.member, wrong: '5' }]);
});

test('of many wrong PINs at once, from several addresses, no more than five are looked at', async () => {
  await inRounds(5, async () => {
    rita = await newColleague();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => unlock(wrongPin(turn), { address: `203.0.113.${turn}` })),
    );
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect(counts[403]).toHaveLength(5);
    expect(counts[429]).toHaveLength(15);
    expect(await hashes()).toMatchObject({ failed_attempts: 5 });
  });
});

test('a right PIN that races with the end of the access, or of the desk, leaves no session that is good for anything', async () => {
  await inRounds(10, async (round) => {
    rita = await newColleague();
    const device = await deskOf(server, owner);
    device.session = undefined;
    const end = () =>
      round % 2
        ? server.admin.query('update members set ended_at = now() where id = $1', [rita.member])
        : owner.call('DELETE', `/api/desk/devices/${device.id}`);
    const [answer] = await Promise.all([unlock(PIN, { device }), end()]);
    expect([200, 403, 410]).toContain(answer.status);
    expect([401, 403]).toContain((await device.get('/api/clients')).status);
  });
});

test('an address has so many wrong PINs an hour, over all people and desks', async () => {
  const strict = await startTestServer({ LIMIT_WRONG_PINS_PER_ADDRESS: '3' }, server);
  onTestFinished(() => strict.close());
  const there = deviceOf(strict);
  there.desk = desk.desk;
  const tryThere = (pin: string, member = rita.member, address = '198.51.100.7') =>
    unlock(pin, { device: there, member, address });
  const bia = await newColleague();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await tryThere(wrongPin(turn), bia.member)).toMatchObject(WRONG);
  }
  expect(await tryThere(PIN)).toMatchObject({ status: 429 });
  expect(await tryThere(PIN, rita.member, '198.51.100.8')).toMatchObject({ status: 200 });
});
