import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/countries.ts';
import { LONGEST_DURATION_MINUTES, usualCategories } from './defaults.ts';
import { MOST_STARTERS, STARTER_KINDS, startersOf } from './starters.ts';

// In a country that speaks none of ours the owner's language counts.
const places = LANGUAGES.map((language) => ({ country: 'OTHER' as const, language }));

test('a salon of hair starts with 14 services, one of nails with 8, a barber with 6, one of beauty with 12', () => {
  const starters = startersOf({ country: 'BR', language: 'pt' });
  const counts = STARTER_KINDS.map((kind) => starters.filter((one) => one.kind === kind).length);
  expect(counts).toEqual([14, 8, 6, 12]);
  expect(starters.length).toBeLessThanOrEqual(MOST_STARTERS);
});

test('no two have the same name in any language, so that ticking two kinds adds none twice', () => {
  for (const place of places) {
    const names = startersOf(place).map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  }
});

test('each is in one of the usual categories of its language and takes whole minutes of a day', () => {
  for (const place of places) {
    for (const { category, duration_minutes } of startersOf(place)) {
      expect(usualCategories(place)).toContain(category);
      expect(Number.isInteger(duration_minutes) && duration_minutes > 0).toBe(true);
      expect(duration_minutes).toBeLessThan(LONGEST_DURATION_MINUTES);
    }
  }
});

test('names are in the language of the country, whatever the owner reads', () => {
  expect(startersOf({ country: 'BR', language: 'en' })[0]?.name).toBe('Corte feminino');
  expect(startersOf({ country: 'MX', language: 'pt' })[0]?.name).toBe('Corte de mujer');
  expect(startersOf({ country: 'DE', language: 'en' })[0]?.name).toBe("Women's haircut");
});
