import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProgram, connectAsAdmin, refusal, signUp } from '../testing/salon.ts';

let admin: Client;
beforeAll(async () => {
  admin = await connectAsAdmin();
});
afterAll(() => admin.end());

test('signing up makes the profile, the owner as staff, the opening hours and the first line of the history', async () => {
  const owner = await signUp(admin, {
    business_name: 'Salão da Lúcia',
    language: 'es',
    country: 'PT',
    timezone: 'Europe/Lisbon',
  });
  const [profile, staff, hours, history] = await asProgram(admin, owner, async () => [
    await admin.query('select business_name, country, language, timezone, slot_step_minutes from profiles'),
    await admin.query('select nome, telefone, funcao, comissao_percentual, ativo, color from staff'),
    await admin.query('select weekday, is_open, open_time, close_time from salon_hours order by weekday'),
    await admin.query("select actor_kind, actor_id, action, entity, after->>'country' as country from history"),
  ]);
  expect(profile?.rows).toEqual([
    {
      business_name: 'Salão da Lúcia',
      country: 'PT',
      language: 'es',
      timezone: 'Europe/Lisbon',
      slot_step_minutes: 30,
    },
  ]);
  expect(staff?.rows).toEqual([
    {
      nome: 'Salão da Lúcia',
      telefone: '',
      funcao: 'Proprietária',
      comissao_percentual: null,
      ativo: true,
      color: '#fbcfe8',
    },
  ]);
  expect(hours?.rows).toEqual([
    ...[0, 1].map((weekday) => ({ weekday, is_open: false, open_time: null, close_time: null })),
    ...[2, 3, 4, 5, 6].map((weekday) => ({ weekday, is_open: true, open_time: '09:00:00', close_time: '19:00:00' })),
  ]);
  expect(history?.rows).toEqual([
    { actor_kind: 'system', actor_id: null, action: 'sign_up', entity: 'profiles', country: 'PT' },
  ]);
});

test('what the form said is not kept a second time', async () => {
  const owner = await signUp(admin);
  const { rows } = await admin.query('select sign_up from auth.users where id = $1', [owner]);
  expect(rows).toEqual([{ sign_up: null }]);
});

test.each([
  ['a country we do not know', { country: 'ZZ' }],
  ['a language we do not speak', { language: 'fr' }],
  ['no business name', { business_name: ' ' }],
  ['no time zone', { timezone: undefined }],
  ['no colour for the owner as staff', { color: undefined }],
])('signing up with %s leaves nothing behind', async (_, form) => {
  const everything = 'select (select count(*) from auth.users) as users, (select count(*) from profiles) as profiles';
  const before = await admin.query(everything);
  expect(await refusal(signUp(admin, form))).toMatch(/^23/);
  expect((await admin.query(everything)).rows).toEqual(before.rows);
});

test('a user cannot come about without signing up', async () => {
  const bare = admin.query("insert into auth.users (name, email) values ('Ana', $1)", [`${randomUUID()}@example.com`]);
  expect(await refusal(bare)).toBe('23502');
});

test('the role of the accounts can sign a salon up without reaching its tables', async () => {
  await admin.query('begin');
  await admin.query('set local role madeixa_auth');
  const owner = await signUp(admin);
  await admin.query('savepoint signed_up');
  expect(await refusal(admin.query('select business_name from public.profiles'))).toBe('42501');
  await admin.query('rollback to signed_up');
  const { rows } = await admin.query("select current_setting('app.user_id', true) as owner");
  await admin.query('rollback');
  expect(owner).not.toBe('');
  expect(rows).toEqual([{ owner: '' }]);
});

test('an e-mail signs up once, and only in lower case', async () => {
  const email = `${randomUUID()}@example.com`;
  const add = (address: string) =>
    refusal(
      admin.query('insert into auth.users (name, email, sign_up) values ($1, $2, $3)', [
        'Ana',
        address,
        JSON.stringify({ business_name: 'Ana', country: 'BR', language: 'pt', timezone: 'UTC', color: '#fbcfe8' }),
      ]),
    );
  expect(await add(email)).toBe(null);
  expect(await add(email)).toBe('23505');
  expect(await add(email.toUpperCase())).toBe('23514');
});
