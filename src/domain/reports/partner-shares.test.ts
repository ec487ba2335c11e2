import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { addShares, partnerShares } from './partner-shares.ts';

test('the commission is the professional’s share, the rest of what clients paid is the salon’s', () => {
  expect(partnerShares(cents(100_00), cents(40_00), false)).toEqual({
    gross: 100_00,
    salon: 60_00,
    professional: 40_00,
  });
});

test('what the owner or nobody did is the salon’s', () => {
  expect(partnerShares(cents(100_00), cents(40_00), true)).toEqual({ gross: 100_00, salon: 100_00, professional: 0 });
});

test('the two shares are always the whole, and so are their sums', () => {
  const share = fc
    .tuple(fc.nat(9_999_999), fc.nat(9_999_999), fc.boolean())
    .map(([gross, commission, own]) => partnerShares(cents(gross), cents(commission), own));
  fc.assert(
    fc.property(fc.array(share), (all) => {
      const { gross, salon, professional } = addShares(all);
      expect(salon + professional).toBe(gross);
      expect(gross).toBe(all.reduce((sum, one) => sum + one.gross, 0));
    }),
  );
});
