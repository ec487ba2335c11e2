import { expect, test } from 'vitest';
import { groupByCategory } from './group-by-category.ts';

const service = (category: string, name: string) => ({ category, name });

test('services stand under their category, in the order they come in', () => {
  const services = [service('Cabelo', 'Corte'), service('Cabelo', 'Escova'), service('Unha', 'Manicure')];
  expect(groupByCategory(services)).toEqual([
    { category: 'Cabelo', services: services.slice(0, 2) },
    { category: 'Unha', services: services.slice(2) },
  ]);
});

test('categories that differ by capitals are two', () => {
  expect(groupByCategory([service('Cabelo', 'Corte'), service('cabelo', 'Escova')])).toHaveLength(2);
});
