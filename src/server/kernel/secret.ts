import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, SHORTEST_SECRET } from './start/config.ts';

/** The file holds less than any secret of ours: somebody must look at it, because a new one signs everybody out. */
export class ShortSecret extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`The secret in ${file} is too short`);
    this.file = file;
  }
}

/** The secret that signs cookies: the one given, else one made on the first start and kept beside the data. */
export function loadSecret(config: Config): string {
  if (config.secret) return config.secret;
  const file = join(config.dataFolder, 'secret');
  mkdirSync(config.dataFolder, { recursive: true });
  const secret = readIfThere(file) ?? makeSecret(file);
  if (secret.length < SHORTEST_SECRET) throw new ShortSecret(file);
  return secret;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Written under another name and then given its own: a full disk leaves none rather than the beginning of one. */
function makeSecret(file: string): string {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    // Not by renaming: of two programs starting at once only the first may give the name, and the other takes its secret.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/** A secret of its own for each purpose, so that leaking one tells nothing of the others. */
export function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
