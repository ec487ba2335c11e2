import { type Country, type Language, numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';

/** The texts of an area, as its file has them. */
export type Words = { readonly [key: string]: string | Words };

/** Fill the places of a text; `count` also chooses its plural form. */
export type Values = Readonly<Record<string, unknown>>;

/** In which language, and as which country writes its numbers. */
export type Reader = { language: Language; country: Country };

/**
 * The text of a key such as 'sheet.title', or nothing if nobody wrote it. `{{name}}` is replaced by the value of that name,
 * `{{count, number}}` by the number as the reader writes it.
 */
export function translate(words: Words, key: string, values: Values, reader: Reader): string | undefined {
  const form = typeof values.count === 'number' ? pluralIn(words, key, values.count, reader.language) : undefined;
  return (form ?? textAt(words, key))?.replace(PLACE, (_, name: string, asNumber?: string) => {
    const value = values[name];
    return asNumber ? numberFormat(numberLocale(reader)).format(Number(value)) : String(value ?? '');
  });
}

const PLACE = /\{\{ *(\w+)(, *number)? *\}\}/g;

function pluralIn(words: Words, key: string, count: number, language: Language): string | undefined {
  const rule = pluralRules[language].select(count);
  const forms = [...(count === 0 ? ['zero'] : []), rule, 'other'];
  return forms.map((form) => textAt(words, `${key}_${form}`)).find((text) => text !== undefined);
}

const pluralRules = {
  pt: new Intl.PluralRules('pt'),
  en: new Intl.PluralRules('en'),
  es: new Intl.PluralRules('es'),
} satisfies Record<Language, Intl.PluralRules>;

function textAt(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
