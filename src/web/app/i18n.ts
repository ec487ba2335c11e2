import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';

export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

const texts = import.meta.glob('../../texts/*/*.json');

/** Any language that we have no texts for is shown in Portuguese. */
export function nearestLanguage(tag: string): Language {
  return languages.find((language) => language === tag.slice(0, 2).toLowerCase()) ?? 'pt';
}

/** Resolves when the texts that every page needs are there; render after it. */
export async function startTexts(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(LanguageDetector)
    .use(resourcesToBackend((language: string, area: string) => texts[`../../texts/${language}/${area}.json`]?.()))
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      load: 'languageOnly',
      fallbackLng: 'en',
      ns: ['common', 'ui'],
      defaultNS: 'common',
      detection: {
        order: ['querystring', 'localStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lang',
        lookupLocalStorage: 'i18nextLng',
        convertDetectedLanguage: nearestLanguage,
      },
      interpolation: { escapeValue: false }, // React escapes
    });
}

/** The texts of an area, loaded with its page: `lazy: … Promise.all([import('…'), loadTexts('clients')])`. */
export async function loadTexts(...areas: string[]): Promise<void> {
  await i18next.loadNamespaces(areas);
}
