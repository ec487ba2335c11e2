import { expect, test } from 'vitest';
import { STAFF_COLOURS } from '#domain/team/colours.ts';
import { signedUp, signUpForm, startTestServer, testServer } from '#server/test-server.ts';

const server = testServer();

const signUp = (form: Record<string, unknown>) => server.visitor().post('/api/account/sign-up', form);
const refused = (code: string, status: number) => ({ status, body: { code } });

async function rows(sql: string, ...values: unknown[]): Promise<unknown[]> {
  return (await server.admin.query(sql, values)).rows;
}

async function everything(): Promise<unknown> {
  const tables = ['auth.users', 'auth.accounts', 'auth.sessions', 'profiles', 'staff', 'salon_hours', 'history'];
  return rows(`select ${tables.map((table) => `(select count(*) from ${table}) as "${table}"`).join(', ')}`);
}

test('signing up makes the user, the profile, the owner as "Proprietária" and the hours of seven days', async () => {
  const owner = await signedUp(server, { business_name: 'Salão da Lúcia', country: 'PT', language: 'es' });
  expect(await rows('select email, business_name, country, language from profiles where id = $1', owner.id)).toEqual([
    { email: owner.email, business_name: 'Salão da Lúcia', country: 'PT', language: 'es' },
  ]);
  const [staff, ...others] = await rows(
    'select nome, email, telefone, funcao, comissao_percentual, ativo, color from staff where user_id = $1',
    owner.id,
  );
  expect(others).toEqual([]);
  expect(staff).toEqual({
    nome: 'Salão da Lúcia',
    email: owner.email,
    telefone: '',
    funcao: 'Proprietária',
    comissao_percentual: null,
    ativo: true,
    color: expect.toBeOneOf(STAFF_COLOURS.map(({ pastel }) => pastel)),
  });
  expect(await rows('select weekday from salon_hours where user_id = $1', owner.id)).toHaveLength(7);
});

test('whoever signs up is signed in', async () => {
  const owner = await signedUp(server);
  const { body } = await owner.get('/api/account/session');
  expect(body).toMatchObject({ user: { id: owner.id, email: owner.email }, profile: { business_name: 'Studio Bela' } });
});

test.each([
  ['BR', 'America/Manaus', 'America/Manaus'],
  ['BR', 'Europe/Lisbon', 'America/Sao_Paulo'],
  ['PT', 'Atlantic/Azores', 'Atlantic/Azores'],
  ['PT', undefined, 'Europe/Lisbon'],
  ['MX', 'no zone at all', 'America/Mexico_City'],
  ['OTHER', 'Asia/Tokyo', 'Asia/Tokyo'],
  ['OTHER', 'no zone at all', 'UTC'],
])('a salon in %s whose browser says %s lives in %s', async (country, timezone, expected) => {
  const owner = await signedUp(server, { country, timezone });
  expect(await rows('select timezone from profiles where id = $1', owner.id)).toEqual([{ timezone: expected }]);
});

test.each([
  ['profile', 'profiles', 'PROFILE_FAILED'],
  ['owner as staff', 'staff', 'STAFF_FAILED'],
])('when the %s cannot be made, nothing is left behind', async (_, table, code) => {
  await rows(`create function refuse_${table}() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
  await rows(`create trigger refuse before insert on ${table} for each row execute function refuse_${table}()`);
  const before = await everything();
  const form = signUpForm();
  const answer = await signUp(form);
  await rows(`drop trigger refuse on ${table}`);
  expect(answer).toMatchObject(refused(code, 500));
  expect(await everything()).toEqual(before);
  expect(await signUp(form)).toMatchObject({ status: 200 });
});

test('an e-mail signs up once, in whatever case it is typed', async () => {
  const owner = await signedUp(server);
  expect(await signUp(signUpForm({ email: owner.email }))).toMatchObject(refused('EMAIL_TAKEN', 409));
  expect(await signUp(signUpForm({ email: ` ${owner.email.toUpperCase()} ` }))).toMatchObject(
    refused('EMAIL_TAKEN', 409),
  );
});

test('of twenty sign-ups at once with one e-mail, one makes the account and nineteen are told that it is taken', async () => {
  const email = 'Vinte@example.com';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => signUp(signUpForm({ email: i % 2 ? email : email.toUpperCase() }))),
  );
  const codes = answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? 'made'}`).sort();
  expect(codes).toEqual(['200 made', ...Array(19).fill('409 EMAIL_TAKEN')]);
  expect(await rows('select from profiles where email = $1', 'vinte@example.com')).toHaveLength(1);
});

