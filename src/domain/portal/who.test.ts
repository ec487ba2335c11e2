import { expect, test } from 'vitest';
import { mayHavePortal } from './who.ts';

test.each([
  ['Manicure', true, true],
  ['Manicure', false, false],
  ['Proprietária', true, false],
  ['PROPRIETARIA', true, false],
])('%s, active: %s, may have a portal: %s', (funcao, ativo, may) => {
  expect(mayHavePortal({ ativo, funcao })).toBe(may);
});
