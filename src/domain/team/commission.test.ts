import { expect, test } from 'vitest';
import { commissionOf } from './commission.ts';

test('the owner earns no commission, however the function is written', () => {
  for (const funcao of ['Proprietária', 'PROPRIETARIA', ' proprietária ']) {
    expect(commissionOf({ funcao, comissao_percentual: 40 })).toBeNull();
  }
});

test('a professional keeps the percentage with two decimals, and none is not zero', () => {
  expect(commissionOf({ funcao: 'Manicure', comissao_percentual: 33.335 })).toBe(33.34);
  expect(commissionOf({ funcao: 'Manicure', comissao_percentual: 0 })).toBe(0);
  expect(commissionOf({ funcao: 'Manicure', comissao_percentual: null })).toBeNull();
});
