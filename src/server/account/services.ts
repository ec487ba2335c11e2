import type pg from 'pg';
import type { Lanes } from '#server/kernel/http/lanes.ts';
import { type Limit, limit } from '#server/kernel/http/limits.ts';
import type { OneTry } from '#server/kernel/http/one-try.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import type { LimitConfig } from '#server/kernel/start/config.ts';
import type { Auth } from './auth.ts';
import type { TwoStepSecrets } from './two-step-secrets.ts';

export type TooManyTries = { ok: false; reason: 'too_many_tries'; retryAfterSeconds: number };

/** With the hash that the password belongs to, for who writes another. */
export type Checked = { ok: true; hash: string } | { ok: false; reason: 'wrong_password' } | TooManyTries;

export type Recognised =
  | { ok: true; account: AccountId; hash: string }
  | { ok: false; reason: 'wrong_credentials' }
  | TooManyTries;

/** What the account's use cases work with beyond a call's own context. */
export type AccountServices = {
  auth: Auth;
  authPool: pg.Pool;
  /** To be called in turn. */
  hashPassword: (password: string) => Promise<string>;
  lanes: Lanes;
  /** A right password that is sent several times at once is one try. */
  oneTry: { signIns: OneTry<Recognised>; checks: OneTry<Checked> };
  limits: AccountLimits;
  twoStep: TwoStepSecrets;
  /** Whom people can ask for help. */
  supportContact: string | undefined;
};

export type AccountLimits = {
  /** Ten wrong passwords in a row lock an account's sign-in for a quarter of an hour. */
  wrongPasswords: Limit;
  /** The same of those that are asked for in a session. Apart, or strangers at the sign-in would keep the owner from working. */
  wrongChecks: Limit;
  /** Five wrong codes of the second step in a row lock it for as long. Only whoever knows the password can make one. */
  wrongCodes: Limit;
  signInsPerAddress: Limit;
  signUpsPerAddress: Limit;
  resetsPerAddress: Limit;
  /** Mails with a reset link, by e-mail address. */
  resetMails: Limit;
  /** Mails that confirm an address, asked for again. */
  confirmationsPerAccount: Limit;
  /** Each mails to an address that may be anybody's. */
  emailChangesPerAccount: Limit;
};

const HOUR = 60 * 60;

export function accountLimits(pool: pg.Pool, config: LimitConfig): AccountLimits {
  const hourly = (name: string, tries: number) => limit(pool, name, { tries, seconds: HOUR });
  const locking = (name: string, tries = 10) => limit(pool, name, { tries, seconds: 24 * HOUR, lockSeconds: HOUR / 4 });
  return {
    wrongPasswords: locking('wrong-passwords'),
    wrongChecks: locking('wrong-checks'),
    wrongCodes: locking('wrong-codes', 5),
    signInsPerAddress: hourly('sign-ins', config.signInsPerAddress),
    signUpsPerAddress: hourly('sign-ups', config.signUpsPerAddress),
    resetsPerAddress: hourly('resets-address', config.resetsPerAddress),
    resetMails: hourly('resets-email', config.resetsPerEmail),
    confirmationsPerAccount: hourly('confirmations', 5),
    emailChangesPerAccount: hourly('email-changes', 5),
  };
}
