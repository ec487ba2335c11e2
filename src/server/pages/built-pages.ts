import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lack } from '#server/kernel/database/needs.ts';

const sources = fileURLToPath(new URL('../..', import.meta.url));
export const stampFileIn = (folder: string) => join(folder, '.shared-sources');

/** Of all that pages and server are both made of: where it differs, one would speak of what the other does not know. */
export function stampOfSharedSources(): string {
  const hash = createHash('sha256');
  for (const layer of ['contract', 'domain', 'texts']) {
    const names = readdirSync(join(sources, layer), { recursive: true, encoding: 'utf8' }).sort();
    for (const name of names.filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))) {
      const text = readFileSync(join(sources, layer, name), 'utf8').replaceAll('\r\n', '\n');
      hash.update(`${layer}/${name.replaceAll(sep, '/')}\0${text}\0`);
    }
  }
  return hash.digest('hex');
}

/** What draws the booking pages, and what says which files a page loads, are built beside the pages themselves. */
export function isBuilt(folder: string): boolean {
  return [
    'index.html',
    'visitors.html',
    'salon.html',
    'preloads.json',
    '../render/render.js',
    '../render/salon.js',
  ].every((name) => existsSync(join(folder, name)));
}

/** Whether the pages in `folder` are whole and of this version. Looked at once: what is served was read at the start. */
export function lacksOfPages(folder: string): Lack[] {
  if (!isBuilt(folder) || !existsSync(stampFileIn(folder))) return [{ what: 'pages' }];
  const file = hashedFilesOf(folder).find((path) => !existsSync(join(folder, path)));
  if (file) return [{ what: 'file', file }];
  return readFileSync(stampFileIn(folder), 'utf8') === stampOfSharedSources() ? [] : [{ what: 'otherPages' }];
}

type Built = { file: string; css?: string[]; assets?: string[] };

/** The files with a hash in their names, such as `assets/start-D4kq.js`, which pages ask for. */
export function hashedFilesOf(folder: string): string[] {
  const built = ['manifest.json', 'public-manifest.json', 'portal-manifest.json'].flatMap((name) =>
    Object.values<Built>(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
  return [...new Set(built.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
}
