// `npm test`: every check and every test, all of them even when one fails, and one line at the end.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, installBrowser } from './find-browser.ts';
import { runCommand, runScript } from './run-script.ts';
import {
  type Counts,
  countPlaywright,
  countStep,
  countVitest,
  type Failure,
  failuresOfPlaywright,
  failuresOfVitest,
} from './test-reports.ts';

const reports = '.cache/reports';
const total: Counts = { passed: 0, failed: 0 };
const failures: Failure[] = [];

async function step(name: string, run: () => Promise<{ code: number; counts: Counts | undefined }>): Promise<void> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { code, counts } = await run();
  const { passed, failed } = countStep(code, counts);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

function reported<Report>(
  file: string,
  count: (report: Report) => Counts,
  failuresOf: (report: Report) => Failure[] = () => [],
): Counts | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  failures.push(...failuresOf(report));
  return count(report);
}

async function vitest(kind: 'unit' | 'db', label: string, env: Record<string, string> = {}) {
  const file = `${reports}/${label}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runScript(`test:${kind}`, { label, args: reporters, env });
  return {
    code,
    counts: reported<Parameters<typeof countVitest>[0] & Parameters<typeof failuresOfVitest>[0]>(
      file,
      countVitest,
      failuresOfVitest,
    ),
  };
}

async function check() {
  const { code } = await runScript('check', { label: 'check' });
  return { code, counts: reported(`${reports}/check.json`, (counts: Counts) => counts) };
}

async function build() {
  const { code } = await runCommand('node tools/build-web.ts', { label: 'build' });
  return { code, counts: code === 0 ? { passed: 1, failed: 0 } : undefined };
}

async function browserTests() {
  const browser = findBrowser() ?? installBrowser();
  if (!browser) {
    console.error('No browser found: install chromium or google-chrome, or name one in CHROMIUM_PATH.');
    return { code: 1, counts: undefined };
  }
  const { code } = await runScript('test:e2e', { label: 'e2e', env: { CHROMIUM_PATH: browser } });
  return {
    code,
    counts: reported<Parameters<typeof countPlaywright>[0] & Parameters<typeof failuresOfPlaywright>[0]>(
      `${reports}/e2e.json`,
      countPlaywright,
      failuresOfPlaywright,
    ),
  };
}

// The bootstrap is gone or told us to stop: what runs is stopped with us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => process.exit(1));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const built = step('web build', build);

async function inBrowsers() {
  await built;
  await step('browser tests', browserTests);
}

async function onDatabase() {
  // These tests start the program, which serves what is built: they must not meet a half-finished build.
  await built;
  await step('database tests', () => vitest('db', 'db'));
}

async function onPostgres15() {
  if (!existsSync('/usr/lib/postgresql/15/bin/postgres')) return;
  await built;
  await step('database tests on PostgreSQL 15', () => vitest('db', 'db-15', { TEST_POSTGRES: '15' }));
}

// Two at a time, because none of these keeps two cores busy by itself. Checks need nothing that is built, so they fill the time of the build; then
// what takes longest begins first, so that both end together.
const waiting = [
  inBrowsers,
  () => step('checks', check),
  onDatabase,
  onPostgres15,
  () => step('unit tests', () => vitest('unit', 'unit')),
];

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next();
}

await Promise.all([work(), work()]);

for (const { test, message } of failures) {
  console.log(`\n✗ ${test}\n${message.split('\n').slice(0, 20).join('\n')}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
