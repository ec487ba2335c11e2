import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';
import { keepLanguage } from '#web/ground/language.ts';
import { visitorLanguage } from './language.ts';

// One file per language; the page preloads the one that its reader most likely needs.
const texts = import.meta.glob<object>('../../texts/*/booking.json', { import: 'default' });

const textsIn = (language: Language) => texts[`../../texts/${language}/booking.json`]?.();

/** Render once it resolves. */
export async function startBookingTexts(): Promise<void> {
  const language = visitorLanguage();
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { booking: (await textsIn(language)) ?? {} } },
    interpolation: { escapeValue: false }, // React escapes
  });
}

/** Changes the language and keeps the input; changes nothing if the server cannot be reached. */
export async function speak(language: Language): Promise<void> {
  const booking = await textsIn(language)?.catch(() => undefined);
  if (!booking) return openIn(language);
  i18next.addResourceBundle(language, 'booking', booking);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  keepLanguage(language);
  // For reloads, whatever the link's language.
  history.replaceState(history.state, '', `?lang=${language}`);
}

/** Browsers never retry a failed module, and after an update of the server the old file is gone: only a reload helps. It keeps the draft. */
async function openIn(language: Language): Promise<void> {
  const address = `?lang=${language}`;
  const isReached = await fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReached) return;
  keepLanguage(language);
  location.replace(address);
}
