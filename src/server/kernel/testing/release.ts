import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const RELEASES = join(ROOT, 'releases');

/** What a server runs on, without its pages. Packages are not among it: a release before runs on those of this one. */
const SOURCES = ['package.json', 'db/migrations', 'src/contract', 'src/domain', 'src/server', 'src/texts'];
const isForTests = (path: string) => /\.test\.ts$|\/testing\/|test-server\.ts$|sample-call\.ts$/.test(path);

export const releaseFolder = (version: string) => join(RELEASES, version);

/** The number in package.json. */
export const currentVersion = (): string => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** The kept releases that came before this version, the latest first. */
export function releasesBefore(version = currentVersion()): string[] {
  return readdirSync(RELEASES)
    .filter((kept) => compareVersions(kept, version) < 0)
    .sort((a, b) => compareVersions(b, a));
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  return [0, 1, 2].map((at) => (left?.[at] ?? 0) - (right?.[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** All of a server's sources in one file of text by path, so that no other program is needed to unpack it. */
export function packSources(root = ROOT): Buffer {
  const paths = SOURCES.flatMap((source) =>
    source.endsWith('.json')
      ? [source]
      : readdirSync(join(root, source), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, '')),
  );
  const kept = paths.filter((path) => !isForTests(path)).sort();
  return gzipSync(
    JSON.stringify(Object.fromEntries(kept.map((path) => [path, readFileSync(join(root, path), 'utf8')]))),
    {
      level: 9,
    },
  );
}

/** Puts a kept release into a folder below this project, whose packages it then finds, and answers its main file. */
export function unpackSources(version: string, folder: string): string {
  const sources = JSON.parse(gunzipSync(readFileSync(join(releaseFolder(version), 'sources.json.gz'))).toString());
  for (const [path, text] of Object.entries<string>(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return join(folder, 'src/server/main.ts');
}
