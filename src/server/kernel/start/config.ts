import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '#domain/shared/countries.ts';

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
  /** Whether this server runs jobs; each one adds them. */
  worker: boolean;
  /** How far behind the program may be before it refuses calls, so that those it took end in time; 0 is never. */
  busyAfterMs: number;
  /** In which a request must have arrived whole. */
  requestWithinMs: number;
  /** After which a program that ends cuts off what is still under way. */
  stopWithinMs: number;
  /** Whether other machines may read how the program fares. */
  metricsForAll: boolean;
  /** Where terms and privacy policy of this installation lie; absent: the templates that come with the program. */
  legalFolder: string | undefined;
  /** Whether somebody else serves the pages, as `npm run dev` does: then it does not matter how old the built ones are. */
  pagesElsewhere: boolean;
  /** Whom people can ask for help; absent: no support is promised. */
  supportContact: string | undefined;
  /** How long a server that is told to stop goes on answering while it already says that it is not ready. */
  drainMs: number;
  mail: MailConfig;
  limits: LimitConfig;
};

export type MailConfig = {
  smtpUrl: string | undefined;
  from: string;
};

/** Settable so that a load test from one address can be told apart from an attack. */
const LIMITS = {
  signInsPerAddress: ['LIMIT_SIGN_INS_PER_ADDRESS', 300],
  signUpsPerAddress: ['LIMIT_SIGN_UPS_PER_ADDRESS', 20],
  resetsPerAddress: ['LIMIT_RESETS_PER_ADDRESS', 30],
  resetsPerEmail: ['LIMIT_RESETS_PER_EMAIL', 5],
  slotLookupsPerAddress: ['LIMIT_SLOT_LOOKUPS_PER_ADDRESS', 300],
  bookingsPerAddress: ['LIMIT_BOOKINGS_PER_ADDRESS', 20],
  requestsPerPhone: ['LIMIT_REQUESTS_PER_PHONE', 3],
  wrongPinsPerAddress: ['LIMIT_WRONG_PINS_PER_ADDRESS', 30],
  invalidCallsPerAddress: ['LIMIT_INVALID_CALLS_PER_ADDRESS', 300],
  pagesPerAddress: ['LIMIT_PAGES_PER_ADDRESS', 1_000],
  waitingPasswords: ['LIMIT_WAITING_PASSWORDS', 40],
  waitingPasswordsPerAddress: ['LIMIT_WAITING_PASSWORDS_PER_ADDRESS', 5],
} as const;

export type LimitConfig = Record<keyof typeof LIMITS, number>;

type Environment = Record<string, string | undefined>;

/** The least that signs anything. */
export const SHORTEST_SECRET = 32;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Rule =
  | 'wholeNumber'
  | 'host'
  | 'publicUrl'
  | 'databaseUrl'
  | 'secret'
  | 'logLevel'
  | 'trustProxy'
  | 'onOrOff'
  | 'smtpUrl'
  | 'mailFrom'
  | 'supportContact'
  | 'legalFolder';

/** A setting that cannot be used. What it must be is a text of that name; what may hold a password is not among the `details`. */
export class BadSetting extends Error {
  readonly setting: string;
  readonly rule: Rule;
  readonly details: Record<string, string | number>;

  constructor(setting: string, rule: Rule, details: Record<string, string | number> = {}) {
    super(`${setting} cannot be used (${rule})`);
    this.setting = setting;
    this.rule = rule;
    this.details = details;
  }
}

/** All that cannot be used, so that whoever starts the program puts everything right at once. */
export class BadSettings extends Error {
  readonly settings: readonly BadSetting[];

  constructor(settings: readonly BadSetting[]) {
    super(settings.map(({ message }) => message).join('; '));
    this.settings = settings;
  }
}

export function readConfig(env: Environment): Config {
  const bad: BadSetting[] = [];
  for (let rest = env; ; ) {
    try {
      const config = readFirst(rest);
      if (bad.length > 0) throw new BadSettings(bad);
      return config;
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      bad.push(error);
      // Put aside, so that the next one shows.
      rest = { ...rest, [error.setting]: undefined };
    }
  }
}

