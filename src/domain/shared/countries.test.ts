import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COUNTRIES,
  countryFromLocales,
  dateLocale,
  isCountry,
  isLanguage,
  isTimeZone,
  LANGUAGES,
  languageAround,
  languageFromLocales,
  numberLocale,
  timeZoneFor,
} from './countries.ts';
import { ZONES_OF } from './zones.ts';

/** Newer than TypeScript's types. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] };

const zoneEntries = Object.entries(ZONES_OF);

describe('countries and languages', () => {
  test('there are 15 countries and three languages', () => {
    expect(COUNTRIES.join(' ')).toBe('BR PT IE ES US GB DE FR IT AR MX CO CL PE OTHER');
    expect(LANGUAGES.map(dateLocale)).toEqual(['pt-BR', 'en-US', 'es-ES']);
  });

  test('a number is written as its country does where it speaks the language, else as the language has it', () => {
    const places = (language: (typeof LANGUAGES)[number]) =>
      COUNTRIES.map((country) => numberLocale({ country, language })).filter(
        (locale) => locale !== dateLocale(language),
      );
    expect(places('pt')).toEqual(['pt-PT']);
    expect(places('en')).toEqual(['en-IE', 'en-GB']);
    expect(places('es')).toEqual(['es-US', 'es-AR', 'es-MX', 'es-CO', 'es-CL', 'es-PE']);
  });

  test("around a salon people read the language of its country, or the owner's where that is none of ours", () => {
    const around = (country: (typeof COUNTRIES)[number]) => languageAround({ country, language: 'es' });
    expect(COUNTRIES.map(around).join(' ')).toBe('pt pt en es en en es es es es es es es es es');
  });

  test('anything else is neither', () => {
    for (const value of ['br', 'JP', '', null, undefined, 0, 'toString']) {
      expect(isCountry(value)).toBe(false);
      expect(isLanguage(value)).toBe(false);
    }
    expect(isCountry('OTHER')).toBe(true);
    expect(isLanguage('es')).toBe(true);
  });
});

describe('the country at sign-up', () => {
  test.each([
    [['pt-PT', 'pt'], 'PT'],
    [['en-IE'], 'IE'],
    [['es-419', 'es-MX'], 'MX'],
    [['en', 'en-GB'], 'GB'],
    [['de-Latn-DE'], 'DE'],
    [['en-US-u-hc-h12'], 'US'],
    [['EN-us'], 'US'],
    [['ja-JP'], 'BR'],
    [['ja-JP', 'fr-FR'], 'FR'],
    [['en-USA'], 'BR'],
    [['pt'], 'BR'],
    [['en-u-ca-gregory'], 'BR'],
    [[], 'BR'],
  ])('for the locales %j is %s', (locales, country) => {
    expect(countryFromLocales(locales)).toBe(country);
  });

  test('is never OTHER, whatever the browser says', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('en-OTHER', 'OTHER', 'xx-XX'))), (locales) => {
        expect(countryFromLocales(locales)).not.toBe('OTHER');
        expect(isCountry(countryFromLocales(locales))).toBe(true);
      }),
    );
  });
});

describe('the language at sign-up', () => {
  test.each([
    [['pt-BR'], 'pt'],
    [['en'], 'en'],
    [['es-419', 'en'], 'es'],
    [['EN-GB'], 'en'],
    [['fr-FR', 'en-US'], 'pt'],
    [['est'], 'pt'],
    [[], 'pt'],
  ])('for the locales %j is %s', (locales, language) => {
    expect(languageFromLocales(locales)).toBe(language);
  });
});

describe('time zones', () => {
  test.each([
    ['BR', 'America/Manaus', 'America/Manaus'],
    ['BR', 'Europe/Lisbon', 'America/Sao_Paulo'],
    ['BR', undefined, 'America/Sao_Paulo'],
    ['PT', 'Atlantic/Azores', 'Atlantic/Azores'],
    ['US', 'Pacific/Honolulu', 'Pacific/Honolulu'],
    ['AR', 'America/Buenos_Aires', 'America/Buenos_Aires'],
    ['AR', 'UTC', 'America/Argentina/Buenos_Aires'],
    ['OTHER', 'Asia/Tokyo', 'Asia/Tokyo'],
    ['OTHER', 'Mars/Olympus', 'UTC'],
    ['OTHER', undefined, 'UTC'],
  ] as const)('a salon in %s opened from %s lives in %s', (country, browserZone, zone) => {
    expect(timeZoneFor(country, browserZone)).toBe(zone);
  });

  test('every country has its main zone', () => {
    expect(COUNTRIES.map((country) => timeZoneFor(country, undefined))).toEqual([
      'America/Sao_Paulo',
      'Europe/Lisbon',
      'Europe/Dublin',
      'Europe/Madrid',
      'America/New_York',
      'Europe/London',
      'Europe/Berlin',
      'Europe/Paris',
      'Europe/Rome',
      'America/Argentina/Buenos_Aires',
      'America/Mexico_City',
      'America/Bogota',
      'America/Santiago',
      'America/Lima',
      'UTC',
    ]);
  });

  test.each(zoneEntries)('the zones of %s exist', (_, zones) => {
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  test('no zone is listed twice, in one country or in two', () => {
    const all = zoneEntries.flatMap(([, zones]) => zones);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(zoneEntries)('%s lacks no zone that the runtime knows for it', (country, zones) => {
    const known = (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones();
    expect(known).not.toEqual([]);
    expect(known?.filter((zone) => !(zones as string[]).includes(zone))).toEqual([]);
  });

  test('whatever the browser reports, the salon gets a zone that exists', () => {
    const reported = fc.option(fc.oneof(fc.string(), fc.constantFrom(...Intl.supportedValuesOf('timeZone'))), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), reported, (country, zone) => {
        expect(isTimeZone(timeZoneFor(country, zone))).toBe(true);
      }),
    );
  });

  test.each(['', '+03:00', '-03', 'Sao_Paulo', 'America/Nowhere', 'America/Sao_Paulo '])(
    '%j is no time zone',
    (text) => {
      expect(isTimeZone(text)).toBe(false);
    },
  );
});
