import { expect, test } from 'vitest';
import { memberOf } from '#server/kernel/testing/members.ts';
import { inRounds } from '#server/kernel/testing/rounds.ts';
import { type Owner, signedUp, signUpForm, testServer, type Visitor } from '#server/test-server.ts';

const server = testServer({ PUBLIC_URL: 'https://salon.example' });

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `nova${addresses}@example.com`;
};

const linkInvalid = { status: 410, body: { code: 'LINK_INVALID' } };
const taken = { status: 409, body: { code: 'EMAIL_TAKEN' } };
const halfDone = { status: 200, body: { is_changed: false } };
const changed = { status: 200, body: { is_changed: true } };

const begin = (who: Visitor, email: string, password = 'segredo1') =>
  who.post('/api/account/email-change/begin', { email, password });
const cancel = (who: Visitor) => who.post('/api/account/email-change/cancel', {});
const pendingOf = async (who: Visitor) => (await who.get('/api/account/email-change')).body;
const open = (token: string) => server.visitor().post('/api/account/email-change/confirm', { token });

const lettersTo = (email: string) =>
  server.mails.filter(({ to, text }) => to === email && text.includes('/trocar-email?token='));

const tokenIn = (text: string) => /^https:\/\/salon\.example\/trocar-email\?token=(\S+)$/m.exec(text)?.[1] ?? '';

/** The newest link that was mailed there; mails are jobs. */
async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => lettersTo(email).length, { interval: 5 }).toBe(count);
  return tokenIn(lettersTo(email)[count - 1]?.text ?? '');
}

/** Asked for, with its two links. */
async function begun(owner: Owner, email = newAddress()) {
  const before = lettersTo(owner.email).length;
  const there = lettersTo(email).length;
  expect(await begin(owner, email)).toMatchObject({ status: 200 });
  return { email, old: await linkTo(owner.email, before + 1), new: await linkTo(email, there + 1) };
}

async function emailsOf(owner: Owner) {
  const { rows } = await server.admin.query(
    `select users.email, email_verified as verified, profiles.email as salon
     from auth.users left join profiles on profiles.id = users.id where users.id = $1`,
    [owner.id],
  );
  return rows[0];
}

async function happened(owner: Owner): Promise<string[]> {
  const { rows } = await server.admin.query(
    `select action from history where user_id = $1 and entity = 'users' order by id`,
    [owner.id],
  );
  return rows.map(({ action }) => action);
}

test('the address changes once both links were opened, in whatever order, and takes the salon along', async () => {
  for (const [first, second] of [
    ['old', 'new'],
    ['new', 'old'],
  ] as const) {
    const owner = await signedUp(server);
    const elsewhere = server.visitor();
    await elsewhere.post('/api/account/sign-in', { email: owner.email, password: owner.password });
    const links = await begun(owner);
    expect(await pendingOf(owner)).toEqual({ email: links.email, old_confirmed: false, new_confirmed: false });
    expect(await open(links[first])).toMatchObject(halfDone);
    expect(await pendingOf(owner)).toMatchObject({ [`${first}_confirmed`]: true, [`${second}_confirmed`]: false });
    expect(await emailsOf(owner)).toMatchObject({ email: owner.email, salon: owner.email });
    expect(await open(links[second])).toMatchObject(changed);
    expect(await emailsOf(owner)).toEqual({ email: links.email, verified: true, salon: links.email });
    expect(await pendingOf(owner)).toBeNull();
    expect(await happened(owner)).toEqual(['begin_email_change', 'confirm_email_change', 'change_email']);
    for (const session of [owner, elsewhere]) {
      expect(await session.get('/api/agenda/hours'), 'sessions stay').toMatchObject({ status: 200 });
    }
    const signIn = (email: string) => server.visitor().post('/api/account/sign-in', { email, password: 'segredo1' });
    expect([(await signIn(owner.email)).status, (await signIn(links.email)).status]).toEqual([401, 200]);
  }
});

