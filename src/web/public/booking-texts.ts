import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';
import { keepLanguage } from '#web/ground/language.ts';
import { visitorLanguage } from './language.ts';

// One file a language, fetched alone; the page names the one its reader most likely needs, so that it comes with the script.
const texts = import.meta.glob<object>('../../texts/*/booking.json', { import: 'default' });

const textsIn = (language: Language) => texts[`../../texts/${language}/booking.json`]?.();

/** Resolves when the visitor's language is there; render after it. */
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

/** The same page in another language, with all that was chosen and typed; it stays as it is when the server cannot be reached. */
export async function speak(language: Language): Promise<void> {
  const booking = await textsIn(language)?.catch(() => undefined);
  if (!booking) return openIn(language);
  i18next.addResourceBundle(language, 'booking', booking);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  keepLanguage(language);
  // A reload asks for it too, whatever language the link was in.
  history.replaceState(history.state, '', `?lang=${language}`);
}

/**
 * A browser never fetches a script again that it could not have once, and after an update of the server the old one is gone: only a new
 * page has it. The draft lasts, as it does in every reload.
 */
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
