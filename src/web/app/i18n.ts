import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES } from '#domain/shared/countries.ts';
import { detection } from './language.ts';

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
      supportedLngs: LANGUAGES,
      load: 'languageOnly',
      fallbackLng: 'en',
      ns: ['common', 'ui'],
      defaultNS: 'common',
      detection,
      interpolation: { escapeValue: false }, // React escapes
    });
}
