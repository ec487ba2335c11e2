import { expect, test } from 'vitest';
import { readRows as readImport } from './read-rows.ts';

const readRows = (clients: unknown) => readImport({ clients });

const row = { name: 'ana prado', phone: '(11) 98455-2071', phone_country: 'BR', email: '' };

test('rows are read as a form of each would be', async () => {
  expect(await readRows([row])).toEqual({
    ok: true,
    clients: [{ name: 'Ana Prado', phone: '+5511984552071', phone_country: 'BR', email: '' }],
  });
});

test('a hundred wrong rows are named, the rest are counted', async () => {
  const rows = Array.from({ length: 20_000 }, (_, place) => (place % 2 ? { ...row, name: '', phone: 'x' } : row));
  const read = await readRows(rows);
  if (read.ok) throw new Error('Half of them are wrong.');
  expect(read.more).toBe(9_900);
  expect(Object.keys(read.fields)).toHaveLength(200);
  expect(read.fields).toMatchObject({
    'clients.1.name': 'clients:errors.nameRequired',
    'clients.199.phone': 'clients:errors.phoneInvalid',
  });
});

test.each([[null], [5], ['Ana'], [[]]])('%j is no row, and no bug either', async (odd) => {
  expect(await readRows([odd])).toMatchObject({ ok: false });
  expect(await readImport(odd)).toMatchObject({ ok: false });
});

test('while a long file is read, others have their turn', async () => {
  let turns = 0;
  let isReading = true;
  const count = () => {
    turns += 1;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  await readRows(Array(20_000).fill({}));
  isReading = false;
  expect(turns).toBeGreaterThan(50);
});
