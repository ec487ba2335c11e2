import type pg from 'pg';
import type { AccountServices } from '#server/account/services.ts';
import type { DeskCookies } from '#server/kernel/http/desk-cookie.ts';
import { type Limit, limit } from '#server/kernel/http/limits.ts';
import type { LimitConfig } from '#server/kernel/start/config.ts';
import type { Pins } from '#server/portal/secrets.ts';

/** What the desk's calls work with beyond a call's own context. */
export type DeskServices = {
  accounts: AccountServices;
  cookies: DeskCookies;
  pins: Pins;
  /** By network address, over all desks. Taken before a PIN is looked at, and given back where it was right. */
  wrongPins: Limit;
};

const HOUR = 60 * 60;

export const deskLimit = (pool: pg.Pool, { wrongPinsPerAddress: tries }: LimitConfig): Limit =>
  limit(pool, 'wrong-desk-pins', { tries, seconds: HOUR, givesBack: true });
