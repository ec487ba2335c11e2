import type pg from 'pg';
import type { Lanes } from '#server/kernel/http/lanes.ts';
import { type Limit, limit } from '#server/kernel/http/limits.ts';
import type { LimitConfig } from '#server/kernel/start/config.ts';
import type { Pins } from './secrets.ts';

/** What the portal's calls work with beyond a call's own context. */
export type PortalServices = {
  pins: Pins;
  /** Taken before a PIN is looked at, and given back where it was right. */
  wrongPins: Limit;
  /** Those on tokens that open nothing, whatever the PIN. */
  strayPins: Limit;
  lanes: Lanes;
};

const HOUR = 60 * 60;

export function portalLimits(pool: pg.Pool, { wrongPinsPerAddress: tries }: LimitConfig) {
  return {
    wrongPins: limit(pool, 'wrong-pins', { tries, seconds: HOUR, givesBack: true }),
    strayPins: limit(pool, 'stray-pins', { tries, seconds: HOUR }),
  };
}
