import { resolve } from 'node:path';

/** What the program can be told from outside. Every setting has a row in the README's table. */
export type Config = {
  port: number;
  host: string;
  /** Where people reach the program; decides secure cookies, allowed origins and the links in mails. */
  publicUrl: string;
  /** Absent: the embedded PostgreSQL under `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
  secret: string | undefined;
  logLevel: string;
  /** Address ranges of the proxies in front of us; without them X-Forwarded-* is not believed. */
  trustProxy: string | undefined;
  demo: boolean;
  /** How far behind the program may be before it refuses calls, so that those it took end in time. */
  busyAfterMs: number;
  mail: MailConfig;
  limits: LimitConfig;
};

export type MailConfig = {
  smtpUrl: string | undefined;
  from: string;
};

/** Settable so that a load test from one address can be told apart from an attack. */
export type LimitConfig = {
  signInsPerAddress: number;
  signUpsPerAddress: number;
  resetsPerAddress: number;
  resetsPerEmail: number;
  slotLookupsPerAddress: number;
  bookingsPerAddress: number;
  requestsPerPhone: number;
};

type Environment = Record<string, string | undefined>;

/** A setting that cannot be used. Its message is one plain sentence for the person who starts the program. */
export class BadSetting extends Error {}

export function readConfig(env: Environment): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const host = env.HOST || 'localhost';
  return {
    port,
    host,
    publicUrl: publicUrl(env.PUBLIC_URL, port),
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: resolve(env.DATA_DIR || '.data'),
    secret: secret(env.SECRET),
    logLevel: env.LOG_LEVEL || 'warn',
    trustProxy: env.TRUST_PROXY || undefined,
    demo: env.DEMO !== 'off',
    busyAfterMs: wholeNumber(env, 'BUSY_AFTER_MS', 2_000, 100),
    mail: { smtpUrl: env.SMTP_URL || undefined, from: env.MAIL_FROM || 'Madeixa <no-reply@localhost>' },
    limits: {
      signInsPerAddress: wholeNumber(env, 'LIMIT_SIGN_INS_PER_ADDRESS', 300, 1),
      signUpsPerAddress: wholeNumber(env, 'LIMIT_SIGN_UPS_PER_ADDRESS', 20, 1),
      resetsPerAddress: wholeNumber(env, 'LIMIT_RESETS_PER_ADDRESS', 30, 1),
      resetsPerEmail: wholeNumber(env, 'LIMIT_RESETS_PER_EMAIL', 5, 1),
      slotLookupsPerAddress: wholeNumber(env, 'LIMIT_SLOT_LOOKUPS_PER_ADDRESS', 300, 1),
      bookingsPerAddress: wholeNumber(env, 'LIMIT_BOOKINGS_PER_ADDRESS', 20, 1),
      requestsPerPhone: wholeNumber(env, 'LIMIT_REQUESTS_PER_PHONE', 3, 1),
    },
  };
}

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max = 1_000_000_000): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new BadSetting(`${name} must be a whole number between ${min} and ${max}, not "${text}".`);
  }
  return value;
}

function publicUrl(text: string | undefined, port: number): string {
  if (!text) return `http://localhost:${port}`;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new BadSetting(`PUBLIC_URL must look like https://salon.example, not "${text}".`);
  }
  return url.origin;
}

function secret(text: string | undefined): string | undefined {
  if (text && text.length < 32) throw new BadSetting('SECRET must have at least 32 characters.');
  return text || undefined;
}
