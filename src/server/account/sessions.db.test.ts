import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { SessionPlace } from '#contract/account/sessions.ts';
import { eventsOf, listening } from '#server/kernel/testing/event-stream.ts';
import { memberOf } from '#server/kernel/testing/members.ts';
import { type Owner, signedUp, testServer, type Visitor } from '#server/test-server.ts';

const server = testServer();
beforeAll(() => server.http.listen({ port: 0, host: '127.0.0.1' }));

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';

type Extra = { headers?: Record<string, string>; address?: string };

async function signedInAgain(owner: Pick<Owner, 'email' | 'password'>, extra: Extra = {}): Promise<Visitor> {
  const visitor = server.visitor();
  const form = { email: owner.email, password: owner.password };
  expect(await visitor.post('/api/account/sign-in', form, extra)).toMatchObject({ status: 200 });
  return visitor;
}

const sessionsOf = async (visitor: Visitor) => (await visitor.get('/api/account/sessions')).body as SessionPlace[];
const end = (visitor: Visitor, id: string) => visitor.post('/api/account/sessions/end', { id });
const endOthers = (visitor: Visitor) => visitor.post('/api/account/sessions/end-others', {});
const isIn = async (visitor: Visitor) => (await visitor.get('/api/account/sessions')).status === 200;

const othersOf = async (visitor: Visitor) => (await sessionsOf(visitor)).filter(({ is_current }) => !is_current);

async function happened(owner: Owner): Promise<string[]> {
  const { rows } = await server.admin.query(
    `select action from history where user_id = $1 and entity = 'users' order by id`,
    [owner.id],
  );
  return rows.map(({ action }) => action);
}

test('an account sees where it is signed in: device, address and times, its own first, and no token', async () => {
  const owner = await signedUp(server);
  await signedInAgain(owner, { headers: { 'user-agent': PHONE }, address: '2001:db8:85a3:8d3:1319:8a2e:370:7348' });
  const answer = await owner.get('/api/account/sessions');
  expect(answer.body).toEqual([
    expect.objectContaining({ address: '127.0.0.1', is_current: true }),
    expect.objectContaining({
      browser: 'Safari',
      system: 'iPhone',
      address: '2001:db8:85a3:8d3:…',
      is_current: false,
      signed_in_at: expect.stringMatching(/^\d{4}-/),
      seen_at: expect.stringMatching(/^\d{4}-/),
    }),
  ]);
  const { rows } = await server.admin.query('select token from auth.sessions where user_id = $1', [owner.id]);
  for (const { token } of rows) expect(answer.text).not.toContain(token);
});

test('when a session was last seen is written down once in ten minutes, whatever it asks', async () => {
  const owner = await signedUp(server);
  const minutesAgo = (minutes: number) =>
    server.admin.query(`update auth.sessions set updated_at = now() - $2 * interval '1 minute' where user_id = $1`, [
      owner.id,
      minutes,
    ]);
  const age = async () =>
    (
      await server.admin.query(
        'select extract(epoch from now() - updated_at)::float / 60 as minutes from auth.sessions where user_id = $1',
        [owner.id],
      )
    ).rows[0].minutes;
  await minutesAgo(9);
  await owner.get('/api/agenda/hours');
  expect(await age()).toBeCloseTo(9, 0);
  await minutesAgo(11);
  const { headers } = await owner.get('/api/agenda/hours');
  expect(await age()).toBeCloseTo(0, 0);
  expect(headers['set-cookie'], 'seen is not extended').toBeUndefined();
});

test('a session that ran out is not listed', async () => {
  const owner = await signedUp(server);
  await signedInAgain(owner);
  await server.admin.query(
    `update auth.sessions set expires_at = now() - interval '1 minute' where user_id = $1 and id = $2`,
    [owner.id, (await othersOf(owner))[0]?.id],
  );
  expect(await sessionsOf(owner)).toHaveLength(1);
});

test('one that is ended is out with its next call; the others stay, and the history says that it happened', async () => {
  const owner = await signedUp(server);
  const lost = await signedInAgain(owner);
  const [place] = await othersOf(owner);
  const stays = await signedInAgain(owner);
  expect(await end(owner, place?.id ?? '')).toMatchObject({ status: 200, body: { done: true } });
  expect(await isIn(lost)).toBe(false);
  expect([await isIn(owner), await isIn(stays)]).toEqual([true, true]);
  expect(await end(owner, place?.id ?? ''), 'twice').toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await happened(owner)).toEqual(['end_session']);
});

test('nobody ends a session of another account, not even of a colleague in the same salon', async () => {
  const owner = await signedUp(server);
  const colleague = await memberOf(server, owner, 'manager');
  for (const other of [colleague, await signedUp(server)]) {
    const [place] = await sessionsOf(other);
    expect(await end(owner, place?.id ?? '')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await isIn(other)).toBe(true);
  }
});

test('ending all others leaves the one that asks, and says how many there were', async () => {
  const owner = await signedUp(server);
  const others = [await signedInAgain(owner), await signedInAgain(owner)];
  expect(await endOthers(owner)).toMatchObject({ status: 200, body: { ended: 2 } });
  for (const other of others) expect(await isIn(other)).toBe(false);
  expect(await sessionsOf(owner)).toHaveLength(1);
  expect(await endOthers(owner)).toMatchObject({ body: { ended: 0 } });
  expect(await happened(owner), 'ending none is nothing to tell').toEqual(['end_other_sessions']);
});

test('a window of an ended session hears nothing more, in whichever salon of the account it listens', async () => {
  const [owner, elsewhere] = [await signedUp(server), await signedUp(server)];
  const colleague = await memberOf(server, elsewhere, 'receptionist');
  // One person: the receptionist there owns a salon of her own.
  await server.admin.query('update members set account_id = $1 where account_id = $2', [owner.id, colleague.account]);
  await listening(server.admin, 1);
  const lost = await signedInAgain(owner);
  const [place] = await othersOf(owner);
  const watch = async (visitor: Visitor, salon: string) => {
    const { port } = server.http.server.address() as AddressInfo;
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    const url = `http://127.0.0.1:${port}/api/live?age=0&salon=${salon}`;
    return eventsOf(await fetch(url, { headers: { cookie: visitor.cookie ?? '' }, signal: closing.signal }));
  };
  const [ended, endedElsewhere, open] = [
    await watch(lost, owner.id),
    await watch(lost, elsewhere.id),
    await watch(owner, elsewhere.id),
  ];
  await end(owner, place?.id ?? '');
  expect(await ended()).toBeUndefined();
  expect(await endedElsewhere()).toBeUndefined();
  // The end and its line in the history are announced one after the other, and each is told once somebody has looked whose session still is.
  expect(['sessions', 'users']).toContain(await open());
});

test('without a session nothing is listed or ended', async () => {
  expect(await server.visitor().get('/api/account/sessions')).toMatchObject({ status: 401 });
  expect(await endOthers(server.visitor())).toMatchObject({ status: 401 });
});
