import { expect, test } from 'vitest';
import { clientMeant } from './client-meant.ts';

const [ana, anaPaula, anaDois] = [{ name: 'Ana Souza' }, { name: 'Ana Souza Lima' }, { name: 'Ana Souza', id: 2 }];

test('an exact name means its client, whatever capitals and accents, also among others', () => {
  expect(clientMeant(' ana  SOUZA', [anaPaula, ana])).toBe(ana);
});

test('the only one that was found is meant', () => {
  expect(clientMeant('an', [anaPaula])).toBe(anaPaula);
});

test('several, two of the same name, nobody, or a single letter mean nobody', () => {
  expect(clientMeant('ana', [ana, anaPaula])).toBeUndefined();
  expect(clientMeant('Ana Souza', [ana, anaDois, anaPaula])).toBeUndefined();
  expect(clientMeant('Bia', [])).toBeUndefined();
  expect(clientMeant('a ', [ana])).toBeUndefined();
});
