import { expect, test } from 'vitest';
import type { Payable } from '#contract/payables/operations.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';

const server = testServer();
const owner = perFile(() => signedUp(server));

const TODAY = () => Temporal.Now.plainDateISO('America/Sao_Paulo').toString();

const form = (changes: object = {}) => ({
  description: 'Troca da fechadura da porta',
  category: 'Infraestrutura',
  value: 240_00,
  expense_date: '2026-11-10',
  due_date: '2026-11-24',
  supplier: 'Chaveiro Domingos',
  payment_method: 'PIX',
  payment_status: 'Pendente',
  payment_date: '',
  ...changes,
});
const create = (changes: object = {}, key?: string) =>
  owner.post('/api/payables/expenses', form(changes), key ? { headers: { 'idempotency-key': key } } : {});
const created = async (changes: object = {}) => ((await create(changes)).body as { id: string }).id;
const found = async (id: string) =>
  ((await owner.get('/api/payables')).body as { rows: Payable[] }).rows.find((row) => row.id === id);

test('is created pending, and lies in the list as it was filled in', async () => {
  expect(await found(await created())).toMatchObject({
    kind: 'expense',
    name: 'Troca da fechadura da porta',
    category: 'Infraestrutura',
    value: 240_00,
    date: '2026-11-10',
    due_date: '2026-11-24',
    supplier: 'Chaveiro Domingos',
    payment_method: 'PIX',
    payment_status: 'Pendente',
    payment_date: null,
  });
});

test('may have been paid already: on the day that is named, else today, and never on one to come', async () => {
  const paid = { payment_status: 'Pago', due_date: '' };
  expect(await found(await created(paid))).toMatchObject({ payment_status: 'Pago', payment_date: TODAY() });
  expect(await found(await created({ ...paid, payment_date: '2026-11-11' }))).toMatchObject({
    payment_date: '2026-11-11',
  });
  expect(await create({ ...paid, payment_date: '2199-01-01' })).toMatchObject({
    status: 422,
    body: { data: { fields: { payment_date: 'payables:errors.paidInFuture' } } },
  });
});

test('what is pending has no payment date, whatever the form says', async () => {
  expect(await found(await created({ payment_date: '2026-11-11' }))).toMatchObject({ payment_date: null });
});

test.each([
  ['no description', { description: '  ' }, 'description', 'descriptionRequired'],
  ['a category that is none', { category: 'Lazer' }, 'category', 'categoryRequired'],
  ['no value', { value: null }, 'value', 'valueInvalid'],
  ['a value of nothing', { value: 0 }, 'value', 'valuePositive'],
  ['half a cent', { value: 0.5 }, 'value', 'valueInvalid'],
  ['a value that no column holds', { value: 1_000_000_000_000 }, 'value', 'valueTooLarge'],
  ['no day', { expense_date: '' }, 'expense_date', 'dateRequired'],
  ['a due date before its day', { due_date: '2026-11-09' }, 'due_date', 'dueBeforeExpense'],
  ['a method for clients', { payment_method: 'Mensalista (a receber)' }, 'payment_method', 'methodRequired'],
])('%s is refused beside its field', async (_, changes, field, key) => {
  expect(await create(changes)).toMatchObject({
    status: 422,
    body: { data: { fields: { [field]: `payables:errors.${key}` } } },
  });
});

test('a repeated call makes none a second time; the same key for another is refused', async () => {
  const first = await create({ description: 'Panfletos' }, 'key-1');
  expect(await create({ description: 'Panfletos' }, 'key-1')).toMatchObject({ status: 200, body: first.body });
  expect(await create({ description: 'Outra' }, 'key-1')).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  const { rows } = await server.admin.query(`select id from expenses where description = 'Panfletos'`);
  expect(rows).toHaveLength(1);
});

test('is changed and removed while it is pending, and the history keeps both', async () => {
  const id = await created({ description: 'Conserto' });
  const {
    payment_status: _,
    payment_date: __,
    ...fields
  } = form({ description: 'Conserto do secador', value: 180_00 });
  expect((await owner.put(`/api/payables/expenses/${id}`, fields)).status).toBe(200);
  expect(await found(id)).toMatchObject({ name: 'Conserto do secador', value: 180_00 });
  expect((await owner.call('DELETE', `/api/payables/expenses/${id}`)).status).toBe(200);
  expect(await found(id)).toBeUndefined();
  expect((await owner.call('DELETE', `/api/payables/expenses/${id}`)).status).toBe(404);
  const { rows } = await server.admin.query(
    `select action, before ->> 'description' as before, after ->> 'description' as after from history
     where entity = 'expenses' and entity_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual([
    { action: 'create', before: null, after: 'Conserto' },
    { action: 'update', before: 'Conserto', after: 'Conserto do secador' },
    { action: 'delete', before: 'Conserto do secador', after: null },
  ]);
});

test('is neither changed nor removed once it is paid', async () => {
  const id = await created({ payment_status: 'Pago' });
  const { payment_status: _, payment_date: __, ...fields } = form();
  const refused = { status: 409, body: { code: 'ALREADY_PAID' } };
  expect(await owner.put(`/api/payables/expenses/${id}`, { ...fields, value: 1 })).toMatchObject(refused);
  expect(await owner.call('DELETE', `/api/payables/expenses/${id}`)).toMatchObject(refused);
  expect(await found(id)).toMatchObject({ value: 240_00 });
});

test('of two windows the second is told how it is now; who repeats finds it done, who names no version writes', async () => {
  const id = await created();
  const { payment_status: _, payment_date: __, ...fields } = form();
  const change = (changes: object) => owner.put(`/api/payables/expenses/${id}`, { ...fields, ...changes });
  const { version } = (await found(id)) as Payable;
  expect((await change({ version, value: 300_00 })).status).toBe(200);
  const now = await found(id);
  const stale = { status: 409, body: { code: 'STALE', data: { payable: now } } };
  expect(await change({ version, supplier: 'Outro' })).toMatchObject(stale);
  expect(await found(id)).toEqual(now);
  expect((await change({ version, value: 300_00 })).status).toBe(200);
  expect((await change({ supplier: 'Outro' })).status).toBe(200);
});
