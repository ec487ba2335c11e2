import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languageFromLocales } from '#domain/shared/countries.ts';

// Two files per language; the page preloads those that its reader most likely needs.
const texts = import.meta.glob<object>('../../texts/*/{portal,ui}.json', { import: 'default' });

async function textsIn(language: Language) {
  const [portal, ui] = await Promise.all(
    ['portal', 'ui'].map((area) => texts[`../../texts/${language}/${area}.json`]?.()),
  );
  return { portal: portal ?? {}, ui: ui ?? {} };
}

// Only in the address: the portal stores nothing in the browser.
const asked = () => new URLSearchParams(location.search).get('lang');

/** In the language of the link, else the browser's. Render once it resolves. */
export async function startPortalTexts(): Promise<void> {
  const language = languageFromLocales([asked() || navigator.languages[0] || document.documentElement.lang]);
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await textsIn(language) },
    interpolation: { escapeValue: false }, // React escapes
  });
}

/** The choice lasts as long as the tab, including reloads. */
export async function speak(language: Language): Promise<void> {
  if (await change(language)) history.replaceState(history.state, '', `?lang=${language}`);
}

/** The salon's language, unless another one was chosen. */
export async function readIn(language: Language): Promise<void> {
  if (!asked() && language !== i18next.language) await change(language);
}

/** Changes the language and keeps the input; changes nothing if the texts cannot be loaded. */
async function change(language: Language): Promise<boolean> {
  const areas = await textsIn(language).catch(() => undefined);
  if (!areas) return false;
  for (const [area, words] of Object.entries(areas)) i18next.addResourceBundle(language, area, words);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  return true;
}
