import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranked, rankOf } from './match.ts';

const close = { name: 'Fechar caixa', others: 'encerrar gaveta contar dinheiro' };

test.each([
  ['fechar', 0],
  ['FECHAR CAI', 0],
  ['caixa', 1],
  ['caixa fechar', 1],
  ['gaveta', 2],
  ['fechar gaveta', 2],
  ['abrir', null],
  ['aixa', null],
  ['', null],
  ['%', null],
])('"%s" finds it in rank %s', (typed, rank) => {
  expect(rankOf(close, typed)).toBe(rank);
});

test('accents and capitals make no difference', () => {
  expect(rankOf({ name: 'Bloquear horário', others: '' }, 'BLOQUEAR HORARIO')).toBe(0);
  expect(rankOf({ name: 'Comissoes', others: '' }, 'comissões')).toBe(0);
});

test('what is called so comes before what only has other words for it, and no more than asked for', () => {
  const all = [
    { name: 'Caixa', others: 'vendas' },
    { name: 'Nova venda', others: '' },
    { name: 'Vendas do mês', others: '' },
  ];
  expect(ranked(all, 'venda', 9).map(({ name }) => name)).toEqual(['Vendas do mês', 'Nova venda', 'Caixa']);
  expect(ranked(all, 'venda', 1)).toHaveLength(1);
});

test('every name is found by the beginnings of its own words', () => {
  const word = fc.stringMatching(/^[a-zà-öø-ú]{1,9}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.nat(8)), { minLength: 1, maxLength: 5 }), (words) => {
      const name = words.map(([word]) => word).join(' ');
      const typed = words.map(([word, cut]) => word.slice(0, cut + 1)).toReversed();
      expect(rankOf({ name, others: '' }, typed.join(' '))).not.toBeNull();
    }),
  );
});
