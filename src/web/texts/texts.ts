import type { Country, Language } from '#domain/shared/countries.ts';
import type { Area, FullKey, KeyOf } from '#texts/areas.ts';
import { translate, type Values, type Words } from '#texts/translate.ts';

/** Says a text of its areas. The same function for the same areas until the language changes. */
export type T<First extends Area = Area, All extends Area = First> = (
  key: KeyOf<First, All>,
  values?: Values,
) => string;

/** What a page speaks: a language and the texts in it that are loaded. Another language is another one. */
export type Speech = {
  readonly language: Language;
  tFor(areas: readonly Area[]): (key: string, values?: Values) => string;
};

type Loaded = Partial<Record<Area, Words>>;

/** How numbers inside sentences are written. */
let country: Country = 'OTHER';

export function speechOf(language: Language, loaded: Loaded): Speech {
  const known = new Map<string, ReturnType<Speech['tFor']>>();
  return {
    language,
    tFor(areas) {
      const id = areas.join();
      const t = known.get(id) ?? ((key, values = {}) => say(loaded, areas, key, values, language));
      known.set(id, t);
      return t;
    },
  };
}

function say(loaded: Loaded, areas: readonly Area[], key: string, values: Values, language: Language): string {
  const colon = key.indexOf(':');
  const [places, name] = colon < 0 ? [areas, key] : [[key.slice(0, colon) as Area], key.slice(colon + 1)];
  for (const area of places) {
    const text = translate(loaded[area] ?? {}, name, values, { language, country });
    if (text !== undefined) return text;
  }
  return key;
}

const loaded: Record<Language, Loaded> = { pt: {}, en: {}, es: {} };
const wanted = new Set<Area>();
const listeners = new Set<() => void>();
let speech = speechOf('pt', loaded.pt);
let asked: Language = 'pt';
let loadArea: (language: Language, area: Area) => Promise<Words>;

async function fetchAll(language: Language, areas: Iterable<Area>): Promise<void> {
  await Promise.all(
    [...areas].map(async (area) => {
      loaded[language][area] ??= await loadArea(language, area);
    }),
  );
}

const lacks = (language: Language, areas: Iterable<Area>) => [...areas].some((area) => !loaded[language][area]);

/** The texts of this window. Components take `useTranslation`. */
export const texts = {
  get language(): Language {
    return speech.language;
  },

  /** Render after it. `from` loads the texts of an area. */
  async start(language: Language, areas: readonly Area[], from: typeof loadArea): Promise<void> {
    loadArea = from;
    for (const area of areas) wanted.add(area);
    await texts.speak(language);
  },

  /** Changes the language of the page; if its texts cannot be loaded, nothing changes. */
  async speak(language: Language): Promise<void> {
    asked = language;
    // Meanwhile a page may come to need another area.
    while (lacks(language, wanted)) await fetchAll(language, wanted);
    if (asked !== language) return;
    document.documentElement.lang = language;
    speech = speechOf(language, loaded[language]);
    for (const listener of listeners) listener();
  },

  /** To be awaited before anything shows a text of these areas. */
  async load(areas: readonly Area[]): Promise<void> {
    for (const area of areas) wanted.add(area);
    // Meanwhile the language may change.
    while (lacks(speech.language, areas)) await fetchAll(speech.language, areas);
  },

  /** From now on the numbers inside sentences, `{{count, number}}`, are written as this country does. */
  writeNumbersAs(salon: { country: Country }): void {
    country = salon.country;
  },

  /** For sentences outside of components, or in the language of this very moment. */
  t(key: FullKey, values?: Values): string {
    return speech.tFor([])(key, values);
  },
};

/** For `useTranslation`. */
export const spoken = {
  now: () => speech,
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
