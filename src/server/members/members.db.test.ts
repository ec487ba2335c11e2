import { expect, test, vi } from 'vitest';
import type { Invitation, IssuedInvitation, SalonMember } from '#contract/members/operations.ts';
import { RIGHTS } from '#domain/members/rights.ts';
import { eventsOf, listening } from '#server/kernel/testing/event-stream.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { memberOf } from '#server/kernel/testing/members.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { type Owner, signedUp, testServer, type Visitor } from '#server/test-server.ts';

const server = testServer();

type List = { members: SalonMember[]; invitations: Invitation[] };
const list = async (owner: Owner) => (await owner.get('/api/members')).body as List;
const refused = (status: number, code: string) => ({ status, body: { code } });
const invalid = (field: string, key: string) => ({ status: 422, body: { data: { fields: { [field]: key } } } });

const form = { email: '', role: 'receptionist', staff_id: null, by: 'link' };
const askFor = (owner: Visitor, changes: object = {}) =>
  owner.post('/api/members/invitations', { ...form, ...changes });
const invite = async (owner: Owner, changes: object = {}) => (await askFor(owner, changes)).body as IssuedInvitation;

let people = 0;
const person = (changes: object = {}) => {
  people += 1;
  const secret = { password: 'segredo1', confirmation: 'segredo1' };
  return { name: 'Rita Campos', email: `rita${people}@example.com`, terms: true, ...secret, ...changes };
};
const join = (token: string | null, changes: object = {}, visitor = server.visitor()) =>
  visitor.post('/api/members/join', { token, ...person(changes) });

/** Somebody who has come by a link, signed in. */
async function joined(
  owner: Owner,
  invitation: object = {},
  changes: object = {},
): Promise<Owner & { member: string }> {
  const { token } = await invite(owner, invitation);
  const visitor = server.visitor();
  const form = person(changes);
  const { body, text } = await visitor.post('/api/members/join', { token, ...form });
  const { member } = body as { member?: { id: string } };
  if (!member) throw new Error(`Joining answered ${text}`);
  return Object.assign(visitor, { id: owner.id, email: form.email, password: 'segredo1', member: member.id });
}

const professional = { nome: 'Camila', funcao: 'Cabeleireira', email: '', telefone: '', comissao_percentual: 40 };
const addStaff = async (owner: Owner, changes: object = {}) => {
  const { body } = await owner.post('/api/team', { ...professional, color: '#fbcfe8', ...changes });
  return (body as { id: string }).id;
};

const foundIn = async (owner: Owner, id: string) =>
  (await list(owner)).members.find((one) => one.id === id) as SalonMember;
const change = async (owner: Owner, id: string, changes: object) => {
  const { role, staff_id, version } = await foundIn(owner, id);
  return owner.put(`/api/members/${id}`, { role, staff_id, version, rights: [], discount_limit: 10, ...changes });
};
const historyOf = async (salon: string, entity: string) =>
  (
    await server.admin.query(
      'select action, before, after, member_id from history where user_id = $1 and entity = $2 order by id',
      [salon, entity],
    )
  ).rows;

test('a salon has its owner alone at first', async () => {
  const owner = await signedUp(server);
  const { members, invitations } = await list(owner);
  expect(members).toMatchObject([
    { name: 'Studio Bela', email: owner.email, role: 'owner', staff_name: 'Studio Bela' },
  ]);
  expect(invitations).toEqual([]);
});

test('whoever has the link makes an account, is in the salon as invited, and the link is used up', async () => {
  const owner = await signedUp(server);
  const staff_id = await addStaff(owner);
  const { token } = await invite(owner, { email: 'rita@example.com', role: 'professional', staff_id });
  const link = await server.visitor().post('/api/members/invitation', { token });
  expect(link.body).toEqual({
    business_name: 'Studio Bela',
    role: 'professional',
    email: 'rita@example.com',
    staff_name: 'Camila',
  });
  const visitor = server.visitor();
  const { body } = await join(token, { name: '  rita  de Campos ' }, visitor);
  expect(body).toMatchObject({
    profile: { id: owner.id },
    member: { role: 'professional', staff_id, rights: ['own_agenda'] },
  });
  expect((await visitor.get('/api/account/session')).body).toMatchObject({ profile: { id: owner.id } });
  expect((await list(owner)).invitations).toEqual([]);
  expect(await join(token)).toMatchObject(refused(410, 'LINK_INVALID'));
  expect(await server.visitor().post('/api/members/invitation', { token })).toMatchObject(refused(410, 'LINK_INVALID'));
  const [line] = await historyOf(owner.id, 'members');
  expect(line).toMatchObject({ action: 'accept', after: { role: 'professional', staff_id } });
});