test('it needs the password, a valid address, and another one', async () => {
  const owner = await signedUp(server);
  expect(await begin(owner, newAddress(), 'outra')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  expect(await begin(owner, 'ana')).toMatchObject({
    status: 422,
    body: { data: { fields: { email: 'account:errors.emailInvalid' } } },
  });
  expect(await begin(owner, ` ${owner.email.toUpperCase()}`)).toMatchObject({
    status: 409,
    body: { code: 'SAME_EMAIL' },
  });
  expect(await pendingOf(owner)).toBeNull();
});

test.each([
  ['pt', 'Confirme seu novo email na Madeixa', 'Troca de email da sua conta na Madeixa'],
  ['en', 'Confirm your new Madeixa email', 'A new email for your Madeixa account'],
  ['es', 'Confirma tu nuevo correo en Madeixa', 'Cambio de correo de tu cuenta en Madeixa'],
])('a salon that speaks %s is told so at both addresses', async (language, toNew, toOld) => {
  const owner = await signedUp(server, { language, business_name: 'Cachos & Cia' });
  const { email } = await begun(owner);
  expect(lettersTo(email)).toMatchObject([{ subject: toNew, text: expect.stringContaining(email) }]);
  expect(lettersTo(owner.email)).toMatchObject([{ subject: toOld, text: expect.stringContaining('Cachos & Cia') }]);
});

test('a member of a salon changes their own address, and the salon keeps its owner’s', async () => {
  const owner = await signedUp(server);
  const colleague = await memberOf(server, owner, 'manager');
  const links = await begun(colleague);
  await open(links.old);
  expect(await open(links.new)).toMatchObject(changed);
  expect((await colleague.get('/api/account/session')).body).toMatchObject({ user: { email: links.email } });
  expect(await emailsOf(owner)).toMatchObject({ email: owner.email, salon: owner.email });
});

test('a link works once, for its own side, and for a day', async () => {
  const owner = await signedUp(server);
  const links = await begun(owner);
  expect(await open(links.new)).toMatchObject(halfDone);
  expect(await open(links.new)).toMatchObject(linkInvalid);
  expect(await open('made up')).toMatchObject(linkInvalid);
  const moveBack = (minutes: number) =>
    server.admin.query(
      `update auth.email_changes set expires_at = expires_at - $2 * interval '1 minute' where user_id = $1`,
      [owner.id, minutes],
    );
  await moveBack(24 * 60 - 1);
  expect(await pendingOf(owner)).not.toBeNull();
  await moveBack(1);
  expect(await pendingOf(owner)).toBeNull();
  expect(await open(links.old)).toMatchObject(linkInvalid);
  expect(await emailsOf(owner)).toMatchObject({ email: owner.email });
});

test('one that is asked for anew, cancelled, or shut out by a new password by mail ends, with its links', async () => {
  const owner = await signedUp(server);
  const first = await begun(owner);
  await open(first.old);
  const second = await begun(owner);
  expect(await open(first.new)).toMatchObject(linkInvalid);
  expect(await open(first.old)).toMatchObject(linkInvalid);
  expect(await pendingOf(owner)).toEqual({ email: second.email, old_confirmed: false, new_confirmed: false });
  expect(await cancel(owner)).toMatchObject({ status: 200 });
  expect(await cancel(owner), 'twice').toMatchObject({ status: 200 });
  expect(await open(second.old)).toMatchObject(linkInvalid);

  const third = await begun(owner);
  await server.visitor().post('/api/functions/request-password-reset', { email: owner.email });
  const reset = () =>
    server.mails.flatMap(({ to, text }) => (to === owner.email && /reset-password\?token=(\S+)/.exec(text)?.[1]) || []);
  await expect.poll(reset, { interval: 5 }).toHaveLength(1);
  const form = { token: reset()[0], password: 'new secret', confirmation: 'new secret' };
  expect(await server.visitor().post('/api/account/reset-password', form)).toMatchObject({ status: 200 });
  expect(await open(third.old)).toMatchObject(linkInvalid);
});

test('that an address is taken is told only to who opens the link in its mailbox, and nothing is changed', async () => {
  const [owner, other] = [await signedUp(server), await signedUp(server)];
  const links = await begun(owner, other.email);
  expect(await open(links.old)).toMatchObject(halfDone);
  expect(await open(links.new)).toMatchObject(taken);
  expect(await emailsOf(owner)).toMatchObject({ email: owner.email, salon: owner.email });
  expect(await pendingOf(owner)).toBeNull();
});

test('an address that somebody signs up with meanwhile is refused at the last confirmation', async () => {
  const owner = await signedUp(server);
  const links = await begun(owner);
  await open(links.new);
  await server.visitor().post('/api/account/sign-up', signUpForm({ email: links.email }));
  expect(await open(links.old)).toMatchObject(taken);
  expect(await emailsOf(owner)).toMatchObject({ email: owner.email });
});

test('of both links at once the later changes it; of two accounts that want one address, one gets it', async () => {
  await inRounds(5, async () => {
    const owner = await signedUp(server);
    const links = await begun(owner);
    const answers = await Promise.all([open(links.old), open(links.new)]);
    expect(answers.map(({ body }) => (body as { is_changed: boolean }).is_changed).sort()).toEqual([false, true]);
    expect(await emailsOf(owner)).toMatchObject({ email: links.email });

    const [one, other] = [await signedUp(server), await signedUp(server)];
    const first = await begun(one);
    const second = await begun(other, first.email);
    await Promise.all([open(first.old), open(second.old)]);
    const statuses = (await Promise.all([open(first.new), open(second.new)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

test('links that were mailed to the address of before set no password any more', async () => {
  const owner = await signedUp(server);
  await server.visitor().post('/api/functions/request-password-reset', { email: owner.email });
  const reset = () =>
    server.mails.flatMap(({ to, text }) => (to === owner.email && /reset-password\?token=(\S+)/.exec(text)?.[1]) || []);
  await expect.poll(reset, { interval: 5 }).toHaveLength(1);
  const links = await begun(owner);
  await open(links.old);
  await open(links.new);
  const form = { token: reset()[0], password: 'new secret', confirmation: 'new secret' };
  expect(await server.visitor().post('/api/account/reset-password', form)).toMatchObject(linkInvalid);
});

test('five an hour can be asked for, and the database holds no link', async () => {
  const owner = await signedUp(server);
  const links = await begun(owner);
  for (let i = 0; i < 4; i += 1) expect(await begin(owner, newAddress())).toMatchObject({ status: 200 });
  expect(await begin(owner, newAddress())).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
  await server.settled();
  const { rows } = await server.admin.query('select * from auth.email_changes');
  for (const token of [links.old, links.new]) expect(JSON.stringify(rows)).not.toContain(token);
  expect(server.log()).not.toContain(links.new);
});
