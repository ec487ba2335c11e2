import { expect, test } from 'vitest';
import { locksByHand } from './locks-by-hand.ts';

const known = [
  'kernel/database/holding.ts',
  'kernel/database/once.ts',
  'kernel/database/migrate.ts',
  'kernel/database/roles.ts',
  'kernel/embedded/claim.ts',
  'pages/queries.ts',
].map((name) => ({ path: `src/server/${name}`, text: 'select pg_advisory_xact_lock(1)' }));

const withText = (text: string) => locksByHand([...known, { path: 'src/server/cashier/queries.ts', text }]);

test.each([
  'select pg_advisory_xact_lock(1)',
  'select pg_try_advisory_lock_shared(1)',
  'select id from products\n  for no key  update',
  ".selectFrom('products').forNoKeyUpdate()",
])('%j is taken by hand', (text) => {
  expect(withText(text)).toEqual([expect.stringContaining('src/server/cashier/queries.ts takes a lock by hand')]);
});

test('rows of an area’s own may be held for update, and what a row points at for key share', () => {
  expect(withText(".forUpdate() ... 'for key share'")).toEqual([]);
});

test('an exception that is none any more is named', () => {
  expect(locksByHand(known.slice(1))).toEqual([
    'src/server/kernel/database/holding.ts takes no lock any more: tools/locks-by-hand.ts need not name it',
  ]);
});
