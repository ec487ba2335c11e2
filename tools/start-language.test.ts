import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'madeixa-language-'));
  for (const part of ['bin', 'src/texts', 'package-lock.json']) cpSync(part, join(copy, part), { recursive: true });
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** A first start where there is no npm: all that the bootstrap says by itself. */
const firstStart = (language: string) =>
  spawnSync(process.execPath, [join(copy, 'bin/start.js')], {
    env: { PATH: '/nowhere', LANG: language, npm_execpath: '' },
    encoding: 'utf8',
  });

test.each([
  [
    'pt_BR.UTF-8',
    '  Instalando os pacotes (cerca de um minuto, só quando mudam) …\n',
    /^Não foi possível instalar os pacotes \(.+\):/,
  ],
  [
    'es_AR.UTF-8',
    '  Instalando los paquetes (cerca de un minuto, solo cuando cambian) …\n',
    /^No se pudieron instalar los paquetes \(.+\):/,
  ],
  [
    '',
    '  Installing packages (about a minute, only when they change) …\n',
    /^The packages could not be installed \(.+\):/,
  ],
])('in a terminal of "%s" the first lines of a start are in the language of all others', (language, steps, trouble) => {
  const { stdout, stderr, status } = firstStart(language);
  expect(stdout).toBe(steps);
  expect(stderr).toMatch(trouble);
  expect(status).toBe(1);
});
