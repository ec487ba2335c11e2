// Everything about the sources that can be said without running them. Two checks at a time, each on one thread: the compiler's
// own threads find out the same types again, which doubles its work.
import { mkdirSync, writeFileSync } from 'node:fs';
import { runCommand } from './run-script.ts';

const waiting = [
  { name: 'types of the browser', command: 'tsc --singleThreaded -p src/web' },
  { name: 'types of the server', command: 'tsc --singleThreaded -p src/server' },
  { name: 'types of the browser tests', command: 'tsc --singleThreaded -p e2e' },
  { name: 'types of the domain', command: 'tsc --singleThreaded -p src/domain' },
  { name: 'format and lint', command: 'biome ci --colors=off' },
  { name: 'import rules', command: 'node tools/check-imports.ts' },
  { name: 'locks in one order', command: 'node tools/check-locks.ts' },
  { name: 'owners of tables', command: 'node tools/check-owners.ts' },
  { name: 'registrations', command: 'node tools/check-registrations.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'complete texts', command: 'node tools/check-texts.ts' },
];
const counts = { passed: 0, failed: 0 };

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const started = performance.now();
    const { code, output } = await runCommand(check.command, { quiet: true });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`);
    if (code !== 0) console.log(output);
    counts[code === 0 ? 'passed' : 'failed'] += 1;
  }
}

await Promise.all([work(), work()]);
mkdirSync('.cache/reports', { recursive: true });
writeFileSync('.cache/reports/check.json', JSON.stringify(counts));
process.exitCode = counts.failed ? 1 : 0;
