// Builds the web app unless the one in dist/ was made from exactly these sources.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { runScript } from './run-script.ts';

const sources = [
  'src/{web,texts,domain,contract}/**',
  'tools/{build,prerender,page-places,compress-web,stamp-web,write-preloads}.ts',
  'tools/web/**',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

// Inside the folder that every build empties first: it can only speak of the build it lies in.
const stampFile = 'dist/web/.built-from';

const stamp = stampOf(sources);
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  const { sayNotBuilt, sayProgress } = await import('#server/kernel/start/start-screen.ts');
  sayProgress('building');
  const { code, output } = await runScript('build', { quiet: true });
  if (code === 0) writeFileSync(stampFile, stamp);
  else {
    console.error(output);
    sayNotBuilt();
  }
  process.exitCode = code;
}

function stampOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).sort()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
