import { expect, test } from 'vitest';
import { cityOf, regionOf, zonesByCity } from './zone-cities.ts';

const ALL = ['America/Sao_Paulo', 'America/Buenos_Aires', 'Europe/Lisbon', 'Asia/Tokyo', 'Africa/Abidjan'];

test.each([
  ['America/Sao_Paulo', 'São Paulo', 'America'],
  ['America/Argentina/Rio_Gallegos', 'Río Gallegos', 'America, Argentina'],
  ['America/North_Dakota/New_Salem', 'New Salem', 'America, North Dakota'],
  ['UTC', 'UTC', ''],
])('%s is the zone of %s', (zone, city, region) => {
  expect(cityOf(zone)).toBe(city);
  expect(regionOf(zone)).toBe(region);
});

test('the cities of the country stand apart, both lists in the order of the alphabet', () => {
  const { own, others } = zonesByCity('PT', ALL, 'Europe/Lisbon');
  expect(own).toEqual(['Atlantic/Azores', 'Europe/Lisbon', 'Atlantic/Madeira']);
  expect(others.map(cityOf)).toEqual(['Abidjan', 'Buenos Aires', 'São Paulo', 'Tokyo', 'UTC']);
});

test('a zone with two names is listed once, by the one that is chosen', () => {
  const capital = (chosen: string) =>
    zonesByCity('AR', ALL, chosen).own.filter((zone) => cityOf(zone) === 'Buenos Aires');
  expect(capital('America/Argentina/Salta')).toEqual(['America/Argentina/Buenos_Aires']);
  expect(capital('America/Buenos_Aires')).toEqual(['America/Buenos_Aires']);
  expect(zonesByCity('AR', ALL, 'UTC').others).not.toContain('America/Buenos_Aires');
});

test('what is chosen is always listed, once, also where it is no zone of the country', () => {
  const { own, others } = zonesByCity('BR', ALL, 'Antarctica/Troll');
  expect([...own, ...others].filter((zone) => zone === 'Antarctica/Troll')).toHaveLength(1);
  expect(zonesByCity('OTHER', ALL, 'Asia/Tokyo')).toMatchObject({ own: [] });
});