test('the token is told once and stored as its hash alone; the history does not have it', async () => {
  const owner = await signedUp(server);
  const { id, token } = await invite(owner);
  const { rows } = await server.admin.query(
    `select to_jsonb(i)::text || (select string_agg(to_jsonb(h)::text, ' ') from history as h where user_id = $1) as stored
     from member_invitations as i where id = $2`,
    [owner.id, id],
  );
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(rows[0].stored).not.toContain(token);
  const [line] = await historyOf(owner.id, 'member_invitations');
  expect(Object.keys(line.after)).not.toContain('token_hash');
  expect(JSON.stringify(await list(owner))).not.toContain(token);
});

test('a link that ran out, was cancelled, was renewed or never was is refused with the same words', async () => {
  const owner = await signedUp(server);
  const [old, cancelled, renewed] = [await invite(owner), await invite(owner), await invite(owner)];
  await server.admin.query("update member_invitations set expires_at = now() - interval '1 second' where id = $1", [
    old.id,
  ]);
  await owner.call('DELETE', `/api/members/invitations/${cancelled.id}`);
  const again = (await owner.post(`/api/members/invitations/${renewed.id}/renew`)).body as IssuedInvitation;
  for (const token of [old.token, cancelled.token, renewed.token, 'never']) {
    expect(await join(token)).toMatchObject(refused(410, 'LINK_INVALID'));
    expect(await server.visitor().post('/api/members/invitation', { token })).toMatchObject(
      refused(410, 'LINK_INVALID'),
    );
  }
  expect((await join(again.token)).status).toBe(200);
});

test('a link lasts seven days, and renewing it gives it seven more', async () => {
  const owner = await signedUp(server);
  const { id } = await invite(owner);
  const days = async () => {
    const [one] = (await list(owner)).invitations;
    return (Date.parse(one?.expires_at ?? '') - Date.now()) / 86_400_000;
  };
  expect(await days()).toBeCloseTo(7, 2);
  await server.admin.query("update member_invitations set expires_at = now() + interval '1 day' where id = $1", [id]);
  await owner.post(`/api/members/invitations/${id}/renew`);
  expect(await days()).toBeCloseTo(7, 2);
});

test('an invitation that is mailed tells its link to nobody else; mailing it again ends the link before', async () => {
  const owner = await signedUp(server, { business_name: 'Studio Jasmim www.evil.example' });
  const email = 'juliana@example.com';
  const { id, token } = await invite(owner, { email, role: 'manager', by: 'mail' });
  expect(token).toBeNull();
  await server.settled();
  expect((await owner.post(`/api/members/invitations/${id}/renew`)).body).toEqual({ id, token: null });
  await server.settled();
  const mails = server.mails.filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Studio Jasmim convidou você'));
  const [first, second] = mails.map(({ text }) => /\/convite\/([\w-]{32})\b/.exec(text)?.[1] ?? '');
  expect(mails[1]?.text).toContain('Gerência');
  expect(mails[1]?.text).not.toContain('evil');
  expect(await join(first ?? '')).toMatchObject(refused(410, 'LINK_INVALID'));
  expect((await join(second ?? '', { email })).status).toBe(200);
});

test('a mail needs an address, and thirty an hour are enough for a salon', async () => {
  const owner = await signedUp(server);
  expect(await askFor(owner, { by: 'mail' })).toMatchObject(invalid('email', 'members:errors.emailRequired'));
  expect(await askFor(owner, { email: 'rita@' })).toMatchObject(invalid('email', 'members:errors.emailInvalid'));
  const mailed = await Promise.all(
    Array.from({ length: 31 }, (_, i) => askFor(owner, { email: `limite${i}@example.com`, by: 'mail' })),
  );
  expect(mailed.map(({ status }) => status).sort()).toEqual([...Array(30).fill(200), 429]);
  expect((await askFor(owner)).status).toBe(200);
});

