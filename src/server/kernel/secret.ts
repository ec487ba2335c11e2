import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The secret that signs cookies: the one given, else one made on the first start and kept beside the data. */
export function loadSecret(config: Config): string {
  if (config.secret) return config.secret;
  const file = join(config.dataFolder, 'secret');
  mkdirSync(config.dataFolder, { recursive: true });
  try {
    // wx: two programs starting at once must agree on one secret, so only the first may write it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** A secret of its own for each purpose, so that leaking one tells nothing of the others. */
export function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
