import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanced, isListed, totalsOf } from './summary.ts';

const nothing = {
  services_count: 0,
  services_total: 0,
  tips_total: 0,
  commissions_total: 0,
  advances_total: 0,
  settled_total: 0,
  previous_balance: 0,
};
const row = (changes: Partial<typeof nothing> & { funcao?: string; is_active?: boolean; has_moved?: boolean } = {}) =>
  balanced({ ...nothing, funcao: 'Manicure', is_active: true, has_moved: false, ...changes });

test('the balance is commissions less advances, and what is owed has what was left before it too', () => {
  expect(row({ commissions_total: 464_00, advances_total: 600_00, previous_balance: 71_00 })).toMatchObject({
    balance: -136_00,
    owed: -65_00,
  });
});

test('what was settled outside is taken from the balance, and given back where too much had been paid', () => {
  expect(row({ commissions_total: 40_00, settled_total: 111_00, previous_balance: 71_00 })).toMatchObject({ owed: 0 });
  expect(row({ advances_total: 20_00, settled_total: -20_00 })).toMatchObject({ balance: 0, owed: 0 });
});

describe('listed is', () => {
  test('everybody active, also without any movement', () => {
    expect(isListed(row())).toBe(true);
  });

  test.each([
    ['an entry', { has_moved: true }, true],
    ['something owed', { previous_balance: 180_00 }, true],
    ['too much paid', { previous_balance: -1 }, true],
    ['nothing', {}, false],
  ])('who is inactive with %s', (_, changes, listed) => {
    expect(isListed(row({ is_active: false, ...changes }))).toBe(listed);
  });

  test.each(['Proprietária', 'PROPRIETARIA'])('not the owner, whatever she did: %s', (funcao) => {
    expect(isListed(row({ funcao, services_count: 3, services_total: 90_00 }))).toBe(false);
    expect(isListed(row({ funcao, commissions_total: 1 }))).toBe(true);
  });
});

test('the totals are those of the rows, and hold together as a row does', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const some = fc.record({
    services_count: fc.nat(500),
    services_total: fc.nat(1_000_000),
    commissions_total: amount,
    tips_total: amount,
    advances_total: fc.nat(1_000_000),
    settled_total: amount,
    previous_balance: amount,
  });
  fc.assert(
    fc.property(fc.array(some), (added) => {
      const totals = totalsOf(added.map(balanced));
      const { balance, owed, ...sums } = totals;
      expect(totals).toEqual(balanced(sums));
      expect(totals.services_count).toBe(added.reduce((all, { services_count }) => all + services_count, 0));
    }),
  );
});
