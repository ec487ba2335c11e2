import type pg from 'pg';
import { type Limit, limit } from '#server/kernel/http/limits.ts';
import type { LimitConfig } from '#server/kernel/start/config.ts';
import type { Auth } from './auth.ts';
import type { LinkMail } from './mail-link.ts';

/** What the account's use cases work with beyond a call's own context. */
export type AccountServices = {
  auth: Auth;
  authPool: pg.Pool;
  hashPassword: (password: string) => Promise<string>;
  limits: AccountLimits;
  mailLink: (to: LinkMail) => Promise<void>;
};

export type AccountLimits = {
  /** Ten wrong passwords in a row lock an account's sign-in for a quarter of an hour. */
  wrongPasswords: Limit;
  signInsPerAddress: Limit;
  signUpsPerAddress: Limit;
  resetsPerAddress: Limit;
  resetsPerEmail: Limit;
  /** Mails that confirm an address, asked for again. */
  confirmationsPerOwner: Limit;
};

const HOUR = 60 * 60;

export function accountLimits(pool: pg.Pool, config: LimitConfig): AccountLimits {
  const hourly = (name: string, tries: number) => limit(pool, name, { tries, seconds: HOUR });
  return {
    wrongPasswords: limit(pool, 'wrong-passwords', { tries: 10, seconds: 24 * HOUR, lockSeconds: HOUR / 4 }),
    signInsPerAddress: hourly('sign-ins', config.signInsPerAddress),
    signUpsPerAddress: hourly('sign-ups', config.signUpsPerAddress),
    resetsPerAddress: hourly('resets-address', config.resetsPerAddress),
    resetsPerEmail: hourly('resets-email', config.resetsPerEmail),
    confirmationsPerOwner: hourly('confirmations', 5),
  };
}
