import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { derive, loadSecret } from './secret.ts';

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

test('every purpose has a secret of its own, always the same', () => {
  expect(derive('secret', 'sessions')).toBe(derive('secret', 'sessions'));
  expect(derive('secret', 'sessions')).not.toBe(derive('secret', 'logins'));
  expect(derive('secret', 'sessions')).not.toBe(derive('other', 'sessions'));
});
