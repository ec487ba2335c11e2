import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of one language: 'area:key' to text, keys with dots for what is nested. */
export type Catalogue = Map<string, string>;

export function readCatalogue(folder: string): Catalogue {
  const catalogue: Catalogue = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')), `${file.slice(0, -'.json'.length)}:`, catalogue);
  }
  return catalogue;
}

function flatten(texts: unknown, path: string, catalogue: Catalogue) {
  if (typeof texts !== 'object' || texts === null) {
    catalogue.set(path, String(texts));
    return;
  }
  for (const [name, inner] of Object.entries(texts)) {
    flatten(inner, path.endsWith(':') ? path + name : `${path}.${name}`, catalogue);
  }
}

/** Languages count differently, so that one may need `days_many` where another does not: plural forms are one key. */
export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Every language has the same files, keys and placeholders, and no empty text. */
export function compareLanguages(languages: Record<string, Catalogue>): string[] {
  const names = Object.keys(languages);
  const problems: string[] = [];
  const keysOf = new Map(
    Object.entries(languages).map(([name, catalogue]) => [name, new Set([...catalogue.keys()].map(withoutPlural))]),
  );
  for (const key of new Set([...keysOf.values()].flatMap((keys) => [...keys]))) {
    const without = names.filter((name) => !keysOf.get(name)?.has(key));
    if (without.length > 0) problems.push(`${key}: missing in ${without.join(', ')}`);
  }
  const placeholders = new Map<string, string>();
  for (const [name, catalogue] of Object.entries(languages)) {
    for (const [key, text] of catalogue) {
      if (text.trim() === '') problems.push(`${key}: empty in ${name}`);
      const here = placeholdersIn(text);
      const known = placeholders.get(key) ?? here;
      placeholders.set(key, known);
      if (known !== here)
        problems.push(`${key}: ${name} has placeholders ${here || 'none'}, others have ${known || 'none'}`);
    }
  }
  return problems;
}

/** What `Intl.NumberFormat` takes to be about itself. */
const ABOUT_NUMBERS = ['unit', 'style', 'currency', 'notation'];

/** A number is written with all values of its text as options: one that is called as an option of `Intl` is leaves it as a machine writes it, 1.5 for 1,5. */
export function spoiltNumbers(catalogue: Catalogue): string[] {
  return [...catalogue].flatMap(([key, text]) => {
    const spoiling = ABOUT_NUMBERS.find((name) => text.includes(`{{${name}}}`));
    return spoiling && /,\s*number\b/.test(text) ? [`${key}: call {{${spoiling}}} something else beside a number`] : [];
  });
}

/** Also the tags of a text with markup: `<1>…</1>` or `<link>…</link>` must be there in every language. */
function placeholdersIn(text: string): string {
  const found = text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? [];
  return [...new Set(found.map((placeholder) => placeholder.replaceAll(' ', '')))].sort().join(' ');
}
