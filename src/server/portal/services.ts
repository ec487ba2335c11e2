import type pg from 'pg';
import { type Limit, limit } from '#server/kernel/http/limits.ts';
import type { LimitConfig } from '#server/kernel/start/config.ts';
import type { Pins } from './secrets.ts';

/** What the portal's calls work with beyond a call's own context. */
export type PortalServices = {
  pins: Pins;
  /** Taken before a PIN is looked at, and given back where it was right. */
  wrongPins: Limit;
};

const HOUR = 60 * 60;

export function wrongPinsLimit(pool: pg.Pool, { wrongPinsPerAddress }: LimitConfig): Limit {
  return limit(pool, 'wrong-pins', { tries: wrongPinsPerAddress, seconds: HOUR, givesBack: true });
}
