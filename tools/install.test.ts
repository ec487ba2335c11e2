import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Notes what it is asked for, and brings a Node. */
const NPM = `
import { appendFileSync, mkdirSync, symlinkSync } from 'node:fs';
appendFileSync('asked', process.argv.slice(2, 4).join(' ') + '\\n');
mkdirSync('node_modules/.bin', { recursive: true });
mkdirSync('node_modules/node-${process.platform}-${process.arch}/include', { recursive: true });
if (process.argv[2] === 'ci') symlinkSync(process.execPath, 'node_modules/.bin/node');
if (process.env.KILLED) process.kill(process.pid, 'SIGKILL');
`;

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'madeixa-install-'));
  for (const part of ['bin', 'src/texts', 'package-lock.json']) cpSync(part, join(copy, part), { recursive: true });
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(copy, 'npm-cli.js'), NPM);
});
afterEach(() => rmSync(copy, { recursive: true }));

/** What npm is asked for, by a start or by `npm test`. */
function install(wanted: 'program' | 'tools', env: NodeJS.ProcessEnv = {}): string[] {
  rmSync(join(copy, 'asked'), { force: true });
  const code = `import { install } from './bin/install.js'; await install({ tools: ${wanted === 'tools'} });`;
  const npm = { npm_execpath: join(copy, 'npm-cli.js'), npm_node_execpath: process.execPath };
  spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: copy, env: { ...npm, ...env } });
  return existsSync(join(copy, 'asked')) ? readFileSync(join(copy, 'asked'), 'utf8').trim().split('\n') : [];
}

const PROGRAM = 'ci --omit=dev';
const TOOLS = 'install --no-save';

test('a start installs the program, a test adds its tools, and a start after it installs nothing', () => {
  expect(install('program')).toEqual([PROGRAM]);
  expect(install('program')).toEqual([]);
  expect(install('tools')).toEqual([TOOLS]);
  expect(install('tools')).toEqual([]);
  expect(install('program')).toEqual([]);
});

test('a test on a fresh copy installs both', () => {
  expect(install('tools')).toEqual([PROGRAM, TOOLS]);
});

test('an installation that was interrupted is done again, all of it', () => {
  install('program');
  expect(install('tools', { KILLED: 'yes' })).toEqual([TOOLS]);
  rmSync(join(copy, 'node_modules/.bin/node'));
  expect(install('program')).toEqual([PROGRAM]);
});

test('another lock file installs anew', () => {
  install('tools');
  rmSync(join(copy, 'node_modules/.bin/node'));
  writeFileSync(join(copy, 'package-lock.json'), '{ "packages": {} }');
  expect(install('program')).toEqual([PROGRAM]);
});

test('the headers of Node are not kept', () => {
  install('program');
  expect(existsSync(join(copy, `node_modules/node-${process.platform}-${process.arch}`))).toBe(true);
  expect(existsSync(join(copy, `node_modules/node-${process.platform}-${process.arch}/include`))).toBe(false);
});
