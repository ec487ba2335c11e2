// What an area, a page or an operation must be named in besides, and is not.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { paths } from '../src/contract/paths.ts';
import { forStrangers, ofProfessionals } from '../src/server/kernel/http/api-access.ts';
import { apiDocument } from '../src/server/kernel/http/api-document.ts';
import { operationsOf } from '../src/server/kernel/testing/operations.ts';
import { sampleInput } from '../src/server/kernel/testing/sample-inputs.ts';
import { FILES, type FileName, missingRegistrations } from './registrations/missing.ts';
import { silentFields } from './registrations/silent-fields.ts';

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const namesOf = (pattern: string, ending: string) => globSync(pattern).map((path) => basename(path, ending));

/** The server's own words, and those of the landing page, which has no client library. */
const notOfPages = new Set(['server', 'mail', 'benefits']);
const server = globSync('src/server/**/*.ts').filter((path) => !/\.test\.ts$|\/testing\//.test(path));
const entities = server.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/entity: '([a-z_]+)'/g)].map(([, entity = '']) => entity),
);

type Documented = Parameters<typeof silentFields>[0];

const problems = missingRegistrations({
  areas: foldersIn('src/contract'),
  serverAreas: foldersIn('src/server'),
  webAreas: foldersIn('src/web'),
  namespaces: namesOf('src/texts/pt/*.json', '.json').filter((name) => !notOfPages.has(name)),
  paths,
  operations: operationsOf().map(({ name, method, needs }) => ({
    name,
    method,
    isForStrangers: forStrangers.has(name),
    isOpen: needs === 'nothing',
    mayBeOpen: forStrangers.has(name) || ofProfessionals.test(name),
    saysWhatItNeeds: needs !== undefined,
    hasSample: Boolean(sampleInput(name, '')),
  })),
  silentFields: silentFields((await apiDocument({})).paths as Documented),
  entities: [...new Set(entities)].sort(),
  rules: namesOf('docs/rules/*.md', '.md'),
  files: Object.fromEntries(Object.entries(FILES).map(([name, path]) => [name, readFileSync(path, 'utf8')])) as Record<
    FileName,
    string
  >,
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
