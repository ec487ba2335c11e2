import { expect, test } from 'vitest';
import type { ClientCard, ClientRow, ClientWarning, TagInUse } from '#contract/clients/operations.ts';
import { perFile, perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { giveAppointment } from './testing/appointments.ts';

const server = testServer();
const owner = perFile(() => signedUp(server));
const rita = perFile(() =>
  given(`insert into staff (user_id, nome, funcao, color) values ($1, 'Rita', 'Cabeleireira', '#bfdbfe')`),
);
const ana = perTest(() => given(`insert into clients (user_id, name) values ($1, 'Ana')`));

async function given(text: string): Promise<{ id: string }> {
  const { rows } = await server.admin.query<{ id: string }>(`${text} returning id`, [owner.id]);
  return { id: rows[0]?.id ?? '' };
}

const give = (appointment: object) => giveAppointment(server, owner.id, { client_id: ana.id, ...appointment });
const card = async () => (await owner.get(`/api/clients/${ana.id}`)).body as ClientCard;

const AHEAD = { status: 'pendente', payment_method: null };

test('what was spent is revenue: appointments and sales, also what is still owed, less what was taken back', async () => {
  await give({ date: '2026-01-05', lines: [['Corte', 80.4]], discount_value: 0.35 });
  await give({ date: '2026-01-19', payment_method: 'Mensalista (a receber)', service_revenue_price: 60 });
  await give({ date: '2026-01-20', status: 'cancelado', payment_method: null, service_revenue_price: 99 });
  const sale = `insert into sales (user_id, client_id, status, total, payment_method, finalized_at, finalized_on)
    values ($1, '${ana.id}', 'finalised', 35.5, 'PIX', '2026-01-26 12:00Z', '2026-01-26')`;
  const [kept, voided] = [await given(sale), await given(sale)];
  for (const { id } of [kept, voided]) {
    await given(`insert into payments (user_id, sale_id, day, method, amount, received_at)
      values ($1, '${id}', '2026-01-26', 'PIX', 35.5, now())`);
  }
  const taken = await given(
    `insert into sale_voids (user_id, sale_id, day, reason) values ($1, '${voided.id}', '2026-02-01', 'Troca')`,
  );
  await given(`insert into payments (user_id, sale_id, void_id, day, method, amount, received_at)
    values ($1, '${voided.id}', '${taken.id}', '2026-02-01', 'PIX', -35.5, now())`);
  // Three days, two weeks and one week apart.
  expect(await card()).toMatchObject({ spent: 175_55, visits: 3, usual_days: 10.5 });
});

test('the next visit is the first that is ahead, a request too', async () => {
  expect((await card()).next_visit).toBeNull();
  await give({ date: '2199-02-01', ...AHEAD });
  await give({ date: '2199-01-01', ...AHEAD, status: 'cancelado' });
  const id = await give({
    ...AHEAD,
    date: '2199-01-02',
    requires_confirmation: true,
    professional_id: rita.id,
    lines: [['Corte', 80]],
  });
  expect((await card()).next_visit).toEqual({
    id,
    date: '2199-01-02',
    start_time: '10:00',
    requires_confirmation: true,
    services: ['Corte'],
    professional_name: 'Rita',
    professional_color: '#bfdbfe',
  });
});

test('the usual day and part of the day are those of the latest visits', async () => {
  for (const date of ['2026-10-06', '2026-10-13', '2026-10-20']) await give({ date, start_time: '09:30' });
  expect((await card()).usual_time).toEqual({ weekday: 2, part: 'morning' });
});

test('a birthday, whom they like to come to and a note are kept, and stay where a form leaves them out', async () => {
  const form = { name: 'Ana', phone: '+5511911112222', phone_country: 'BR', email: '' };
  const known = { birthday: '1990-02-28', preferred_professional_id: rita.id, note: 'Vem de ônibus.' };
  const save = (more: object) => owner.put(`/api/clients/${ana.id}`, { ...form, ...more });
  expect((await save(known)).body).toMatchObject(known);
  expect((await save({})).body).toMatchObject(known);
  expect((await save({ birthday: '02-29' })).body).toMatchObject({ birthday: '02-29' });
  expect((await card()).preferred_professional).toEqual({
    id: rita.id,
    name: 'Rita',
    color: '#bfdbfe',
    is_active: true,
  });
  const cleared = { birthday: '', preferred_professional_id: null, note: '' };
  expect((await save(cleared)).body).toMatchObject(cleared);
});

test('a day that does not exist is refused beside its field, and a professional of nobody is not found', async () => {
  const form = { name: 'Ana', phone: '+5511911112223', phone_country: 'BR', email: '' };
  const refused = async (more: object) => await owner.put(`/api/clients/${ana.id}`, { ...form, ...more });
  expect(await refused({ birthday: '1990-02-29' })).toMatchObject({
    status: 422,
    body: { data: { fields: { birthday: 'clientCard:errors.birthdayInvalid' } } },
  });
  expect(await refused({ preferred_professional_id: ana.id })).toMatchObject({ status: 404 });
});

test('the professional they prefer may be deleted', async () => {
  const nina = await given(
    `insert into staff (user_id, nome, funcao, color) values ($1, 'Nina', 'Manicure', '#bfdbfe')`,
  );
  await server.admin.query('update clients set preferred_professional_id = $1 where id = $2', [nina.id, ana.id]);
  await server.admin.query('delete from staff where id = $1', [nina.id]);
  expect((await card()).preferred_professional).toBeNull();
});

test('the database itself takes no day that does not exist', async () => {
  for (const day of [
    'birth_month = 2, birth_day = 30',
    'birth_day = 3',
    'birth_year = 1990',
    'birth_year = 1900, birth_month = 2, birth_day = 29',
  ]) {
    await expect(server.admin.query(`update clients set ${day} where id = $1`, [ana.id]), day).rejects.toThrow(
      'clients_birthday',
    );
  }
});

const warn = async (kind: string, title: string) =>
  (await owner.post(`/api/clients/${ana.id}/warnings`, { kind, title, note: '' })).body as ClientWarning;

test('warnings stand on the card with what harms first, and may be changed and taken back', async () => {
  const coffee = await warn('wish', ' Café sem açúcar ');
  const ammonia = await warn('harm', 'Alergia a amônia');
  expect((await card()).warnings).toEqual([ammonia, { ...coffee, title: 'Café sem açúcar' }]);
  const changed = { kind: 'harm', title: 'Alergia a café', note: 'Nem o cheiro.' };
  expect((await owner.put(`/api/clients/warnings/${coffee.id}`, changed)).body).toEqual({ id: coffee.id, ...changed });
  expect((await owner.call('DELETE', `/api/clients/warnings/${ammonia.id}`, {})).body).toEqual({ done: true });
  expect((await card()).warnings).toEqual([{ id: coffee.id, ...changed }]);
  const { rows } = await server.admin.query(
    `select action from history where entity = 'client_warnings' and entity_id = $1 order by id`,
    [ana.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'create', 'update', 'delete']);
});

test('the agenda says the first warning, and how many more there are', async () => {
  const date = '2199-03-01';
  await give({ ...AHEAD, date });
  const first = async () =>
    (
      (await owner.get(`/api/agenda/days?from=${date}&to=${date}`)).body as {
        appointments: { client_warning: object }[];
      }
    ).appointments.at(-1)?.client_warning;
  expect(await first()).toBeNull();
  await warn('wish', 'Café');
  expect(await first()).toEqual({ kind: 'wish', title: 'Café', more: 0 });
  await warn('harm', 'Amônia');
  expect(await first()).toEqual({ kind: 'harm', title: 'Amônia', more: 1 });
  await server.admin.query('delete from appointments where client_id = $1', [ana.id]);
});

test('a client has at most twenty warnings and twenty tags, whoever adds them at once', async () => {
  for (let n = 0; n < 19; n += 1) {
    await warn('wish', `Desejo ${n}`);
    await owner.put(`/api/clients/${ana.id}/tag`, { tag: `Etiqueta ${n}` });
  }
  for (const [path, method, body] of [
    ['warnings', 'POST', { kind: 'wish', note: '' }],
    ['tag', 'PUT', {}],
  ] as const) {
    const last = ['Outro', 'Mais um'].map((text) =>
      owner.call(method, `/api/clients/${ana.id}/${path}`, { ...body, title: text, tag: text }),
    );
    expect((await Promise.all(last)).map(({ status }) => status).sort(), path).toEqual([200, 409]);
  }
});

const tag = async (tag: string) => owner.put(`/api/clients/${ana.id}/tag`, { tag });
const inUse = async () => (await owner.get('/api/clients/tags')).body as TagInUse[];
const withTag = async (tag: string, more = '') =>
  ((await owner.get(`/api/clients?tag=${encodeURIComponent(tag)}${more}`)).body as { rows: ClientRow[] }).rows;

test('a tag is the same however it is written, and is spelt as it is in use', async () => {
  await tag('Coloração');
  const bia = await given(`insert into clients (user_id, name) values ($1, 'Bia')`);
  expect((await owner.put(`/api/clients/${bia.id}/tag`, { tag: ' COLORACAO' })).body).toEqual({ tags: ['Coloração'] });
  expect((await inUse()).find(({ tag }) => tag === 'Coloração')?.count).toBe(2);
  expect((await owner.put(`/api/clients/${bia.id}/untag`, { tag: 'coloração' })).body).toEqual({ tags: [] });
});

test('the list by tag has whoever has it, also together with a search and with what is owed', async () => {
  await tag('Noivas');
  expect(await withTag('noivas')).toMatchObject([{ id: ana.id, tags: ['Noivas'] }]);
  expect(await withTag('Noivas', '&search=ana')).toMatchObject([{ id: ana.id }]);
  expect(await withTag('Noivas', '&search=bia')).toEqual([]);
  expect(await withTag('Noivas', '&owing=yes')).toEqual([]);
  expect(await withTag('Ninguém')).toEqual([]);
});

test('a tag may be called something else for everybody, also like one that is in use', async () => {
  await tag('Mecha');
  await tag('Luzes');
  expect((await owner.put('/api/clients/tags', { tag: 'mecha', to: 'luzes' })).body).toEqual({ done: true });
  expect((await card()).tags).toEqual(['luzes']);
  expect((await owner.put('/api/clients/tags', { tag: 'luzes', to: 'LUZES' })).body).toEqual({ done: true });
  expect((await card()).tags).toEqual(['LUZES']);
  expect((await owner.put('/api/clients/tags/drop', { tag: 'luzes' })).body).toEqual({ done: true });
  expect((await card()).tags).toEqual([]);
  expect((await owner.put('/api/clients/tags/drop', { tag: 'luzes' })).status).toBe(404);
});

test('a file brings birthdays and tags, of a phone that is twice in it those of the first row', async () => {
  const row = { name: 'Caio', phone: '+5511933334444', phone_country: 'BR', email: '' };
  const { body } = await owner.post('/api/clients/import', {
    clients: [
      { ...row, birthday: '12-03', tags: ['Barba', 'barba', 'Mensal'] },
      { ...row, tags: ['Outra'] },
    ],
  });
  expect(body).toMatchObject({ imported: 1 });
  const [caio] = await withTag('barba');
  expect(caio?.tags).toEqual(['Barba', 'Mensal']);
  const { text } = await owner.get('/api/clients/export');
  expect(text).toContain(';03/12;"Barba, Mensal";');
});
