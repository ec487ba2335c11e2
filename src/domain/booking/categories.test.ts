import { expect, test } from 'vitest';
import { groupByCategory, slugOf } from './categories.ts';

test.each([
  ['Cabelo', 'cabelo'],
  ['Estética Facial', 'estética-facial'],
  ['Mãos & Pés (spa)', 'mãos-pés-spa'],
  ['corte_e  escova', 'corte-e-escova'],
  ['Pré-noiva!', 'pré-noiva'],
  ['…', ''],
])('the slug of "%s" is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

const service = (name: string, category: string) => ({ name, category });
const names = (groups: ReturnType<typeof groupByCategory<ReturnType<typeof service>>>) =>
  groups.map(({ name, services }) => [name, services.map((one) => one.name)]);

test('services stand under their categories, in the order of the categories, empty ones left out', () => {
  const groups = groupByCategory(
    [service('Manicure', 'Unha'), service('Corte', 'Cabelo'), service('Escova', 'Cabelo')],
    ['Cabelo', 'Massagem', 'Unha'],
    'Outros',
  );
  expect(names(groups)).toEqual([
    ['Cabelo', ['Corte', 'Escova']],
    ['Unha', ['Manicure']],
  ]);
});

test('services of a hidden or deleted category come last, under "Outros"', () => {
  const groups = groupByCategory([service('Corte', 'Escondida'), service('Manicure', 'Unha')], ['Unha'], 'Outros');
  expect(names(groups)).toEqual([
    ['Unha', ['Manicure']],
    ['Outros', ['Corte']],
  ]);
});

test('a category that is itself called "Outros" is not shown twice', () => {
  const groups = groupByCategory(
    [service('Corte', 'Escondida'), service('Piercing', 'Outros'), service('Tranças', 'Penteados')],
    ['Outros', 'Penteados'],
    'Outros',
  );
  expect(names(groups)).toEqual([
    ['Penteados', ['Tranças']],
    ['Outros', ['Corte', 'Piercing']],
  ]);
});

test('names that differ in punctuation alone lead to different places', () => {
  const groups = groupByCategory(
    [service('A', 'Spa'), service('B', 'Spa!'), service('C', '?')],
    ['Spa', 'Spa!', '?'],
    'Outros',
  );
  expect(groups.map(({ slug }) => slug)).toEqual(['spa', 'spa-2', '-']);
});
