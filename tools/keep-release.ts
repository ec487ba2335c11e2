// `npm run keep-release`: keeps what later releases are held to, in releases/<version>: what this one answers to whom (openapi.json), and the
// sources of its server, which a test starts on the next one's database. Run it last, when nothing else of the release changes any more.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from '../src/server/kernel/http/api-document.ts';
import { currentVersion, packSources, releaseFolder } from '../src/server/kernel/testing/release.ts';

const version = currentVersion();
const folder = releaseFolder(version);
// Wherever it is served.
const { servers: _, ...document } = await apiDocument({ version });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), onePathALine(document));
writeFileSync(join(folder, 'sources.json.gz'), packSources());
console.log(`Kept in ${folder}`);

/** So that a comparison of two of them names the operations, and the file stays small. */
function onePathALine({ paths, ...rest }: { paths: object }): string {
  const lines = Object.entries(paths).map(
    ([path, operations]) => `${JSON.stringify(path)}:${JSON.stringify(operations)}`,
  );
  return `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`;
}
