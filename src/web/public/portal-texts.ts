import { type Language, languageFromLocales } from '#domain/shared/countries.ts';
import type { Area } from '#texts/areas.ts';
import type { Words } from '#texts/translate.ts';
import { texts } from '#web/texts/texts.ts';

// Two files per language, which the page preloads for its likely reader; the others come with what needs them.
const files = import.meta.glob<Words>('../../texts/*/{portal,ui,technicalSheets,pictures}.json', { import: 'default' });

const textsIn = async (language: Language, area: Area) =>
  (await files[`../../texts/${language}/${area}.json`]?.()) ?? {};

// Only in the address: the portal stores nothing in the browser.
const asked = () => new URLSearchParams(location.search).get('lang');

/** In the language of the link, else the browser's. Render once it resolves. */
export async function startPortalTexts(): Promise<void> {
  const language = languageFromLocales([asked() || navigator.languages[0] || document.documentElement.lang]);
  await texts.start(language, ['portal', 'ui'], textsIn);
}

/** The choice lasts as long as the tab, including reloads. */
export async function speak(language: Language): Promise<void> {
  if (await change(language)) history.replaceState(history.state, '', `?lang=${language}`);
}

/** The salon's language, unless another one was chosen. */
export async function readIn(language: Language): Promise<void> {
  if (!asked() && language !== texts.language) await change(language);
}

/** Changes the language and keeps the input; changes nothing if the texts cannot be loaded. */
async function change(language: Language): Promise<boolean> {
  return texts.speak(language).then(
    () => true,
    () => false,
  );
}
