import i18next from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES } from '#domain/shared/countries.ts';
import { detectLanguage, keepLanguage } from './language.ts';

// Not those of the server and of the public pages, which this app never shows.
const texts = import.meta.glob(['../../texts/*/*.json', '!../../texts/*/{benefits,booking,mail,server}.json']);

/** Resolves when the texts that every page needs are there; render after it. */
export async function startTexts(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    keepLanguage(language);
  });
  await i18next
    .use(resourcesToBackend((language: string, area: string) => texts[`../../texts/${language}/${area}.json`]?.()))
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
}
