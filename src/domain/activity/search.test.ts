import { expect, test } from 'vitest';
import { hasTerms, termsOf } from './search.ts';

const line = {
  who: { name: 'Márcia' },
  subject: { kind: 'sale', text: 'Patrícia Moura', number: 1482 },
  changes: [
    { field: 'price', kind: 'money', from: '11000', to: '12050' },
    { field: 'paid', kind: 'paid', from: null, to: '8990 PIX' },
    { field: 'note', kind: 'text', from: null, to: 'Trocado por outro' },
  ],
} as const;

const finds = (typed: string) => hasTerms(line, termsOf(typed));

test.each(['marcia', 'MOURA', 'patricia moura', 'trocado marcia', '1482', '1.482', 'pix', ''])(
  '“%s” finds it',
  (typed) => {
    expect(finds(typed)).toBe(true);
  },
);

test.each(['110', 'R$ 110', 'R$ 120,50', '89,90', '89.90', '110,00'])('the amount “%s” finds it', (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each(['marta', 'patricia lima', 'R$ 119', '120,51', 'price'])('“%s” does not', (typed) => {
  expect(finds(typed)).toBe(false);
});
