import { expect, test } from 'vitest';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

const server = testServer({ PUBLIC_URL: 'https://salon.example' });

const mailsTo = (owner: Owner) => server.mails.filter(({ to }) => to === owner.email);

/** Mails are jobs, so the newest is awaited. */
async function newestLink(owner: Owner, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(owner).length, { interval: 5 }).toBe(count);
  const [, token = ''] =
    /^https:\/\/salon\.example\/confirmar-email\?token=(\S+)$/m.exec(mailsTo(owner)[count - 1]?.text ?? '') ?? [];
  return token;
}

const openLink = (token: string) => server.visitor().post('/api/account/confirm-email', { token });
const resend = (owner: Owner) => owner.post('/api/account/confirmation', {});

async function isConfirmed(owner: Owner): Promise<boolean> {
  const { body } = await owner.get('/api/account/session');
  return (body as { user: { email_confirmed: boolean } }).user.email_confirmed;
}

const linkInvalid = { status: 410, body: { code: 'LINK_INVALID' } };

test.each([
  ['pt', 'Confirme seu email na Madeixa', 'Olá, Cachos & Cia!'],
  ['en', 'Confirm your Madeixa email', 'Hello, Cachos & Cia!'],
  ['es', 'Confirma tu correo en Madeixa', '¡Hola, Cachos & Cia!'],
])(
  'a salon that signs up in %s gets the mail "%s", with a link to our own address',
  async (language, subject, hello) => {
    const owner = await signedUp(server, { language, business_name: 'Cachos & Cia' });
    expect(await newestLink(owner)).toMatch(/^[\w-]{20,}$/);
    expect(mailsTo(owner)).toMatchObject([{ subject, text: expect.stringContaining(hello) }]);
  },
);

test('the link confirms the e-mail, once, and the history says so; nothing waits for it', async () => {
  const owner = await signedUp(server);
  expect(await isConfirmed(owner)).toBe(false);
  expect(await owner.get('/api/agenda/hours')).toMatchObject({ status: 200 });
  const token = await newestLink(owner);
  expect(await openLink(token)).toMatchObject({ status: 200, body: { done: true } });
  expect(await isConfirmed(owner)).toBe(true);
  expect(await openLink(token)).toMatchObject(linkInvalid);
  const { rows } = await server.admin.query(
    `select entity, before, after from history where user_id = $1 and action = 'confirm_email'`,
    [owner.id],
  );
  expect(rows).toEqual([{ entity: 'users', before: null, after: null }]);
});

test('of two uses of one link at once, one counts', async () => {
  const token = await newestLink(await signedUp(server));
  const statuses = (await Promise.all([openLink(token), openLink(token)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 410]);
});

test.each([
  [7 * 24 * 60 - 1, true],
  [7 * 24 * 60, false],
])('%i minutes after it was sent, that the link works is %s', async (minutes, works) => {
  const owner = await signedUp(server);
  const token = await newestLink(owner);
  await server.admin.query(
    `update auth.verifications set expires_at = expires_at - $2 * interval '1 minute' where value = $1`,
    [owner.id, minutes],
  );
  expect(await openLink(token)).toMatchObject(works ? { status: 200 } : linkInvalid);
  expect(await isConfirmed(owner)).toBe(works);
});

test('a link that nobody sent, and one for a new password, confirm nothing', async () => {
  const owner = await signedUp(server);
  await newestLink(owner);
  await server.visitor().post('/api/functions/request-password-reset', { email: owner.email });
  await expect.poll(() => mailsTo(owner).length, { interval: 5 }).toBe(2);
  const [, reset = ''] = /reset-password\?token=(\S+)/.exec(mailsTo(owner)[1]?.text ?? '') ?? [];
  expect(reset).not.toBe('');
  for (const token of [reset, 'made-up', '']) expect(await openLink(token)).toMatchObject(linkInvalid);
  expect(await isConfirmed(owner)).toBe(false);
});

test('a salon’s name brings no link of its own into our mails', async () => {
  const owner = await signedUp(server, { business_name: 'Prêmio https://evil.example/x www.evil.example Bela.Flor' });
  await newestLink(owner);
  const [mail] = mailsTo(owner);
  expect(mail?.text).toContain('Olá, Prêmio Bela Flor!');
  expect(mail?.text).not.toContain('evil');
});

test('a link that confirms an e-mail sets no password', async () => {
  const owner = await signedUp(server);
  const token = await newestLink(owner);
  const form = { token, password: 'new secret', confirmation: 'new secret' };
  expect(await server.visitor().post('/api/account/reset-password', form)).toMatchObject(linkInvalid);
});

test('the mail can be asked for again, five times an hour; whoever has confirmed gets none', async () => {
  const owner = await signedUp(server);
  for (let i = 0; i < 5; i += 1) expect(await resend(owner)).toMatchObject({ status: 200, body: { done: true } });
  const refused = await resend(owner);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_TRIES' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  const token = await newestLink(owner, 6);

  const other = await signedUp(server);
  await openLink(await newestLink(other));
  expect(await resend(other)).toMatchObject({ status: 200 });
  expect(await openLink(token)).toMatchObject({ status: 200 });
  expect(mailsTo(other)).toHaveLength(1);
});

test('the database holds no link that was mailed', async () => {
  const token = await newestLink(await signedUp(server));
  const { rows } = await server.admin.query('select * from auth.verifications');
  expect(JSON.stringify(rows)).not.toContain(token);
});
