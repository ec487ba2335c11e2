import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { visitorLanguage } from './language.ts';

// One file a language, fetched alone; the page names the one its reader most likely needs, so that it comes with the script.
const texts = import.meta.glob('../../texts/*/booking.json', { import: 'default' });

/** Resolves when the visitor's language is there; render after it. */
export async function startBookingTexts(): Promise<void> {
  const language = visitorLanguage();
  document.documentElement.lang = language;
  const booking = await texts[`../../texts/${language}/booking.json`]?.();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { booking: booking as object } },
    interpolation: { escapeValue: false }, // React escapes
  });
}
