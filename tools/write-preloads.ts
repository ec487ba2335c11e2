/**
 * Writes for each page of the app which files it loads, language by language, so that the server can name them in the page: a browser then
 * fetches them at once, instead of learning of them one after the other. Runs after `vite build`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type PathName, paths } from '../src/contract/paths.ts';
import { LANGUAGES, type Language } from '../src/domain/shared/countries.ts';
import type { Loaded, Preloads } from '../src/server/pages/app-page.ts';
import type { Area } from '../src/texts/areas.ts';
import en from '../src/texts/en/app.json' with { type: 'json' };
import es from '../src/texts/es/app.json' with { type: 'json' };
import { TEXT_GROUPS } from '../src/texts/groups.ts';
import pt from '../src/texts/pt/app.json' with { type: 'json' };
import { agendaLayout, type PageEntry, pages, visitorPages } from '../src/web/app/pages.ts';

const built = (name: string) => fileURLToPath(new URL(`../dist/web/${name}`, import.meta.url));

type Chunk = { file: string; imports?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(await readFile(built('manifest.json'), 'utf8'));

/** With everything that it needs before it runs. */
function filesOf(name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}`);
  return [...new Set([chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)])];
}

function textsOf(areas: readonly Area[], language: Language): string[] {
  const groups = Object.entries<readonly Area[]>(TEXT_GROUPS).filter(([, some]) =>
    areas.some((area) => some.includes(area)),
  );
  return groups.flatMap(([group]) => filesOf(`../../virtual:texts/${language}/${group}`));
}

/** Those that the page's HTML names by itself. */
async function namedIn(html: string): Promise<string[]> {
  return [...(await readFile(built(html), 'utf8')).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file]) => file ?? '',
  );
}
const inVisitors = await namedIn('visitors.html');
const inApp = await namedIn('index.html');

function inAllLanguages(
  entries: readonly PageEntry[],
  areas: readonly Area[],
  named: readonly string[],
  titles?: Record<Language, string>,
) {
  const loaded = (language: Language) => [
    ...entries.flatMap(({ file }) => filesOf(file)),
    ...textsOf([...areas, ...entries.flatMap(({ texts }) => texts)], language),
  ];
  const missing = (language: Language) => [...new Set(loaded(language))].filter((file) => !named.includes(file));
  const loads = (language: Language): Loaded => ({
    ...(titles && { title: titles[language] }),
    files: missing(language),
  });
  return Object.fromEntries(LANGUAGES.map((language) => [language, loads(language)])) as Record<Language, Loaded>;
}

/** What the tab is called until the page's own script says so, and what a screen reader announces. */
function titlesOf(name: keyof typeof pages): Record<Language, string> {
  return { pt: pt.titles[name], en: en.titles[name], es: es.titles[name] };
}

const visitors = Object.entries(visitorPages).map(([name, entry]) => [
  paths[name as PathName],
  inAllLanguages([entry], ['common', 'ui'], inVisitors),
]);
const inside = Object.entries(pages).map(([name, entry]) => {
  const path = paths[name as PathName];
  const around = path.startsWith(`${paths.agenda}/`) ? [agendaLayout] : [];
  return [
    path,
    inAllLanguages([...around, entry], ['common', 'ui', 'app'], inApp, titlesOf(name as keyof typeof pages)),
  ];
});

const preloads: Preloads = {
  visitors: Object.fromEntries(visitors),
  app: { ...Object.fromEntries(inside), '*': inAllLanguages([], ['common', 'ui', 'app'], inApp) },
  next: inApp.filter((file) => !inVisitors.includes(file)),
};
await writeFile(built('preloads.json'), JSON.stringify(preloads));
