import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#web/app/language.ts';

// Only the areas that have public pages: one language of one area is one small file.
const texts = import.meta.glob<Record<string, unknown>>('../../texts/*/benefits.json', { import: 'default' });

export async function startTexts(language: Language): Promise<void> {
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false, // every language has every text, and a second one would be sent for nothing
    resources: {},
    interpolation: { escapeValue: false }, // React escapes
  });
}

export async function loadTexts(area: string): Promise<void> {
  const language = i18next.language;
  i18next.addResourceBundle(language, area, await texts[`../../texts/${language}/${area}.json`]?.());
}
