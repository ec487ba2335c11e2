import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jobsIn, makeDue } from '#server/kernel/testing/jobs.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { type Owner, signedUp, startTestServer, testServer } from '#server/test-server.ts';

const server = testServer({ PUBLIC_URL: 'https://salon.example' });

const ask = (email: unknown, language = 'pt', on = server) =>
  on.visitor().post('/api/functions/request-password-reset', { email }, { headers: { 'accept-language': language } });

const useLink = (token: string, password = 'new secret') =>
  server.visitor().post('/api/account/reset-password', { token, password, confirmation: password });

const isValid = async (token: string) =>
  ((await server.visitor().get(`/api/account/reset-link?token=${token}`)).body as { valid: boolean }).valid;

/** Not the one that greets a new account. */
const mailsTo = (owner: Owner, on = server) =>
  on.mails.filter(({ to, text }) => to === owner.email && text.includes('/reset-password'));

/** Mails are jobs, so the newest is awaited. */
async function linkFor(owner: Owner): Promise<string> {
  const had = mailsTo(owner).length;
  expect(await ask(owner.email)).toMatchObject({ status: 200, body: { success: true } });
  await expect.poll(() => mailsTo(owner).length, { interval: 5 }).toBe(had + 1);
  const [, token = ''] =
    /^https:\/\/salon\.example\/reset-password\?token=(\S+)$/m.exec(mailsTo(owner)[had]?.text ?? '') ?? [];
  return token;
}

const signIn = (owner: Owner, password: string) =>
  server.visitor().post('/api/account/sign-in', { email: owner.email, password });

const linkInvalid = { status: 410, body: { code: 'LINK_INVALID' } };

test.each([
  ['pt', 'Redefina sua senha do Madeixa', 'Olá, Cachos & Cia!'],
  ['en', 'Reset your Madeixa password', 'Hello, Cachos & Cia!'],
  ['es', 'Restablece tu contraseña de Madeixa', '¡Hola, Cachos & Cia!'],
])(
  'the mail to a salon that speaks %s is called "%s", with a link to our own address',
  async (language, subject, greeting) => {
    const owner = await signedUp(server, { language, business_name: 'Cachos & Cia' });
    // Whoever asks, and from wherever: the salon's language counts.
    expect(await linkFor(owner)).toMatch(/^[\w-]{20,}$/);
    const [mail] = mailsTo(owner);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(greeting);
  },
);

test('the link sets a new password, once', async () => {
  const owner = await signedUp(server);
  const token = await linkFor(owner);
  expect(await isValid(token)).toBe(true);
  expect(await useLink(token)).toMatchObject({ status: 200, body: { done: true } });
  expect(await signIn(owner, 'new secret')).toMatchObject({ status: 200 });
  expect(await signIn(owner, owner.password)).toMatchObject({ status: 401 });
  expect(await isValid(token)).toBe(false);
  expect(await useLink(token, 'another')).toMatchObject(linkInvalid);
});

test('a reset ends the other links of the account, and of no other account', async () => {
  const [owner, other] = [await signedUp(server), await signedUp(server)];
  const links = [await linkFor(owner), await linkFor(owner)];
  const foreign = await linkFor(other);
  expect(await useLink(links[1] ?? '')).toMatchObject({ status: 200 });
  expect(await isValid(links[0] ?? '')).toBe(false);
  expect(await isValid(foreign)).toBe(true);
});

test('of two uses of one link at once, one counts', async () => {
  const token = await linkFor(await signedUp(server));
  const statuses = (await Promise.all([useLink(token, 'first one'), useLink(token, 'second one')])).map(
    (a) => a.status,
  );
  expect(statuses.sort()).toEqual([200, 410]);
});

test.each([
  [59, true],
  [60, false],
])('%i minutes after it was sent, that the link works is %s', async (minutes, works) => {
  const owner = await signedUp(server);
  const token = await linkFor(owner);
  await server.admin.query(
    `update auth.verifications set expires_at = expires_at - $2 * interval '1 minute' where value = $1`,
    [owner.id, minutes],
  );
  expect(await isValid(token)).toBe(works);
  expect(await useLink(token)).toMatchObject(works ? { status: 200 } : linkInvalid);
});

test('a link that nobody sent does nothing', async () => {
  expect(await isValid('made-up')).toBe(false);
  expect(await useLink('made-up')).toMatchObject(linkInvalid);
  expect(await useLink('')).toMatchObject(linkInvalid);
  expect(await server.visitor().get('/api/account/reset-link?token=%00')).toMatchObject({ status: 422 });
});

