import { expect, test } from 'vitest';
import { withStoredPercents } from './unseen-percents.ts';

test('a service that is saved by who does not see commissions keeps them, and a new doer has none of their own', () => {
  const stored = { commission_percent: 30, doers: [{ staff_id: 'rita', commission_percent: 45 }] };
  const doer = (staff_id: string) => ({ staff_id, price: 70_00, commission_percent: 99 });
  const form = { commission_percent: null, doers: [doer('rita'), doer('bia')] };
  expect(withStoredPercents(form, stored)).toEqual({
    commission_percent: 30,
    doers: [
      { staff_id: 'rita', price: 70_00, commission_percent: 45 },
      { staff_id: 'bia', price: 70_00, commission_percent: null },
    ],
  });
});