/** Throws the first setting that cannot be used. */
function readFirst(env: Environment): Config {
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const host = env.HOST || 'localhost';
  return {
    port,
    host,
    publicUrl: publicUrl(env.PUBLIC_URL, port),
    databaseUrl: databaseUrl(env.DATABASE_URL),
    dataFolder: resolve(env.DATA_DIR || '.data'),
    secret: secret(env.SECRET),
    logLevel: logLevel(env.LOG_LEVEL),
    trustProxy: trustProxy(env.TRUST_PROXY),
    demo: onOrOff(env, 'DEMO'),
    worker: onOrOff(env, 'WORKER'),
    busyAfterMs: wholeNumber(env, 'BUSY_AFTER_MS', 2_000, 0),
    requestWithinMs: wholeNumber(env, 'REQUEST_WITHIN_MS', 60_000, 1),
    stopWithinMs: wholeNumber(env, 'STOP_WITHIN_MS', 10_000, 1),
    metricsForAll: env.METRICS === 'open',
    pagesElsewhere: env.PAGES === 'elsewhere',
    legalFolder: legalFolder(env.LEGAL_DIR),
    supportContact: supportContact(env.SUPPORT_CONTACT),
    drainMs: wholeNumber(env, 'DRAIN_MS', 0, 0, 600_000),
    mail: { smtpUrl: smtpUrl(env.SMTP_URL), from: mailFrom(env.MAIL_FROM) },
    limits: Object.fromEntries(
      Object.entries(LIMITS).map(([limit, [name, usual]]) => [limit, wholeNumber(env, name, usual, 1)]),
    ) as LimitConfig,
  };
}

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max = 1_000_000_000): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new BadSetting(name, 'wholeNumber', { min, max, value: text });
  }
  return value;
}

function publicUrl(text: string | undefined, port: number): string {
  if (!text) return `http://localhost:${port}`;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new BadSetting('PUBLIC_URL', 'publicUrl', { value: text });
  return url.origin;
}

function supportContact(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const isReachable = [/^[^\s@]+@[^\s@]+$/, /^https:\/\/\S+$/, /^\+?[\d ()-]{6,}$/].some((kind) => kind.test(text));
  if (!isReachable) throw new BadSetting('SUPPORT_CONTACT', 'supportContact', { value: text });
  return text;
}

/** A language that is missing gets another one's text, so one of each is enough. */
function legalFolder(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const folder = resolve(text);
  for (const kind of ['terms', 'privacy']) {
    const isThere = LANGUAGES.some((language) => existsSync(join(folder, language, `${kind}.md`)));
    if (!isThere) throw new BadSetting('LEGAL_DIR', 'legalFolder', { kind, value: folder });
  }
  return folder;
}

function databaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  // A unix socket is named behind the question mark, and there is no host then.
  const url = URL.parse(text.replace('@/', '@localhost/'));
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) throw new BadSetting('DATABASE_URL', 'databaseUrl');
  return text;
}

function secret(text: string | undefined): string | undefined {
  if (text && text.length < SHORTEST_SECRET) throw new BadSetting('SECRET', 'secret', { least: SHORTEST_SECRET });
  return text || undefined;
}

function logLevel(text: string | undefined): string {
  if (text && !LOG_LEVELS.includes(text)) throw new BadSetting('LOG_LEVEL', 'logLevel', { value: text });
  return text || 'warn';
}

function trustProxy(text: string | undefined): string | undefined {
  const parts = text ? text.split(',').map((part) => part.trim()) : [];
  if (!parts.every(isAddressRange)) throw new BadSetting('TRUST_PROXY', 'trustProxy', { value: text ?? '' });
  return text || undefined;
}

/** 10.0.0.1, 10.0.0.0/8, 10.0.0.0/255.0.0.0, the same of IPv6, or a name that stands for such ranges. */
function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', range] = text.split('/', 2);
  const version = isIP(address);
  if (!version || range === undefined) return version > 0;
  return /^\d+$/.test(range) ? Number(range) <= (version === 4 ? 32 : 128) : version === 4 && isIP(range) === 4;
}

function onOrOff(env: Environment, name: string): boolean {
  const text = env[name];
  if (text && text !== 'on' && text !== 'off') throw new BadSetting(name, 'onOrOff', { value: text });
  return text !== 'off';
}

function smtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) throw new BadSetting('SMTP_URL', 'smtpUrl');
  return text;
}

function mailFrom(text: string | undefined): string {
  if (text && !/[^\s@<>]@[^\s@<>]/.test(text)) throw new BadSetting('MAIL_FROM', 'mailFrom', { value: text });
  return text || 'Madeixa <no-reply@localhost>';
}