test('a second invitation for an e-mail replaces the first; fifty may be open', async () => {
  const owner = await signedUp(server);
  const email = 'Duas@Example.com';
  const first = await invite(owner, { email });
  const second = await invite(owner, { email, role: 'manager' });
  expect((await list(owner)).invitations).toMatchObject([
    { id: second.id, email: 'duas@example.com', role: 'manager' },
  ]);
  expect(await join(first.token)).toMatchObject(refused(410, 'LINK_INVALID'));
  for (let open = 1; open < 50; open += 1) await invite(owner);
  expect(await askFor(owner)).toMatchObject(refused(409, 'TOO_MANY_INVITATIONS'));
  expect((await askFor(owner, { email })).status).toBe(200);
});

test('of two people at one link one gets in, and the other has no account either', async () => {
  const owner = await signedUp(server);
  await inRounds(5, async () => {
    const { token } = await invite(owner);
    const form = person();
    const other = person();
    const answers = await Promise.all([join(token, form), join(token, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const { rows } = await server.admin.query('select from auth.users where email = any($1)', [
      [form.email, other.email],
    ]);
    expect(rows).toHaveLength(1);
  });
});

test('an e-mail that has an account already signs in instead, with its password', async () => {
  const owner = await signedUp(server);
  const other = await signedUp(server, { business_name: 'Outro Salão' });
  const { token } = await invite(owner);
  expect(await join(token, { email: other.email })).toMatchObject(refused(409, 'EMAIL_TAKEN'));
  const visitor = server.visitor();
  const enter = (password: string) =>
    visitor.post('/api/members/join-with-account', { token, email: other.email, password });
  expect(await enter('wrong one')).toMatchObject(refused(401, 'WRONG_CREDENTIALS'));
  expect(visitor.cookie).toBeUndefined();
  expect((await enter(other.password)).body).toMatchObject({
    profile: { id: owner.id },
    member: { role: 'receptionist' },
  });
  const { body } = await visitor.get('/api/members/salons');
  expect(body).toEqual([
    { id: owner.id, business_name: 'Studio Bela', role: 'receptionist' },
    { id: other.id, business_name: 'Outro Salão', role: 'owner' },
  ]);
  await visitor.post(`/api/members/salons/${other.id}/enter`);
  expect((await visitor.get('/api/account/session')).body).toMatchObject({ profile: { id: other.id } });
  expect(await visitor.post(`/api/members/salons/${crypto.randomUUID()}/enter`)).toMatchObject(
    refused(404, 'NOT_FOUND'),
  );
});

test('ten wrong passwords at a link lock the account, as at the sign-in', async () => {
  const owner = await signedUp(server);
  const { token } = await invite(owner);
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      server.visitor().post('/api/members/join-with-account', { token, email: owner.email, password: `wrong ${i}` }),
    ),
  );
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  const { rows } = await server.admin.query('select from auth.sessions where user_id = $1', [owner.id]);
  expect(rows).toHaveLength(1);
});

test('whoever is signed in already joins with one call; who is a member already leaves the link to others', async () => {
  const owner = await signedUp(server);
  const other = await signedUp(server);
  const { token } = await invite(owner);
  expect(await owner.post('/api/members/join-signed-in', { token })).toMatchObject(refused(409, 'ALREADY_MEMBER'));
  expect((await other.post('/api/members/join-signed-in', { token })).body).toMatchObject({
    profile: { id: owner.id },
  });
  expect(await other.post('/api/members/join-signed-in', { token })).toMatchObject(refused(410, 'LINK_INVALID'));
  expect(await askFor(owner, { email: other.email })).toMatchObject(refused(409, 'ALREADY_MEMBER'));
});

test('nobody is tied to who left the team, is its owner, is somebody else already, or is another salon’s', async () => {
  const owner = await signedUp(server);
  const [camila, nina] = [await addStaff(owner), await addStaff(owner, { nome: 'Nina' })];
  await owner.put(`/api/team/${nina}/active`, { ativo: false, password: owner.password });
  const [{ staff_id: boss } = { staff_id: null }] = (await list(owner)).members;
  const { member } = await joined(owner, { role: 'professional', staff_id: camila });
  const taken = invalid('staff_id', 'members:errors.staffTaken');
  const unfit = invalid('staff_id', 'members:errors.staffUnfit');
  for (const [staff_id, answer] of [
    [camila, taken],
    [boss, taken],
    [nina, unfit],
  ] as const) {
    expect(await askFor(owner, { staff_id })).toMatchObject(answer);
  }
  const theirs = await addStaff(await signedUp(server));
  expect(await askFor(owner, { staff_id: theirs })).toMatchObject(refused(404, 'NOT_FOUND'));
  // Who is it already stays it.
  expect((await change(owner, member, { rights: ['own_agenda'] })).status).toBe(200);
  expect((await owner.post(`/api/members/${member}/end`, { password: owner.password })).status).toBe(200);
  expect((await askFor(owner, { staff_id: camila })).status).toBe(200);
});

test('two who are invited as one professional both get in; the first is that professional', async () => {
  const owner = await signedUp(server);
  await inRounds(5, async (round) => {
    const staff_id = await addStaff(owner, { nome: `Profissional ${round}` });
    const [one, two] = [await invite(owner, { staff_id }), await invite(owner, { staff_id })];
    const answers = await Promise.all([join(one.token), join(two.token)]);
    const tied = answers.map(({ body }) => (body as { member: { staff_id: string | null } }).member.staff_id);
    expect(tied.toSorted()).toEqual([staff_id, null].toSorted());
  });
});

test('what the owner changes is stored as the difference from the role, holds at once, and is in the history', async () => {
  const owner = await signedUp(server);
  const rita = await joined(owner);
  const seesCommissions = async () => (await rita.get('/api/commissions/closings')).status === 200;
  expect(await seesCommissions()).toBe(false);
  const rights = ['all_agenda', 'client_contacts', 'payments', 'discounts', 'cash_drawer', 'all_commissions'];
  const answer = await change(owner, rita.member, { rights, discount_limit: 15 });
  expect(answer.body).toMatchObject({ granted: ['all_commissions'], withheld: ['clients'], discount_limit: 15 });
  expect(await seesCommissions()).toBe(true);
  const line = (await historyOf(owner.id, 'members')).at(-1);
  expect(line).toMatchObject({
    action: 'update',
    before: { name: 'Rita Campos', role: 'receptionist', granted: [], withheld: [], discount_limit: null },
    after: { role: 'receptionist', granted: ['all_commissions'], withheld: ['clients'], discount_limit: 15 },
  });
  await change(owner, rita.member, { rights: ['clients'] });
  expect(await rita.get('/api/commissions/closings')).toMatchObject(refused(403, 'NOT_ALLOWED'));
  await change(owner, rita.member, { role: 'manager', rights: RIGHTS, discount_limit: 100 });
  expect(await foundIn(owner, rita.member)).toMatchObject({
    role: 'manager',
    granted: [],
    withheld: [],
    discount_limit: null,
  });
});

test('rights that do not exist, and more than a whole discount, are refused', async () => {
  const owner = await signedUp(server);
  const { member } = await joined(owner);
  expect((await change(owner, member, { rights: ['everything'] })).status).toBe(422);
  expect((await change(owner, member, { role: 'owner' })).status).toBe(422);
  const outOfRange = invalid('discount_limit', 'members:errors.discountOutOfRange');
  for (const discount_limit of [-1, 101, 1.5])
    expect(await change(owner, member, { discount_limit })).toMatchObject(outOfRange);
});

test('of two windows that change somebody the second is told; being here in between is no change', async () => {
  const owner = await signedUp(server);
  const { member } = await joined(owner);
  const { version } = await foundIn(owner, member);
  await server.admin.query("update members set last_used_at = now() - interval '1 hour' where id = $1", [member]);
  expect((await foundIn(owner, member)).version).toBe(version);
  expect((await change(owner, member, { version, rights: ['clients'] })).status).toBe(200);
  expect(await change(owner, member, { version })).toMatchObject(refused(409, 'STALE'));
});

test('who ends an access gives their own password; its person is out with the next call and in open windows', async () => {
  const owner = await signedUp(server);
  const rita = await joined(owner);
  await listening(server.admin, 1);
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.http.server.address() as { port: number };
  const stream = (who: Visitor) =>
    fetch(`http://127.0.0.1:${port}/api/live?age=0`, { headers: { cookie: who.cookie ?? '' } });
  const [hers, owners] = [eventsOf(await stream(rita)), eventsOf(await stream(owner))];
  await change(owner, rita.member, { rights: ['clients'] });
  expect(await hers()).toBe('members');
  expect(await owner.post(`/api/members/${rita.member}/end`, { password: 'wrong' })).toMatchObject(
    refused(403, 'WRONG_PASSWORD'),
  );
  await owner.post(`/api/members/${rita.member}/end`, { password: owner.password });
  await vi.waitFor(async () => expect(await hers()).toBeUndefined());
  expect([await owners(), await owners()]).toEqual(['members', 'members']);
  expect(await rita.get('/api/clients')).toMatchObject(refused(403, 'NO_ACCESS'));
  expect((await list(owner)).members).toHaveLength(1);
  expect((await historyOf(owner.id, 'members')).at(-1)).toMatchObject({
    action: 'end',
    before: { name: 'Rita Campos' },
  });
  expect(await owner.post(`/api/members/${rita.member}/end`, { password: owner.password })).toMatchObject(
    refused(404, 'NOT_FOUND'),
  );
});

test('with an access ends the link of the professional’s portal', async () => {
  const owner = await signedUp(server);
  const staff_id = await addStaff(owner);
  const camila = await joined(owner, { role: 'professional', staff_id });
  const { token } = (await owner.post(`/api/portal/access/${staff_id}`, { pin: '271828' })).body as { token: string };
  const whose = async () => (await server.visitor().post('/api/rpc/staff_portal_token_info', { token })).body;
  expect(await whose()).toMatchObject({ staff_name: 'Camila' });
  const { member } = camila;
  expect((await owner.post(`/api/members/${member}/end`, { password: owner.password })).status).toBe(200);
  expect(await whose()).toBeNull();
});

test('who is let go while they save has saved all of it, in their name, and nothing after it', async () => {
  const owner = await signedUp(server);
  const rita = await joined(owner);
  await server.admin.query('begin');
  // The gate has let her in by then: she stands at the clients.
  await server.admin.query('lock table clients');
  const client = { name: 'Ana Lima', phone: '+5511912345678', phone_country: 'BR', email: '' };
  const late = rita.post('/api/clients', client);
  await expect.poll(() => lockWaits(server.admin)).toBe(1);
  const ended = await owner.post(`/api/members/${rita.member}/end`, { password: owner.password });
  expect(ended.status).toBe(200);
  await server.admin.query('commit');
  expect((await late).status).toBe(200);
  const next = await rita.post('/api/clients', { ...client, phone: '+5511912345679' });
  expect(next).toMatchObject(refused(403, 'NO_ACCESS'));
  const { rows } = await server.admin.query('select name from clients where user_id = $1', [owner.id]);
  expect(rows).toEqual([{ name: 'Ana Lima' }]);
  expect(await historyOf(owner.id, 'clients')).toMatchObject([{ action: 'create', member_id: rita.member }]);
});

test('the owner is neither changed nor ended', async () => {
  const owner = await signedUp(server);
  const [{ id } = { id: '' }] = (await list(owner)).members;
  expect(await change(owner, id, { role: 'manager' })).toMatchObject(refused(409, 'IS_OWNER'));
  const { password } = owner;
  expect(await owner.post(`/api/members/${id}/end`, { password })).toMatchObject(refused(409, 'IS_OWNER'));
  expect(await owner.post(`/api/members/${id}/hand-over`, { password })).toMatchObject(refused(409, 'IS_OWNER'));
});

test('who is handed the salon is its owner, who was it manages it, the salon’s mail follows, and both are told', async () => {
  const owner = await signedUp(server);
  const rita = await joined(owner);
  await change(owner, rita.member, { rights: ['clients'] });
  const { password } = owner;
  expect(await owner.post(`/api/members/${rita.member}/hand-over`, { password: 'wrong' })).toMatchObject(
    refused(403, 'WRONG_PASSWORD'),
  );
  expect((await owner.post(`/api/members/${rita.member}/hand-over`, { password })).status).toBe(200);
  expect(await owner.get('/api/members')).toMatchObject(refused(403, 'NOT_ALLOWED'));
  expect((await owner.get('/api/reports/overview')).status).not.toBe(403);
  const { members } = await list(rita);
  expect(members).toMatchObject([
    { name: 'Rita Campos', role: 'owner', granted: [], withheld: [] },
    { name: 'Studio Bela', role: 'manager', granted: [], withheld: [] },
  ]);
  const { rows } = await server.admin.query('select email from profiles where id = $1', [owner.id]);
  expect(rows).toEqual([{ email: rita.email }]);
  const staff = await server.admin.query('select nome, funcao from staff where user_id = $1', [owner.id]);
  expect(staff.rows).toEqual([{ nome: 'Studio Bela', funcao: 'Proprietária' }]);
  await server.settled();
  const told = (to: string) => server.mails.filter((mail) => mail.to === to).at(-1)?.text;
  expect(told(rita.email)).toContain('Studio Bela passou Studio Bela para você');
  expect(told(owner.email)).toContain('Você passou Studio Bela para Rita Campos');
  const lines = (await historyOf(owner.id, 'members')).filter(({ action }) => action === 'hand_over');
  expect(lines.map(({ before, after }) => [before.role, after.role])).toEqual([
    ['owner', 'manager'],
    ['receptionist', 'owner'],
  ]);
});

test('nobody is handed a second salon, and nothing is changed then', async () => {
  const owner = await signedUp(server);
  const other = await signedUp(server);
  const { token } = await invite(owner);
  const { body } = await other.post('/api/members/join-signed-in', { token });
  const { id } = (body as { member: { id: string } }).member;
  const before = await list(owner);
  const answer = await owner.post(`/api/members/${id}/hand-over`, { password: owner.password });
  expect(answer).toMatchObject(refused(409, 'OWNS_ANOTHER'));
  expect(await list(owner)).toEqual(before);
});

test('of two windows that hand the salon to two people one wins, and there is one owner', async () => {
  await inRounds(5, async () => {
    const owner = await signedUp(server);
    const [rita, camila] = [await joined(owner), await joined(owner)];
    const answers = await Promise.all(
      [rita, camila].map(({ member }) => owner.post(`/api/members/${member}/hand-over`, { password: owner.password })),
    );
    const outcomes = answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? ''}`);
    expect(outcomes.toSorted()).toEqual(['200 ', '403 NOT_ALLOWED']);
    const { rows } = await server.admin.query("select from members where user_id = $1 and role = 'owner'", [owner.id]);
    expect(rows).toHaveLength(1);
  });
});

test('whoever was let in as the owner, and is it no more when their turn comes, changes nothing', async () => {
  const owner = await signedUp(server);
  const [rita, camila] = [await joined(owner), await joined(owner)];
  const { password } = owner;
  await server.admin.query('begin');
  // The gate has let the owner in by then: they stand at their password.
  await server.admin.query('lock table auth.accounts');
  const late = owner.post(`/api/members/${camila.member}/hand-over`, { password });
  await expect.poll(() => lockWaits(server.admin)).toBe(1);
  await server.admin.query("update members set role = 'manager' where user_id = $1 and role = 'owner'", [owner.id]);
  await server.admin.query("update members set role = 'owner' where id = $1", [rita.member]);
  await server.admin.query('commit');
  expect(await late).toMatchObject(refused(403, 'NOT_ALLOWED'));
  const { members } = await list(rita);
  expect(members.map(({ id, role }) => [id, role])).toEqual([
    [rita.member, 'owner'],
    [expect.any(String), 'manager'],
    [camila.member, 'receptionist'],
  ]);
});

test('everybody says what they are called', async () => {
  const owner = await signedUp(server);
  const rita = await joined(owner, { role: 'professional' });
  expect((await rita.put('/api/members/own/name', { name: ' ' })).status).toBe(422);
  expect((await rita.put('/api/members/own/name', { name: 'Rita C.' })).body).toEqual({ name: 'Rita C.' });
  expect((await foundIn(owner, rita.member)).name).toBe('Rita C.');
  expect((await historyOf(owner.id, 'members')).at(-1)).toMatchObject({
    member_id: rita.member,
    after: { name: 'Rita C.' },
  });
});

test('a manager, who has every right, is no owner', async () => {
  const owner = await signedUp(server);
  const manager = await memberOf(server, owner, 'manager');
  const { id } = await invite(owner);
  const notAllowed = refused(403, 'NOT_ALLOWED');
  const { password } = manager;
  const { member } = manager;
  expect(await manager.get('/api/members')).toMatchObject(notAllowed);
  expect(await askFor(manager)).toMatchObject(notAllowed);
  expect(await manager.post(`/api/members/invitations/${id}/renew`)).toMatchObject(notAllowed);
  expect(await manager.call('DELETE', `/api/members/invitations/${id}`)).toMatchObject(notAllowed);
  const { version } = await foundIn(owner, member);
  const rights = { role: 'manager', staff_id: null, rights: [], discount_limit: 0, version };
  expect(await manager.put(`/api/members/${member}`, rights)).toMatchObject(notAllowed);
  expect(await manager.post(`/api/members/${member}/end`, { password })).toMatchObject(notAllowed);
  expect(await manager.post(`/api/members/${member}/hand-over`, { password })).toMatchObject(notAllowed);
});