test.each([
  [{ password: '' }, 'password', 'account:errors.newPasswordRequired'],
  [{ password: '12345' }, 'password', 'account:errors.passwordTooShort'],
  [{ password: '000000' }, 'password', 'account:errors.passwordCommon'],
  [{ confirmation: '' }, 'confirmation', 'account:errors.confirmationRequired'],
  [{ confirmation: 'other' }, 'confirmation', 'account:errors.passwordsDiffer'],
])('a new password of %j is refused at %s with %s, and the link stays good', async (change, field, key) => {
  const token = await linkFor(await signedUp(server));
  const form = { token, password: 'new secret', confirmation: 'new secret', ...change };
  const answer = await server.visitor().post('/api/account/reset-password', form);
  expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [field]: key } } } });
  expect(await isValid(token)).toBe(true);
});

test('a reset signs every session out and lifts the lock of wrong passwords', async () => {
  const owner = await signedUp(server);
  for (let i = 0; i < 10; i += 1) await signIn(owner, `guess ${i}`);
  expect(await signIn(owner, owner.password)).toMatchObject({ status: 429 });
  await useLink(await linkFor(owner));
  expect(await owner.get('/api/agenda/hours')).toMatchObject({ status: 401 });
  expect(await signIn(owner, 'new secret')).toMatchObject({ status: 200 });
});

test('the history says that the password was reset, and no more', async () => {
  const owner = await signedUp(server);
  await useLink(await linkFor(owner));
  const { rows } = await server.admin.query(
    `select entity, before, after from history where user_id = $1 and action = 'reset_password'`,
    [owner.id],
  );
  expect(rows).toEqual([{ entity: 'users', before: null, after: null }]);
});

test('an unknown address gets the same answer and no mail', async () => {
  const other = await startTestServer();
  const owner = await signedUp(other);
  const [unknown, known] = [await ask('nobody@example.com', 'pt', other), await ask(owner.email, 'pt', other)];
  expect(unknown.text).toBe(known.text);
  expect(unknown.status).toBe(known.status);
  await other.settled();
  await other.close();
  expect(mailsTo(owner, other)).toHaveLength(1);
  expect(other.mails.filter(({ to }) => to !== owner.email)).toEqual([]);
});

test('the answer is given before anybody has looked whether the address is known, so its time cannot tell', async () => {
  const other = await startTestServer();
  const owner = await signedUp(other);
  await other.admin.query('begin');
  await other.admin.query('lock table auth.users, auth.verifications in access exclusive mode');
  expect(await ask('nobody@example.com', 'pt', other)).toMatchObject({ status: 200, body: { success: true } });
  expect(await ask(owner.email, 'pt', other)).toMatchObject({ status: 200, body: { success: true } });
  await other.admin.query('commit');
  await other.settled();
  await other.close();
  expect(mailsTo(owner, other)).toHaveLength(1);
});

test('a used link confirms the e-mail as well: whoever used it reads that mailbox', async () => {
  const owner = await signedUp(server);
  await useLink(await linkFor(owner));
  expect(await signIn(owner, 'new secret')).toMatchObject({ body: { user: { email_confirmed: true } } });
});

