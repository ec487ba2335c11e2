import { expect, test } from 'vitest';
import type { OwnerId, Principal, StaffId } from '../principal.ts';
import { announced, concerns } from './concerns.ts';

const owner: Principal = { kind: 'owner', id: 'salon' as OwnerId };
const rita: Principal = { kind: 'professional', id: 'rita' as StaffId };

test('an announcement names salon, table and whom it concerns', () => {
  expect(announced('salon clients')).toEqual({ salon: 'salon', entity: 'clients', professionals: [] });
  expect(announced('salon appointments rita,nina').professionals).toEqual(['rita', 'nina']);
  expect(announced('salon staff *').professionals).toBe('all');
});

test.each(['appointments rita', 'clients', 'sales', 'staff_time_off nina'])('an owner hears of %s', (change) => {
  expect(concerns(owner, announced(`salon ${change}`))).toBe(true);
});

test.each([
  'appointments rita',
  'appointments nina,rita',
  'staff_shifts rita',
  'staff_portal_access rita',
  'commission_advances rita',
  'commission_settlements rita',
  'sales rita',
  'sale_voids rita',
  'staff *',
])('a professional hears of %s, which is theirs', (change) =>
  expect(concerns(rita, announced(`salon ${change}`))).toBe(true),
);

test.each(['salon_hours', 'salon_exceptions', 'profiles', 'sessions', 'commission_closings'])(
  'a professional hears of %s, which everybody goes by',
  (change) => expect(concerns(rita, announced(`salon ${change}`))).toBe(true),
);

test.each(['client_warnings', 'technical_sheets nina', 'client_photos'])(
  'a professional hears of %s, which may be of a client of theirs',
  (change) => expect(concerns(rita, announced(`salon ${change}`))).toBe(true),
);

test.each([
  'appointments nina',
  'appointments',
  'staff_time_off nina',
  'clients',
  'sales',
  'sales nina',
  'products',
  'users',
])('a professional does not hear of %s', (change) => expect(concerns(rita, announced(`salon ${change}`))).toBe(false));

test('the public pages follow what they show', () => {
  const shown = [
    'profiles',
    'services',
    'service_categories',
    'staff *',
    'salon_hours',
    'salon_exceptions',
    'salon_pages',
  ];
  const heard = [...shown, 'appointments rita', 'clients', 'products'];
  expect(heard.filter((change) => concerns({ kind: 'visitor' }, announced(`salon ${change}`)))).toEqual(shown);
});

test('the system does not follow the hours', () => {
  expect(concerns({ kind: 'system' }, announced('salon salon_hours'))).toBe(false);
});
