import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Language, languageFromLocales } from '#domain/shared/countries.ts';

// Two files a language, fetched alone; the page names those its reader most likely needs, so that they come with the script.
const texts = import.meta.glob<object>('../../texts/*/{portal,ui}.json', { import: 'default' });

async function textsIn(language: Language) {
  const [portal, ui] = await Promise.all(
    ['portal', 'ui'].map((area) => texts[`../../texts/${language}/${area}.json`]?.()),
  );
  return { portal: portal ?? {}, ui: ui ?? {} };
}

// In the address and nowhere else: nothing of the portal is kept in the browser.
const asked = () => new URLSearchParams(location.search).get('lang');

/** Resolves when the texts are there, in the language of the link, else the browser's; render after it. */
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

/** What a person chooses lasts as long as the tab, a reload included. */
export async function speak(language: Language): Promise<void> {
  if (await change(language)) history.replaceState(history.state, '', `?lang=${language}`);
}

/** The salon's language, unless another one was chosen. */
export async function readIn(language: Language): Promise<void> {
  if (!asked() && language !== i18next.language) await change(language);
}

/** All of it in another language, with what was typed; it stays as it is when the texts cannot be had. */
async function change(language: Language): Promise<boolean> {
  const areas = await textsIn(language).catch(() => undefined);
  if (!areas) return false;
  for (const [area, words] of Object.entries(areas)) i18next.addResourceBundle(language, area, words);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  return true;
}
