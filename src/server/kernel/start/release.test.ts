import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testing/release.ts';
import { releaseLine, thisRelease } from './release.ts';

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('a release has a number and a day, and its changelog begins with both', () => {
  const { version, released } = thisRelease();
  const [, latest] = /^## (.+)$/m.exec(textOf('CHANGELOG.md')) ?? [];
  expect(latest).toBe(`${version} - ${released}`);
  expect(JSON.parse(textOf('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } });
});

test('it is named in one line, without a commit where nobody knows it', () => {
  const release = { version: '1.2.3', released: '2026-12-24', commit: 'abc123' };
  expect(releaseLine(release)).toBe('1.2.3 (2026-12-24, abc123)');
  expect(releaseLine({ ...release, commit: undefined })).toBe('1.2.3 (2026-12-24)');
});

test('--version says it and starts nothing', () => {
  const env = { ...process.env, COMMIT: 'abc123', PORT: 'not looked at' };
  const said = spawnSync(process.execPath, [join(ROOT, 'src/server/main.ts'), '--version'], { encoding: 'utf8', env });
  const { version, released } = thisRelease();
  expect(said).toMatchObject({ status: 0, stdout: `Madeixa ${version} (${released}, abc123)\n` });
});
