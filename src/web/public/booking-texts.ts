import type { Language } from '#domain/shared/countries.ts';
import type { Words } from '#texts/translate.ts';
import { keepLanguage } from '#web/ground/language.ts';
import { texts } from '#web/texts/texts.ts';
import { visitorLanguage } from './language.ts';

// One file per language; the page preloads the one that its reader most likely needs.
const files = import.meta.glob<Words>('../../texts/*/booking.json', { import: 'default' });

const textsIn = async (language: Language) => (await files[`../../texts/${language}/booking.json`]?.()) ?? {};

/** Render once it resolves. */
export async function startBookingTexts(): Promise<void> {
  await texts.start(visitorLanguage(), ['booking'], textsIn);
}

/** Changes the language and keeps the input; changes nothing if the server cannot be reached. */
export async function speak(language: Language): Promise<void> {
  try {
    await texts.speak(language);
  } catch {
    return openIn(language);
  }
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
