import { expect, test } from 'vitest';
import { ownPercent, usualPercent, workerIn } from './usual.ts';

const professionals = [
  { id: 'rita', funcao: 'Cabeleireira', comissao_percentual: 40.126 },
  { id: 'bia', funcao: 'Manicure', comissao_percentual: null },
  { id: 'dona', funcao: ' PROPRIETARIA', comissao_percentual: 50 },
];
const services = [
  { id: 'luzes', commission_percent: 25 },
  { id: 'retoque', commission_percent: 0 },
  { id: 'corte', commission_percent: null },
];
const usual = (professional: string, service: string | null) =>
  usualPercent(workerIn({ professionals }, professional), ownPercent({ services }, service));

test('a service earns the percentage of its own before that of the professional, be it nothing', () => {
  expect(usual('rita', 'luzes')).toBe(25);
  expect(usual('rita', 'retoque')).toBe(0);
  expect(usual('bia', 'luzes')).toBe(25);
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
