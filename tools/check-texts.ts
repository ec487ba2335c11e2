import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareLanguages, readCatalogue, spoiltNumbers } from './texts/catalogue.ts';
import { sentencesIn } from './texts/sentences.ts';
import { flatNews } from './texts/success.ts';
import { unknownKeys, unusedKeys } from './texts/used-keys.ts';
import { typedMinuses, wordingIn } from './texts/wording.ts';

/** Texts are complete and alike in every language, all in use, and no component writes its own. */
function checkTexts(root: string): string[] {
  const languages = Object.fromEntries(
    ['pt', 'en', 'es'].map((language) => [language, readCatalogue(join(root, 'src/texts', language))]),
  );
  const read = (path: string) => ({ path, code: readFileSync(join(root, path), 'utf8') });
  // The kit's page is never served by the product: its samples are not texts, and it uses none of theirs.
  const isProduct = (path: string) => !/\.test\.tsx?$|\.d\.ts$|^src\/web\/kit\//.test(path);
  const sources = globSync(['src/**/*.{ts,tsx}', 'bin/*.js'], { cwd: root }).filter(isProduct).map(read);
  const components = sources.filter(({ path }) => path.startsWith('src/web/') && path.endsWith('.tsx'));
  return [
    ...compareLanguages(languages),
    ...Object.entries(languages).flatMap(([language, catalogue]) => wordingIn(language, catalogue)),
    ...sources.filter(({ path }) => path.startsWith('src/web/')).flatMap(typedMinuses),
    ...flatNews(languages, sources),
    ...spoiltNumbers(languages.pt ?? new Map()),
    ...unusedKeys(languages.pt ?? new Map(), sources),
    ...unknownKeys(languages.pt ?? new Map(), sources),
    ...components.flatMap(({ path, code }) => sentencesIn(path, code)),
  ];
}

const problems = checkTexts(fileURLToPath(new URL('..', import.meta.url)));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