test.each([
  ['business_name', '', 'account:errors.businessNameRequired'],
  ['business_name', '   ', 'account:errors.businessNameRequired'],
  ['business_name', 'x'.repeat(300), 'account:errors.tooLong'],
  ['business_name', 'Studio\u0000Bela', 'common:invalidData'],
  ['business_name', 'Half an emoji \ud83d', 'common:invalidData'],
  ['business_name', undefined, 'common:invalidData'],
  ['business_name', { $ne: '' }, 'common:invalidData'],
  ['email', '', 'account:errors.emailRequired'],
  ['email', 'ana@', 'account:errors.emailInvalid'],
  ['email', 'ana maria@example.com', 'account:errors.emailInvalid'],
  ['email', `${'a'.repeat(250)}@example.com`, 'account:errors.emailInvalid'],
  ['email', 'ana\u0000@example.com', 'common:invalidData'],
  ['password', '', 'account:errors.passwordRequired'],
  ['password', '12345', 'account:errors.passwordTooShort'],
  ['password', 'x'.repeat(129), 'account:errors.passwordTooLong'],
  ['password', '123456', 'account:errors.passwordCommon'],
  ['password', '      ', 'account:errors.passwordCommon'],
  ['confirmation', '', 'account:errors.confirmationRequired'],
  ['confirmation', 'segredo2', 'account:errors.passwordsDiffer'],
  ['country', '', 'account:errors.countryRequired'],
  ['country', 'ZZ', 'account:errors.countryRequired'],
  ['language', 'fr', 'account:errors.languageRequired'],
  ['terms', false, 'account:errors.termsRequired'],
])('signing up with %s = %j is refused with %s', async (field, value, key) => {
  const before = await everything();
  const answer = await signUp(signUpForm({ [field]: value }));
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID', data: { fields: { [field]: key } } } });
  expect(await everything()).toEqual(before);
});

test('all wrong fields are named at once', async () => {
  const { body } = await signUp(signUpForm({ business_name: '', email: 'ana', confirmation: 'other', terms: false }));
  expect(body).toMatchObject({
    data: {
      fields: {
        business_name: 'account:errors.businessNameRequired',
        email: 'account:errors.emailInvalid',
        confirmation: 'account:errors.passwordsDiffer',
        terms: 'account:errors.termsRequired',
      },
    },
  });
});

test.each([
  '💇‍♀️ Cachos & Cia',
  `Rita's "Beauty"; drop table profiles; --`,
  'Ünïcode Schönheit',
  '美容室',
  '\\u0000 {{name}}',
])('a salon may be called %s', async (business_name) => {
  const owner = await signedUp(server, { business_name });
  expect(await rows('select business_name from profiles where id = $1', owner.id)).toEqual([{ business_name }]);
});

test.each(['josé@salão.com.br', "o'neill+salon@example.ie", 'ana..maria@example.com', '_ana_@sub.example.museum'])(
  '%s can sign up, sign in and ask for a new password',
  async (email) => {
    const owner = await signedUp(server, { email });
    const visitor = server.visitor();
    const signIn = await visitor.post('/api/account/sign-in', { email, password: owner.password });
    expect(signIn).toMatchObject({ status: 200, body: { user: { id: owner.id } } });
    expect(await visitor.post('/api/functions/request-password-reset', { email })).toMatchObject({ status: 200 });
  },
);

test('an address signs up twenty salons an hour and is then told when to try again', async () => {
  const guarded = await startTestServer({ LIMIT_SIGN_UPS_PER_ADDRESS: '2' });
  const from = (address: string) => guarded.visitor().post('/api/account/sign-up', signUpForm(), { address });
  const [first, second, third, elsewhere] = [
    await from('203.0.113.7'),
    await from('203.0.113.7'),
    await from('203.0.113.7'),
    await from('203.0.113.8'),
  ];
  expect([first, second, third, elsewhere].map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(3_500);
  await guarded.close();
});
