import groups from 'virtual:texts';
import type { Language } from '#domain/shared/countries.ts';
import type { Area } from '#texts/areas.ts';
import { texts } from '#web/texts/texts.ts';
import { detectLanguage, keepLanguage } from './language.ts';

/** Resolves when the texts that every page needs are there; render after it. */
export async function startTexts(): Promise<void> {
  const language = detectLanguage();
  keepLanguage(language);
  // Wherever a password is asked for, too many wrong ones are told in the words of the account.
  await texts.start(language, ['account', 'common', 'ui'], load);
}

async function load(language: Language, area: Area) {
  const group = groups.find(({ areas }) => areas.includes(area));
  const words = (await group?.load[language]())?.[area];
  if (!words) throw new Error(`No page loads the texts of ${area}`);
  return words;
}

/** For this window and the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  await texts.speak(language);
  keepLanguage(language);
}
