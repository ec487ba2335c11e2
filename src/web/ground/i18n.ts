import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { type Country, LANGUAGES, type Language, numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { detectLanguage, keepLanguage } from './language.ts';

/** Of the pages before anybody is signed in. */
const texts = import.meta.glob('../../texts/*/{account,common,ui}.json');

async function load(language: string, area: string): Promise<unknown> {
  const file = `../../texts/${language}/${area}.json`;
  if (file in texts) return texts[file]?.();
  const { areaTexts } = await import('./area-texts.ts');
  return areaTexts[file]?.();
}

let country: Country = 'OTHER';

/** From now on the numbers inside sentences, `{{count, number}}`, are written as this country does. */
export function writeNumbersAs(salon: { country: Country }): void {
  country = salon.country;
}

/** Resolves when the texts that every page needs are there; render after it. */
export async function startTexts(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    keepLanguage(language);
  });
  await i18next
    .use(resourcesToBackend(load))
    .use(initReactI18next)
    .init({
      lng: detectLanguage(),
      supportedLngs: LANGUAGES,
      load: 'languageOnly',
      // The build refuses a language that lacks a text: a second one would be loaded with every page and never be read.
      fallbackLng: false,
      ns: ['common', 'ui'],
      defaultNS: 'common',
      interpolation: { escapeValue: false }, // React escapes
    });
  i18next.services.formatter?.add('number', (value: number, language) =>
    numberFormat(numberLocale({ country, language: language as Language })).format(value),
  );
}
