import { expect, test } from 'vitest';
import { tableUses } from './table-uses.ts';

const tables = new Set(['staff', 'sales', 'clients', 'auth.users', 'date']);

const usesIn = (code: string) =>
  tableUses('a.ts', code, tables).map(({ table, access, line }) => `${access} ${table} ${line}`);

test('the query builder reads by from and join, with and without another name, alone and in a list', () => {
  expect(usesIn(`db.selectFrom('staff').innerJoin('sales', 'a', 'b').leftJoin('clients as payer', 'a', 'b')`)).toEqual([
    'read clients 1',
    'read sales 1',
    'read staff 1',
  ]);
  expect(usesIn(`db.selectFrom(['staff as one', 'sales'])`)).toEqual(['read staff 1', 'read sales 1']);
  expect(usesIn(`db.updateTable('staff').from('sales')`)).toEqual(['read sales 1', 'write staff 1']);
  expect(usesIn(`eb.exists(({ selectFrom }) => selectFrom('sales'))`)).toEqual(['read sales 1']);
});

test('the query builder writes by insert, update and delete', () => {
  expect(usesIn(`db.insertInto('staff')`)).toEqual(['write staff 1']);
  expect(usesIn(`db.updateTable('auth.users')`)).toEqual(['write auth.users 1']);
  expect(usesIn(`db.deleteFrom('sales')`)).toEqual(['write sales 1']);
  expect(usesIn(`db.with('gone', (db) => db.deleteFrom('sales')).selectFrom('gone')`)).toEqual(['write sales 1']);
});

test('SQL as text reads and writes, on whichever line of it', () => {
  expect(usesIn('sql`\n  select from staff as one\n  join sales on true`')).toEqual(['read staff 2', 'read sales 3']);
  expect(usesIn("auth.query('update auth.users set name = $1')")).toEqual(['write auth.users 1']);
  expect(usesIn('sql`insert into "sales" (id) select id from public.staff`')).toEqual([
    'write sales 1',
    'read staff 1',
  ]);
  expect(usesIn('sql`select from staff as one, sales`')).toEqual(['read staff 1', 'read sales 1']);
});

test('a CTE that writes is seen, and so is a row that is deleted', () => {
  expect(
    usesIn('sql`with gone as (delete from sales returning id), done as (update staff set a = 1) select 1`'),
  ).toEqual(['write sales 1', 'write staff 1']);
  expect(usesIn('sql`DELETE FROM sales`')).toEqual(['write sales 1']);
});

test('what is filled into a statement is looked at itself', () => {
  expect(usesIn(`sql\`select from \${staffRows} where exists (\${sql\`select from sales\`})\``)).toEqual([
    'read sales 1',
  ]);
});

test('locks, upserts, parts of dates, comments and other texts name no table', () => {
  expect(usesIn('sql`select 1 for update of staff`')).toEqual([]);
  expect(usesIn('sql`insert into sales values (1) on conflict (id) do update set id = 1`')).toEqual(['write sales 1']);
  expect(usesIn('sql`select extract(year from day) -- from staff\n`')).toEqual([]);
  expect(usesIn("// reads from staff\nlog('staff')")).toEqual([]);
  expect(usesIn("type Columns = 'staff'; import { staff } from './staff.ts'")).toEqual([]);
});
