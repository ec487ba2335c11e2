import { existsSync, readFileSync } from 'node:fs';
import { logOf } from './postmaster.ts';

/** PostgreSQL's programs say it in these words, because they run without a language (`plainEnvironment`). */
export const saysDiskFull = (text: string) => text.includes('No space left on device');

/** Why a database that was just lost ended. */
export function endedOnFullDisk(home: string): boolean {
  return existsSync(logOf(home)) && saysDiskFull(readFileSync(logOf(home), 'utf8'));
}
