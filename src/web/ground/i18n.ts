import type { Language } from '#domain/shared/countries.ts';
import type { Area } from '#texts/areas.ts';
import type { Words } from '#texts/translate.ts';
import { texts } from '#web/texts/texts.ts';
import { detectLanguage, keepLanguage } from './language.ts';

/** Of the pages before anybody is signed in. */
const visitors = import.meta.glob<Words>('../../texts/*/{account,common,ui}.json', { import: 'default' });

async function load(language: Language, area: Area): Promise<Words> {
  const file = `../../texts/${language}/${area}.json`;
  const { areaTexts } = file in visitors ? { areaTexts: visitors } : await import('./area-texts.ts');
  const words = await areaTexts[file]?.();
  if (!words) throw new Error(`There are no texts in ${file}`);
  return words;
}

/** Resolves when the texts that every page needs are there; render after it. */
export async function startTexts(): Promise<void> {
  const language = detectLanguage();
  keepLanguage(language);
  await texts.start(language, ['common', 'ui'], load);
}

/** For this window and the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  await texts.speak(language);
  keepLanguage(language);
}
