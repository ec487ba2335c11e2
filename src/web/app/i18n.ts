import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { detection, languages } from './language.ts';

const texts = import.meta.glob('../../texts/*/*.json');

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
      detection,
      interpolation: { escapeValue: false }, // React escapes
    });
}

/** The texts of an area, loaded with its page: `lazy: … Promise.all([import('…'), loadTexts('clients')])`. */
export async function loadTexts(...areas: string[]): Promise<void> {
  await i18next.loadNamespaces(areas);
}
