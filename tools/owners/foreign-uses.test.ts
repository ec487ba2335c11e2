import { expect, test } from 'vitest';
import { foreignUses } from './foreign-uses.ts';

const owners = { staff: 'team', sales: 'cashier' };

const problemsOf = (path: string, code: string, exceptions: Parameters<typeof foreignUses>[2] = []) =>
  foreignUses([{ path: `src/server/${path}`, code }], owners, exceptions);

test('an area writes and reads its own tables', () => {
  expect(problemsOf('team/queries.ts', `db.insertInto('staff'); db.selectFrom('staff')`)).toEqual([]);
  expect(problemsOf('cashier/sales/queries.ts', 'sql`update sales set a = 1`')).toEqual([]);
});

test('another area that writes a table is told whose it is', () => {
  expect(problemsOf('cashier/queries.ts', `\ndb.updateTable('staff')`)).toEqual([
    'src/server/cashier/queries.ts:2 writes staff, which belongs to team: call a verb of team',
  ]);
  expect(problemsOf('assemble.ts', `db.deleteFrom('staff')`)).toHaveLength(1);
});

test('another area that reads a table by its name is told what to read instead', () => {
  expect(problemsOf('cashier/queries.ts', `db.selectFrom('sales').leftJoin('staff as seller', 'a', 'b')`)).toEqual([
    'src/server/cashier/queries.ts:1 reads staff, which belongs to team: read what team lends (src/server/team/*-select.ts), or call a verb of it',
  ]);
  expect(problemsOf('cashier/queries.ts', `db.selectFrom('sales').leftJoin(staffRows.as('staff'), 'a', 'b')`)).toEqual(
    [],
  );
});

test('an exception holds for one file, one table and one access, and is named once nobody needs it', () => {
  const mayRead = { file: 'src/server/cashier/queries.ts', access: 'read', tables: ['staff'] } as const;
  expect(problemsOf('cashier/queries.ts', `db.selectFrom('staff')`, [mayRead])).toEqual([]);
  expect(problemsOf('cashier/queries.ts', `db.selectFrom('staff'); db.deleteFrom('staff')`, [mayRead])).toHaveLength(1);
  expect(problemsOf('cashier/other-queries.ts', `db.selectFrom('staff')`, [mayRead])).toHaveLength(2);
  expect(problemsOf('cashier/queries.ts', '', [mayRead])).toEqual([
    'owners.ts excuses what is not done any more: src/server/cashier/queries.ts reads staff',
  ]);
});

test('who writes a table says which', () => {
  const unnamed = 'src/server/team/queries.ts:1 writes a table that it does not name: write its name there';
  expect(problemsOf('team/queries.ts', 'db.updateTable(TABLES[kind])')).toEqual([unnamed]);
  expect(problemsOf('team/queries.ts', `sql\`delete from \${table}\``)).toEqual([unnamed]);
  expect(
    problemsOf('team/queries.ts', `db.selectFrom(staffRows.as('staff')); sql\`select from \${staffRows}\``),
  ).toEqual([]);
});
