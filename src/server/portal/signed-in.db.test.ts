import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventsOf, listening } from '#server/kernel/testing/event-stream.ts';
import { type Colleague, memberOf } from '#server/kernel/testing/members.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { portalSalon } from './testing/portal-salon.ts';

const server = testServer();
beforeAll(async () => {
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  await listening(server.admin, 1);
});
const salon = perTest(() => portalSalon(server));

/** Rita, signed in with an account of her own. */
const rita = (own: Parameters<typeof memberOf>[3] = {}) =>
  memberOf(server, salon.owner, 'professional', { staff_id: salon.rita, ...own });

const ask = (who: Pick<Colleague, 'post'>, name: string, input: object = {}) =>
  who.post(`/api/rpc/staff_portal_${name}`, input);
const day = '2026-11-02';
const dayOf = (who: Pick<Colleague, 'post'>) => ask(who, 'appointments_list', { start: day, end: day });

test('whoever is signed in as a professional sees their own appointments, without link and PIN, and nothing of a colleague', async () => {
  const own = await salon.book({ date: day, start_time: '09:00' });
  await salon.book({ date: day, start_time: '11:00', professional_id: salon.bia });
  const colleague = await rita();
  expect((await ask(colleague, 'token_info')).body).toMatchObject({
    staff_name: 'Rita',
    business_name: expect.any(String),
  });
  const { body } = await dayOf(colleague);
  expect((body as { appointments: { id: string }[] }).appointments.map(({ id }) => id)).toEqual([own.id]);
});

test('what they do there is the professional’s doing, and the history names the member', async () => {
  const colleague = await rita();
  const wish = { date: day, start: '15:00', duration_minutes: 60, client_name: 'Ana Lima', service_name: '' };
  expect((await ask(colleague, 'appointment_create', wish)).status).toBe(200);
  const { rows } = await server.admin.query(
    `select actor_kind, actor_id, member_id from history where user_id = $1 and entity = 'appointments'`,
    [salon.owner.id],
  );
  expect(rows).toEqual([{ actor_kind: 'portal', actor_id: salon.rita, member_id: colleague.member }]);
});

test('no own agenda: for strangers, who is nobody of the team, without the right, of another salon, or inactive', async () => {
  const other = await portalSalon(server);
  const nobodys = [
    server.visitor(),
    await memberOf(server, salon.owner, 'professional'),
    await rita({ withheld: ['own_agenda'] }),
  ];
  for (const who of nobodys) {
    expect((await ask(who, 'token_info')).body).toBeNull();
    expect((await dayOf(who)).status).toBe(401);
  }
  const elsewhere = await memberOf(server, other.owner, 'professional', { staff_id: other.rita });
  const headers = { 'x-salon-id': salon.owner.id };
  const answer = await elsewhere.post('/api/rpc/staff_portal_token_info', {}, { headers });
  expect(answer.body).toBeNull();

  expect((await dayOf(elsewhere)).status).toBe(200);
  await server.admin.query('update staff set ativo = false where id = $1', [other.rita]);
  expect((await dayOf(elsewhere)).status).toBe(401);
});

test('a link with a wrong PIN is not helped by a session', async () => {
  const colleague = await rita();
  const { token } = salon.atPortal.link;
  expect((await ask(colleague, 'appointments_list', { start: day, end: day, token, pin: '000001' })).status).toBe(401);
  expect((await ask(colleague, 'appointments_list', { start: day, end: day, token })).status).toBe(401);
});

/** Their page, open: whether it hears of a change; false once its stream has ended. */
async function watch(colleague: Colleague) {
  const { port } = server.http.server.address() as AddressInfo;
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const answer = await fetch(`http://127.0.0.1:${port}/api/rpc/staff_portal_live`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: colleague.cookie ?? '' },
    body: JSON.stringify({ age: 0 }),
    signal: closing.signal,
  });
  const next = eventsOf(answer);
  return async (entity: string) => {
    for (let said = await next(); said !== undefined; said = await next()) if (said === entity) return true;
    return false;
  };
}

test.each([
  ['the membership', 'ended_at = now()'],
  ['the right to see their own agenda', "withheld = '{own_agenda}'"],
])('their page hears of what is theirs, and its stream ends with %s', async (_, change) => {
  const colleague = await rita();
  const heard = await watch(colleague);
  await salon.book({ date: day });
  expect(await heard('appointments')).toBe(true);
  await server.admin.query(`update members set ${change} where id = $1`, [colleague.member]);
  await server.admin.query(
    `insert into history (user_id, actor_kind, action, entity, entity_id) values ($1, 'owner', 'update', 'members', $2)`,
    [salon.owner.id, colleague.member],
  );
  expect(await heard('nothing')).toBe(false);
});

test('its stream ends with the session, wherever that is ended', async () => {
  const colleague = await rita();
  const heard = await watch(colleague);
  const elsewhere = server.visitor();
  await elsewhere.post('/api/account/sign-in', { email: colleague.email, password: colleague.password });
  expect(await elsewhere.post('/api/account/sessions/end-others', {})).toMatchObject({ body: { ended: 1 } });
  expect(await heard('nothing')).toBe(false);
});

test('once the salon asks everybody for two-step sign-in, the stream ends and nothing is answered', async () => {
  const colleague = await rita();
  const heard = await watch(colleague);
  await server.admin.query('update profiles set two_step_required = true where id = $1', [salon.owner.id]);
  await server.admin.query(
    `insert into history (user_id, actor_kind, action, entity, entity_id) values ($1, 'owner', 'update', 'profiles', $2)`,
    [salon.owner.id, salon.owner.id],
  );
  expect(await heard('nothing')).toBe(false);
  expect((await ask(colleague, 'token_info')).body).toBeNull();
  expect((await dayOf(colleague)).status).toBe(401);
});
