import { expect, test } from 'vitest';
import { NO_COMMISSION } from './freeze.ts';
import { withoutOwners } from './owner.ts';

const line = (changes: object = {}) => ({
  service_id: 'corte',
  service_name: 'Corte',
  unit_price: 80_00,
  professional_id: null as string | null,
  commission_percent: 40,
  commission_amount: 32_00,
  commission_from_net: false,
  ...changes,
});
const ofDona = (...lines: ReturnType<typeof line>[]) => ({ professional_id: 'dona', discount_value: 0, lines });
const isOwner = (id: string | null) => id === 'dona';
const none = { ...line(), ...NO_COMMISSION };

test('lines of the owner carry no commission, be it entered as nothing; those of others do', () => {
  const nothing = line({ commission_percent: 0, commission_amount: 0 });
  const ofRita = line({ professional_id: 'rita' });
  expect(withoutOwners(ofDona(line(), nothing, ofRita), isOwner)).toEqual([none, none, ofRita]);
  const ofRitas = { ...ofDona(line(), line({ professional_id: 'dona' })), professional_id: 'rita' };
  expect(withoutOwners(ofRitas, isOwner)).toEqual([line(), { ...none, professional_id: 'dona' }]);
});

test('what was finalised with one keeps it until something changes that it was computed from', () => {
  const kept = ofDona(line(), line({ service_id: 'escova', commission_from_net: true }));
  expect(withoutOwners(kept, isOwner, kept)).toEqual(kept.lines);
  // What finalising wrote follows the net value: another discount computes it anew.
  expect(withoutOwners({ ...kept, discount_value: 5_00 }, isOwner, kept)).toMatchObject([line(), NO_COMMISSION]);
  for (const change of [{ unit_price: 90_00 }, { commission_amount: 33_00 }, { service_id: 'cor' }]) {
    expect(withoutOwners(ofDona(line(change)), isOwner, kept)).toMatchObject([NO_COMMISSION]);
  }
  const fromRita = { ...kept, professional_id: 'rita' };
  expect(withoutOwners(kept, isOwner, fromRita)).toMatchObject([NO_COMMISSION, NO_COMMISSION]);
});
