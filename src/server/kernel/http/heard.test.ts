import { expect, test } from 'vitest';
import { rightsOf } from '#domain/members/rights.ts';
import { mayHear } from './heard.ts';

const heardBy = (role: 'owner' | 'receptionist' | 'professional') => {
  const member = { role, rights: rightsOf(role) };
  return ['appointments', 'cash_days', 'expenses', 'commission_closings', 'salon_hours', 'made_tomorrow'].filter(
    (entity) => mayHear(member, entity),
  );
};

test('a member hears of what they may ask for', () => {
  expect(heardBy('owner')).toHaveLength(6);
  expect(heardBy('receptionist')).toEqual(['appointments', 'cash_days', 'salon_hours', 'made_tomorrow']);
  expect(heardBy('professional')).toEqual(['salon_hours', 'made_tomorrow']);
});
