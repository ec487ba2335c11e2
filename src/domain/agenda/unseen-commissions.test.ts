import { expect, test } from 'vitest';
import { withStoredCommissions } from './unseen-commissions.ts';

const stored = {
  service_id: 'corte',
  service_name: 'Corte',
  unit_price: 80_00,
  professional_id: null,
  commission_percent: 40,
  commission_amount: 32_00,
  commission_from_net: false,
};
const before = { professional_id: 'rita', discount_value: 0, lines: [stored] };
const line = {
  service_id: 'corte',
  service_name: '',
  unit_price: 80_00,
  duration_minutes: 30,
  professional_id: null,
  commission_percent: null,
  commission_amount: null,
  commission_from_net: false,
  products_used: [],
};
const around = {
  professionals: [
    { id: 'rita', funcao: 'Cabeleireira', comissao_percentual: 40 },
    { id: 'bia', funcao: 'Cabeleireira', comissao_percentual: 50 },
    { id: 'dona', funcao: 'Proprietária', comissao_percentual: null },
  ],
  services: [{ id: 'corte', commission_percent: null }],
};
const kept = (lines: (typeof line)[], was: typeof before | undefined = before, professional_id = 'rita') =>
  withStoredCommissions({ professional_id, discount_value: 0, lines }, around, was).lines.map(
    (one) => one.commission_amount,
  );
const agreed = { ...before, lines: [{ ...stored, commission_percent: 25, commission_amount: 20_00 }] };
const bias = { ...line, professional_id: 'bia' as never };

test('a line that is saved by who does not see its commission keeps it, whatever was sent', () => {
  expect(kept([line])).toEqual([32_00]);
  expect(kept([{ ...line, commission_percent: 90 as never, commission_amount: 72_00 as never }])).toEqual([32_00]);
  const none = { ...stored, commission_percent: null as never, commission_amount: null as never };
  expect(kept([line], { ...before, lines: [none] })).toEqual([null]);
});

test('and it follows the price', () => {
  expect(kept([{ ...line, unit_price: 60_00 }])).toEqual([24_00]);
});

test('a new line carries what is usual, and nothing for the owner', () => {
  expect(kept([line, line], agreed)).toEqual([20_00, 32_00]);
  expect(kept([line, bias], agreed)).toEqual([20_00, 40_00]);
  expect(kept([bias, line], agreed)).toEqual([40_00, 20_00]);
  expect(kept([line], { ...before, lines: [] })).toEqual([32_00]);
  expect(kept([line], { ...before, lines: [] }, 'dona')).toEqual([null]);
});

test('a line that goes to somebody else is usually theirs, unless it was agreed on', () => {
  expect(kept([line], before, 'bia')).toEqual([40_00]);
  expect(kept([bias])).toEqual([40_00]);
  expect(kept([line], before, 'dona')).toEqual([null]);
  expect(kept([line], agreed, 'bia')).toEqual([20_00]);
  const written = { ...agreed, lines: [{ ...stored, commission_from_net: true }] };
  const form = { professional_id: 'bia', discount_value: 0, lines: [line] };
  const [handed] = withStoredCommissions(form, around, written).lines;
  expect(handed).toMatchObject({ commission_percent: 50, commission_from_net: true });
});