test.each([
  ['pt-BR,pt;q=0.9', 'Email deve ter um formato válido', 'Muitas tentativas. Aguarde um pouco e tente novamente.'],
  ['en-GB', 'Email must have a valid format', 'Too many attempts. Wait a little and try again.'],
  ['es', 'El correo debe tener un formato válido', 'Demasiados intentos. Espera un poco e inténtalo de nuevo.'],
])('the function refuses in the words of %s', async (language, invalid, tooMany) => {
  for (const email of ['ana', 5, 'a\u0000@example.com']) {
    expect(await ask(email, language)).toMatchObject({ status: 422, body: { success: false, error: invalid } });
  }
  const few = await startTestServer({ LIMIT_RESETS_PER_ADDRESS: '1' });
  onTestFinished(() => few.close());
  await ask('someone@example.com', language, few);
  const refused = await ask('someone@example.com', language, few);
  expect(refused).toMatchObject({ status: 429, body: { success: false, error: tooMany } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
});

test('strangers who ask for an address never keep its owner from asking: the answer stays the same, and five mails an hour are sent', async () => {
  const other = await startTestServer();
  const owner = await signedUp(other);
  const answers = [];
  for (let i = 0; i < 8; i += 1) answers.push(await ask(owner.email, 'pt', other));
  expect(answers.map(({ status, text }) => ({ status, text }))).toEqual(
    Array.from({ length: 8 }, () => ({ status: 200, text: '{"success":true}' })),
  );
  await other.settled();
  await other.close();
  expect(mailsTo(owner, other)).toHaveLength(5);
});

test('a change of password ends the links that were mailed, and not the one that confirms the address', async () => {
  const owner = await signedUp(server);
  const token = await linkFor(owner);
  const [, confirmation = ''] =
    /confirmar-email\?token=(\S+)/.exec(server.mails.find(({ to }) => to === owner.email)?.text ?? '') ?? [];
  const change = { current: owner.password, password: 'new secret', confirmation: 'new secret' };
  expect(await owner.put('/api/account/password', change)).toMatchObject({ status: 200 });
  expect(await isValid(token)).toBe(false);
  expect(await useLink(token, 'third secret')).toMatchObject(linkInvalid);
  expect(await signIn(owner, 'new secret')).toMatchObject({ status: 200 });
  expect(await server.visitor().post('/api/account/confirm-email', { token: confirmation })).toMatchObject({
    status: 200,
  });
});

test('of a link and a change of password at once, one counts', async () => {
  const owner = await signedUp(server);
  const token = await linkFor(owner);
  await server.admin.query('begin');
  await server.admin.query('select from auth.accounts where user_id = $1 for update', [owner.id]);
  const change = { current: owner.password, password: 'new secret', confirmation: 'new secret' };
  const both = [useLink(token, 'third secret'), owner.put('/api/account/password', change)];
  await expect.poll(() => lockWaits(server.admin)).toBe(2);
  await server.admin.query('commit');
  const [reset, changed] = (await Promise.all(both)).map(({ status }) => status);
  expect([
    [200, 403],
    [410, 200],
  ]).toContainEqual([reset, changed]);
});

test('a function that fails says so in words, without a word of the database', async () => {
  const other = await startTestServer();
  await other.admin.query('alter table app.limits rename to hidden');
  const answer = await ask('ana@example.com', 'pt', other);
  expect(answer).toMatchObject({
    status: 500,
    body: { success: false, error: 'Erro ao solicitar redefinição de senha' },
  });
  expect(answer.text).not.toMatch(/app\.limits|relation|stack/);
  await other.close();
});

test('what fails after the answer is in the log, and is tried again', async () => {
  const other = await startTestServer();
  const owner = await signedUp(other);
  await other.admin.query('alter table auth.users rename to hidden');
  expect(await ask(owner.email, 'pt', other)).toMatchObject({ status: 200 });
  await expect.poll(other.log).toContain('A job failed and will be tried again');
  await other.admin.query('alter table auth.hidden rename to users');
  await makeDue(other.admin);
  await expect.poll(() => mailsTo(owner, other)).toHaveLength(1);
  await other.close();
});

test('neither a link nor a password is in a job: those name the salon, or the address that somebody typed', async () => {
  const other = await startTestServer({ WORKER: 'off' });
  const owner = await signedUp(other);
  await ask(owner.email, 'pt', other);
  expect(await jobsIn(other.admin)).toMatchObject([
    { task: 'account.mail-link', payload: { salon: owner.id, kind: 'confirm' } },
    { task: 'account.find-account', payload: { salon: null, email: owner.email } },
  ]);
  await other.close();
});

test('an address of the network may ask only so often', async () => {
  const guarded = await startTestServer({ LIMIT_RESETS_PER_ADDRESS: '2' });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await ask(`someone${i}@example.com`, 'pt', guarded)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await guarded.close();
});

test('neither the database nor the log holds a link that was mailed', async () => {
  const owner = await signedUp(server);
  const token = await linkFor(owner);
  await isValid(token);
  await useLink(token);
  const again = await linkFor(owner);
  const { rows } = await server.admin.query('select * from auth.verifications');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(again);
  expect(server.log()).not.toContain(token);
  expect(server.log()).not.toContain(again);
});

test('without mail settings the mail lies in the outbox and the log shows the link', async () => {
  const other = await startTestServer({ SMTP_URL: '' });
  const owner = await signedUp(other, { language: 'en' });
  await ask(owner.email, 'pt', other);
  await expect.poll(() => other.log()).toContain('/reset-password?token=');
  const [, link = ''] = /"link":"(http:\/\/localhost:3000\/reset-password\?token=[\w-]+)"/.exec(other.log()) ?? [];
  const outbox = join(other.dataFolder, 'outbox');
  const files = readdirSync(outbox);
  const read = (file: string) =>
    readFileSync(join(outbox, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const mail = files.map(read).find((text) => text.includes(link)) ?? '';
  for (const file of files) expect(file).toMatch(/\.eml$/);
  expect(mail).toContain('Subject: Reset your Madeixa password');
  const token = new URL(link).searchParams.get('token') ?? '';
  const form = { token, password: 'new secret', confirmation: 'new secret' };
  expect(await other.visitor().post('/api/account/reset-password', form)).toMatchObject({ status: 200 });
  await other.close();
});
