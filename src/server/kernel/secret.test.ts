import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { derive, loadSecret, ShortSecret } from './secret.ts';
import { readConfig } from './start/config.ts';
import { canMount, fillUp, mountSmallDisk } from './testing/small-disk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the secret that is given counts, and none is kept', () => {
  const secret = 'given by whoever runs the program';
  const dataFolder = join(folder, 'data');
  expect(loadSecret(readConfig({ DATA_DIR: dataFolder, SECRET: secret }))).toBe(secret);
  expect(statSync(dataFolder, { throwIfNoEntry: false })).toBeUndefined();
});

test('without one it is made at the first start, and the next start finds the same', () => {
  const config = readConfig({ DATA_DIR: join(folder, 'deep/data') });
  const first = loadSecret(config);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(loadSecret(config)).toBe(first);
  expect(loadSecret(readConfig({ DATA_DIR: join(folder, 'other') }))).not.toBe(first);
});

test('only its owner may read the file', () => {
  loadSecret(readConfig({ DATA_DIR: folder }));
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toHaveLength(43);
});

test.each([
  ['empty', ''],
  ['cut off', 'abcdefghij'],
  ['blank', ' '.repeat(43)],
])('a file that is %s is refused, and left for somebody to look at', (_, content) => {
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  expect(() => loadSecret(readConfig({ DATA_DIR: folder }))).toThrow(ShortSecret);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('of several first starts at once all find the same one, and nothing else is left', async () => {
  const modules = ['./start/config.ts', './secret.ts'].map((name) => new URL(name, import.meta.url).href);
  const script = `
    const [{ readConfig }, { loadSecret }] = await Promise.all(${JSON.stringify(modules)}.map((url) => import(url)));
    console.log(loadSecret(readConfig({ DATA_DIR: ${JSON.stringify(folder)} })));`;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const found = await Promise.all(Array.from({ length: 4 }, start));
  expect(new Set(found.map(({ stdout }) => stdout.trim()))).toEqual(
    new Set([loadSecret(readConfig({ DATA_DIR: folder }))]),
  );
  expect(readdirSync(folder)).toEqual(['secret']);
});

// Only root may mount a disk that is quickly full.
test.runIf(canMount())('on a full disk there is no secret at all, rather than the beginning of one', () => {
  const unmount = mountSmallDisk(folder, '64k');
  try {
    fillUp(folder);
    expect(() => loadSecret(readConfig({ DATA_DIR: folder }))).toThrow(/ENOSPC/);
    expect(readdirSync(folder)).toEqual(['filled']);
  } finally {
    unmount();
  }
});

test('every purpose has a secret of its own, always the same', () => {
  expect(derive('secret', 'sessions')).toBe(derive('secret', 'sessions'));
  expect(derive('secret', 'sessions')).not.toBe(derive('secret', 'logins'));
  expect(derive('secret', 'sessions')).not.toBe(derive('other', 'sessions'));
});
