import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AS_THE_ROLE,
  differenceFrom,
  discountLimitOf,
  GIVEN_ROLES,
  mayDo,
  RIGHTS,
  type Right,
  ROLES,
  rightsOf,
} from './rights.ts';

test('the owner has every right, whatever is withheld', () => {
  expect([...rightsOf('owner', { ...AS_THE_ROLE, withheld: [...RIGHTS] })]).toEqual(RIGHTS);
  expect(discountLimitOf('owner', { ...AS_THE_ROLE, discount_limit: 5 })).toBe(100);
});

test('a manager may everything but what is the owner’s alone', () => {
  const manager = { role: 'manager', rights: rightsOf('manager') } as const;
  expect(RIGHTS.every((right) => mayDo(manager, right))).toBe(true);
  expect(mayDo(manager, 'owner')).toBe(false);
});

test('a receptionist sees agenda and clients and takes payments, and no totals, reports, bills, commissions or exports', () => {
  const rights = rightsOf('receptionist');
  for (const right of ['all_agenda', 'clients', 'client_contacts', 'payments', 'discounts', 'cash_drawer'] as const) {
    expect(rights.has(right), right).toBe(true);
  }
  for (const right of ['month_totals', 'reports', 'bills', 'all_commissions', 'export', 'corrections'] as const) {
    expect(rights.has(right), right).toBe(false);
  }
  expect(discountLimitOf('receptionist')).toBe(10);
});

test('a professional has their own agenda alone, and gives no discount', () => {
  expect([...rightsOf('professional')]).toEqual(['own_agenda']);
  expect(discountLimitOf('professional')).toBe(0);
});

test('what somebody has of their own goes before their role', () => {
  const own = { granted: ['export'] as Right[], withheld: ['cash_drawer'] as Right[], discount_limit: 15 };
  expect(rightsOf('receptionist', own).has('export')).toBe(true);
  expect(rightsOf('receptionist', own).has('cash_drawer')).toBe(false);
  expect(discountLimitOf('receptionist', own)).toBe(15);
});

test('the difference from a role says the same rights and the same limit again', () => {
  const any = fc.record({
    role: fc.constantFrom(...GIVEN_ROLES),
    rights: fc.subarray([...RIGHTS]),
    limit: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(any, ({ role, rights, limit }) => {
      const own = differenceFrom(role, new Set(rights), limit);
      expect([...rightsOf(role, own)]).toEqual(rights);
      expect(discountLimitOf(role, own)).toBe(rights.includes('discounts') ? limit : 0);
    }),
  );
});

test('a role differs from itself by nothing', () => {
  for (const role of GIVEN_ROLES) {
    expect(differenceFrom(role, rightsOf(role), discountLimitOf(role))).toEqual(AS_THE_ROLE);
  }
});

test('one of several rights is enough; visitors’ doings, a session and membership need none', () => {
  const rights: Right[] = ['payments'];
  expect(mayDo({ role: 'receptionist', rights }, ['stock', 'payments'])).toBe(true);
  expect(mayDo({ role: 'receptionist', rights }, ['stock', 'reports'])).toBe(false);
  for (const role of ROLES) {
    for (const needs of ['nothing', 'session', 'member'] as const) {
      expect(mayDo({ role, rights: [] }, needs)).toBe(true);
    }
  }
});
