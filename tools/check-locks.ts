// Nobody takes by hand a lock whose place in the order `holding` knows.
import { readdirSync, readFileSync } from 'node:fs';
import { locksByHand } from './locks-by-hand.ts';

const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(name))
  .map((name) => `src/server/${name}`);
const problems = locksByHand(files.map((path) => ({ path, text: readFileSync(path, 'utf8') })));

for (const problem of problems) console.error(problem);
console.log(`${files.length} files`);
process.exitCode = problems.length ? 1 : 0;
