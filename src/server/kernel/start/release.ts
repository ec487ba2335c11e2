import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../../../../package.json' with { type: 'json' };

export type Release = {
  version: string;
  /** The day it came out. */
  released: string;
  /** Undefined where nobody knows: neither COMMIT says so, nor is there a git to ask. */
  commit: string | undefined;
};

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

let found: Release | undefined;

/** Which release this is. Looked up once: what runs does not change. */
export function thisRelease(): Release {
  found ??= { version: manifest.version, released: manifest.released, commit: process.env.COMMIT || commitOf(ROOT) };
  return found;
}

/** Images and archives have no history, and some machines no git. */
function commitOf(folder: string): string | undefined {
  if (!existsSync(join(folder, '.git'))) return undefined;
  const asked = spawnSync('git', ['-C', folder, 'rev-parse', '--short=12', 'HEAD'], {
    encoding: 'utf8',
    timeout: 5_000,
  });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

/** As one line: `0.2.0 (2026-11-18, 1a2b3c4d5e6f)`. */
export function releaseLine({ version, released, commit }: Release = thisRelease()): string {
  return `${version} (${[released, commit].filter(Boolean).join(', ')})`;
}
