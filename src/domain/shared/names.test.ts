import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initials, isOwnerRole, sameName, titleCase, withoutAccents, withSmallParticles } from './names.ts';

const anyText = fc.string({ unit: 'grapheme' });
const names = fc.array(
  fc.constantFrom('ana', 'MARIA', 'da', 'DE', 'e', 'dos', "d'ávila", 'João', 'Ana-maria', '💇‍♀️', 'J.'),
  {
    minLength: 1,
  },
);

describe('a name in title case', () => {
  test.each([
    ['MARIA DA SILVA', 'Maria da Silva'],
    ['joão dos santos e souza', 'João dos Santos e Souza'],
    ['  ana   das  dores ', 'Ana das Dores'],
    ['de souza', 'De Souza'],
    ['DO CARMO', 'Do Carmo'],
    ["d'ávila", "D'Ávila"],
    ['luiza SANT’ANNA', 'Luiza Sant’Anna'],
    ["o'neill", "O'Neill"],
    ["bia's", "Bia's"],
    ['ana-maria braga', 'Ana-Maria Braga'],
    ['bia 💇‍♀️ lima', 'Bia 💇‍♀️ Lima'],
    ['💅bia', '💅Bia'],
    ['carla (vip)', 'Carla (Vip)'],
    ['maria "bia" e \'lu\'', 'Maria "Bia" e \'Lu\''],
    ['j.p. souza', 'J.P. Souza'],
    ['édson ávila', 'Édson Ávila'],
    ['cliente 2b', 'Cliente 2b'],
    ['ßtraube', 'ßtraube'],
    ['', ''],
    ['   ', ''],
  ])('%j becomes %j', (typed, name) => {
    expect(titleCase(typed)).toBe(name);
  });

  test('an accent typed as a separate mark is the same letter', () => {
    expect(titleCase('E\u0301dson')).toBe('Édson');
    expect(titleCase('\u0131\u0301talo')).toBe('Ítalo');
  });

  test('writing it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.string({ unit: 'binary' }),
          names.map((words) => words.join(' ')),
        ),
        (text) => {
          const once = titleCase(text);
          expect(titleCase(once)).toBe(once);
        },
      ),
    );
  });

  test('how it was typed, in capitals or not, does not matter', () => {
    fc.assert(
      fc.property(names, (words) => {
        const typed = words.join('  ');
        expect(titleCase(typed.toUpperCase())).toBe(titleCase(typed.toLowerCase()));
      }),
    );
  });

  test('it stays the same name, with single spaces', () => {
    fc.assert(
      fc.property(names, (words) => {
        const name = titleCase(words.join('   '));
        expect(sameName(name, words.join(' '))).toBe(true);
        expect(name.split(' ')).toHaveLength(words.length);
      }),
    );
  });

  test('da, de, do, das, dos and e are small everywhere but at the start', () => {
    fc.assert(
      fc.property(names, (words) => {
        const [first, ...rest] = titleCase(words.join(' ')).split(' ');
        expect(first).not.toMatch(/^(da|de|do|das|dos|e)$/);
        for (const word of rest) expect(word).not.toMatch(/^(Da|De|Do|Das|Dos|E|DA|DE)$/);
      }),
    );
  });
});

describe('accents', () => {
  test('are taken off letters, and emoji are left whole', () => {
    expect(withoutAccents('São João, coração')).toBe('Sao Joao, coracao');
    expect(withoutAccents('❤️ Bia 💇‍♀️')).toBe('❤️ Bia 💇‍♀️');
  });

  test('taking them off again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
        expect(withoutAccents(withoutAccents(text))).toBe(withoutAccents(text));
      }),
    );
  });
});

describe('the same name', () => {
  test('ignores accents, capitals and spaces', () => {
    expect(sameName('JOÃO  Costa ', 'joao costa')).toBe(true);
    expect(sameName('João Costa', 'João da Costa')).toBe(false);
  });
});

describe('the owner', () => {
  test.each(['Proprietária', 'proprietaria', ' PROPRIETÁRIA ', 'Proprieta\u0301ria'])('is %j', (funcao) => {
    expect(isOwnerRole(funcao)).toBe(true);
  });

  test.each(['Cabeleireira', 'Proprietário', 'Proprietária e manicure', '', null, undefined])('is not %j', (funcao) => {
    expect(isOwnerRole(funcao)).toBe(false);
  });
});

describe('initials', () => {
  test.each([
    ['Maria da Silva', 'MS'],
    ['ana', 'A'],
    ['Édson Ávila', 'ÉÁ'],
    ['Maria José dos Santos', 'MS'],
    ['💇 Bia', 'B'],
    ['De Souza', 'DS'],
    ["D'Ávila", 'D'],
    ['', ''],
    ['💇', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test('are two letters at most', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(initials(text)).toMatch(/^\p{L}{0,2}$/u);
      }),
    );
  });
});

test.each([
  ['Casa Da Helena', 'Casa da Helena'],
  ['BELLA Hair E Make', 'BELLA Hair e Make'],
  ['Espaço DOS Santos', 'Espaço dos Santos'],
  ['De Souza', 'De Souza'],
  ['Studio E', 'Studio E'],
  ['Dora  Do  Dom', 'Dora  do  Dom'],
])('the business name %j is kept as %j', (typed, kept) => {
  expect(withSmallParticles(typed)).toBe(kept);
});
