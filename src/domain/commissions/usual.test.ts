import { expect, test } from 'vitest';
import { agreedPercent, usualPercent, workerIn } from './usual.ts';

const professionals = [
  { id: 'rita', funcao: 'Cabeleireira', comissao_percentual: 40.126 },
  { id: 'bia', funcao: 'Manicure', comissao_percentual: null },
  { id: 'dona', funcao: ' PROPRIETARIA', comissao_percentual: 50 },
];
const own = { price: null, duration_minutes: null };
const services = [
  { id: 'luzes', commission_percent: 25 },
  { id: 'retoque', commission_percent: 0 },
  { id: 'corte', commission_percent: null },
  { id: 'tintura', commission_percent: 25, doers: [{ ...own, staff_id: 'rita', commission_percent: 30 }] },
  { id: 'escova', commission_percent: null, doers: [{ ...own, staff_id: 'rita', commission_percent: 0 }] },
];
const usual = (professional: string, service: string | null) =>
  usualPercent(workerIn({ professionals }, professional), agreedPercent({ services }, service, professional));

test('a service earns the percentage of its own before that of the professional, be it nothing', () => {
  expect(usual('rita', 'luzes')).toBe(25);
  expect(usual('rita', 'retoque')).toBe(0);
  expect(usual('bia', 'luzes')).toBe(25);
});

test("a professional's own percentage for a service stands before the service's, be it nothing", () => {
  expect(usual('rita', 'tintura')).toBe(30);
  expect(usual('bia', 'tintura')).toBe(25);
  expect(usual('rita', 'escova')).toBe(0);
});

test('without one of its own, or once it is gone, it earns that of the professional', () => {
  expect(usual('rita', 'corte')).toBe(40.13);
  expect(usual('rita', null)).toBe(40.13);
  expect(usual('bia', 'corte')).toBeNull();
});

test('the owner earns nothing, whatever the service or her row says, and neither does nobody', () => {
  expect(usual('dona', 'luzes')).toBeNull();
  expect(usual('dona', 'corte')).toBeNull();
  expect(usual('somebody', 'luzes')).toBeNull();
});
