import { expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { giveAppointment } from './testing/appointments.ts';

const server = testServer();
const owner = perFile(() => signedUp(server));

const ana = { name: 'ana  da SILVA', phone: '(11) 91111-0001', phone_country: 'BR', email: ' Ana@Example.com' };
type Body = { id: string; code: string; data: { fields: Record<string, string>; name: string } };

const add = async (form: object) => {
  const { status, body } = await owner.post('/api/clients', { ...ana, ...form });
  return { status, body: body as Body };
};
const phones = (() => {
  let count = 1000;
  return () => `+551192000${++count}`;
})();

async function historyOf(id: string) {
  const { rows } = await server.admin.query(
    `select action, before->>'name' as before, after->>'name' as after from history where entity = 'clients' and entity_id = $1 order by id`,
    [id],
  );
  return rows;
}

test('a client is saved with the name in title case, the phone in international form and the e-mail in small letters', async () => {
  const { status, body } = await add({});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Ana da Silva',
    phone: '+5511911110001',
    phone_country: 'BR',
    email: 'ana@example.com',
  });
  expect(await historyOf(body.id)).toEqual([{ action: 'create', before: null, after: 'Ana da Silva' }]);
});

test('the client whom the address names is changed, whoever the body names', async () => {
  const [named, other] = [(await add({ phone: phones() })).body, (await add({ phone: phones() })).body];
  const form = { ...ana, name: 'Bia', phone: phones() };
  const { status, body } = await owner.put(`/api/clients/${named.id}`, { ...form, id: other.id });
  expect({ status, body }).toMatchObject({ status: 200, body: { id: named.id, name: 'Bia' } });
  expect((await owner.get(`/api/clients/${other.id}?id=${named.id}`)).body).toMatchObject({ id: other.id });
});

test("a number typed with another country's code belongs to that country", async () => {
  expect((await add({ phone: '+353 87 123 4567' })).body).toMatchObject({
    phone: '+353871234567',
    phone_country: 'IE',
  });
});

test.each([
  ['name', '   ', 'clients:errors.nameRequired'],
  ['name', 'x'.repeat(300), 'clients:errors.nameTooLong'],
  ['phone', '', 'clients:errors.phoneRequired'],
  ['phone', '+0123', 'clients:errors.phoneInvalid'],
  ['phone', '1234567890123456', 'clients:errors.phoneInvalid'],
  ['phone', 'abc', 'clients:errors.phoneInvalid'],
  ['email', 'ana@', 'clients:errors.emailInvalid'],
  ['name', 'Ana\u0000', 'common:invalidData'],
])('%s = %j is refused with %s, and nothing is saved', async (field, value, key) => {
  const before = await owner.get('/api/clients/count');
  const { status, body } = await add({ phone: phones(), [field]: value });
  expect(status).toBe(422);
  expect(body.data.fields).toEqual({ [field]: key });
  expect((await owner.get('/api/clients/count')).body).toEqual(before.body);
});

test('all messages come at once', async () => {
  const { body } = await add({ name: '', phone: '+', email: 'x' });
  expect(Object.keys(body.data.fields).sort()).toEqual(['email', 'name', 'phone']);
});

test.each(['O\'Neill "Bia" <b>', '💇‍♀️ Lu', 'X'.repeat(200)])('%j is a name like any other', async (name) => {
  const { status, body } = await add({ name, phone: phones() });
  expect(status).toBe(200);
  expect((await owner.get(`/api/clients/${body.id}`)).body).toMatchObject({ id: body.id });
});

test('a phone belongs to one client: the refusal names who has it', async () => {
  const phone = phones();
  await add({ name: 'Bia Prado', phone });
  expect(await add({ name: 'Outra', phone })).toMatchObject({
    status: 409,
    body: { code: 'PHONE_TAKEN', data: { name: 'Bia Prado' } },
  });
});

test('a client made in passing needs no more than a name; a phone that is given is held to the same rules', async () => {
  const passing = (form: object) => owner.post('/api/clients/in-passing', { ...ana, phone: '', email: '', ...form });
  for (const name of ['lia da COSTA', 'Lia da Costa']) {
    expect(await passing({ name })).toMatchObject({ status: 200, body: { name: 'Lia da Costa', phone: null } });
  }
  expect(await passing({ name: ' ' })).toMatchObject({
    status: 422,
    body: { data: { fields: { name: 'agenda:errors.newClientName' } } },
  });
  expect(await passing({ phone: 'abc' })).toMatchObject({
    status: 422,
    body: { data: { fields: { phone: 'clients:errors.phoneInvalid' } } },
  });
  const phone = phones();
  await add({ name: 'Bia Prado', phone });
  expect(await passing({ phone })).toMatchObject({ status: 409, body: { data: { name: 'Bia Prado' } } });
});

test('two windows that save the same phone at once end with one client and a clear refusal', async () => {
  const phone = phones();
  const answers = await Promise.all(['Rui', 'Rui', 'Rui', 'Rui'].map((name) => add({ name, phone })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  for (const { body } of answers.filter(({ status }) => status === 409)) expect(body.data.name).toBe('Rui');
});

test('a client is changed, and the history has both states', async () => {
  const { body } = await add({ phone: phones() });
  const phone = phones();
  const answer = await owner.put(`/api/clients/${body.id}`, { ...ana, name: 'ANA LIMA', phone });
  expect(answer).toMatchObject({ status: 200, body: { name: 'Ana Lima', phone } });
  expect((await historyOf(body.id)).at(-1)).toEqual({ action: 'update', before: 'Ana da Silva', after: 'Ana Lima' });
});

test("a client may keep the own phone, but not take another's, also at the same moment", async () => {
  const [mine, theirs, free] = [phones(), phones(), phones()];
  const one = (await add({ name: 'Um', phone: mine })).body;
  const two = (await add({ name: 'Dois', phone: theirs })).body;
  const change = (id: string, phone: string) => owner.put(`/api/clients/${id}`, { ...ana, phone });
  expect(await change(one.id, mine)).toMatchObject({ status: 200 });
  expect(await change(two.id, mine)).toMatchObject({ status: 409, body: { data: { name: 'Ana da Silva' } } });
  const answers = await Promise.all([change(one.id, free), change(two.id, free)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('deleting asks for the password, keeps the name on past appointments and what was deleted in the history', async () => {
  const { body } = await add({ phone: phones() });
  await giveAppointment(server, owner.id, { client_id: body.id });
  const path = `/api/clients/${body.id}`;
  expect(await owner.post(`${path}/remove`, { password: '' })).toMatchObject({ status: 422 });
  expect(await owner.post(`${path}/remove`, { password: 'errada' })).toMatchObject({ status: 403 });
  expect(await owner.get(path)).toMatchObject({ status: 200 });
  expect(await owner.post(`${path}/remove`, { password: owner.password })).toMatchObject({ status: 200 });
  expect(await owner.get(path)).toMatchObject({ status: 404 });
  expect(await owner.post(`${path}/remove`, { password: owner.password })).toMatchObject({ status: 404 });
  expect((await historyOf(body.id)).at(-1)).toEqual({ action: 'delete', before: 'Ana da Silva', after: null });
  const { rows } = await server.admin.query('select client_id, client_name from appointments where user_id = $1', [
    owner.id,
  ]);
  expect(rows).toContainEqual({ client_id: null, client_name: 'Ana' });
});

test("the phone of another salon's client is free here", async () => {
  const stranger = await signedUp(server);
  const phone = phones();
  await add({ phone });
  expect(await stranger.post('/api/clients', { ...ana, phone })).toMatchObject({ status: 200 });
});
