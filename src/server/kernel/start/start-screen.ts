import { join } from 'node:path';
import type { Role } from '#domain/members/rights.ts';
import { isDatabaseAway } from '../database/away.ts';
import { type Lack, UnfitDatabase } from '../database/needs.ts';
import { endedOnFullDisk } from '../embedded/disk-full.ts';
import { StartRefusal } from '../embedded/start-refusal.ts';
import { ShortSecret } from '../secret.ts';
import { lackIn, languageOf, textsIn } from '../texts.ts';
import { BadSettings, type Config, SHORTEST_SECRET } from './config.ts';

const language = languageOf(process.env.LC_ALL || process.env.LANG || 'en');
const t = textsIn(language);

type Step = 'building' | 'preparing' | 'creating' | 'starting' | 'adopting' | 'migrating' | 'filling';

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function sayProgress(step: Step): void {
  say(`  ${t(`server:start.${step}`)} …`);
}

type Ready = {
  url: string;
  release: string;
  /** With what people can look around; nobody where it is no demo salon. */
  demo?: { people: { email: string; role: Role }[]; password: string };
  dataFolder?: string;
  /** Databases that this installation had before, and that lie elsewhere than its own folder. */
  earlier?: string[];
  outbox?: string;
  /** What keeps it from being ready: it runs all the same, because some of that can be mended meanwhile. */
  lacks: Lack[];
};

/** One short screen: what to open, how to get in, where the data lives. */
export function sayReady({ url, release, demo, dataFolder, earlier = [], outbox, lacks }: Ready): void {
  const rows: Array<[string, string]> = [[t('server:start.open'), url]];
  for (const { email, role } of demo?.people ?? []) {
    rows.push([t(`server:start.demo.${role}`), `${email}  ${demo?.password}`]);
  }
  if (dataFolder) rows.push([t('server:start.data'), dataFolder]);
  for (const folder of earlier) rows.push([t('server:start.earlier'), folder]);
  if (outbox) rows.push([t('server:start.outbox'), join(outbox, 'outbox')]);
  rows.push([t('server:start.version'), release]);
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  const title = lacks.length === 0 ? t('server:start.ready') : t('server:start.notReady');
  const reasons = lacks.map((lack) => `  ${lackIn(language, lack)}`);
  say(['', `  ${title}`, ...reasons, '', ...lines, '', `  ${t('server:start.stop')}`, ''].join('\n'));
}

export function sayNotBuilt(): void {
  say(t('server:start.notBuilt'));
}

/**
 * What a person can act on, in one sentence, or in one for each setting. A bug keeps its stack, or nobody could mend it. `home` is where the
 * embedded database lies, once there is one.
 */
export function sentenceFor(error: unknown, config: Config | undefined, home?: string): string {
  const { code, message, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof BadSettings) return settingsSentences(error);
  if (error instanceof StartRefusal) return refusalSentence(error);
  if (error instanceof UnfitDatabase) return error.lacks.map((lack) => lackIn(language, lack)).join('\n');
  if (error instanceof ShortSecret) {
    return t('server:start.shortSecret', { file: error.file, least: SHORTEST_SECRET });
  }
  if (isDiskFull(error, home)) {
    const where = path ?? (config?.databaseUrl ? 'DATABASE_URL' : config?.dataFolder);
    return t('server:start.diskFull', { where });
  }
  if (code === 'EADDRINUSE') return t('server:start.portTaken', { port });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return t('server:start.noPermission', { what: path ?? (port ? `PORT=${port}` : message) });
  }
  if (config?.databaseUrl && isConnectionTrouble(code, message)) {
    return t('server:start.unreachable', { why: message || code });
  }
  return error instanceof Error ? (error.stack ?? message) : String(error);
}

function settingsSentences({ settings }: BadSettings): string {
  return settings
    .map(({ setting, rule, details }) => t(`server:settings.${rule}`, { name: setting, ...details }))
    .join('\n');
}

/** The system says so, or the database does; an embedded one that could not even say it has left it in its log. */
function isDiskFull(error: unknown, home: string | undefined): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code ?? '')) return true;
  if (cause && isDiskFull(cause, undefined)) return true;
  return home !== undefined && isDatabaseAway(error) && endedOnFullDisk(home);
}

function refusalSentence({ reason, detail, said }: StartRefusal): string {
  switch (reason) {
    case 'already_running':
      return t('server:start.alreadyRunning', { folder: detail });
    case 'no_permission':
      return t('server:start.noPermission', { what: detail });
    case 'disk_full':
      return t('server:start.diskFull', { where: detail });
    case 'damaged':
      return t('server:start.damaged', { folder: detail, log: join(detail, 'log'), said });
    case 'no_binaries':
      return t('server:start.noBinaries');
    case 'no_account':
    case 'did_not_start':
      return t('server:start.failed', { why: detail });
  }
}

/** Network trouble, or PostgreSQL refusing the sign-in or the database (classes 08, 28, 3D, 57). */
function isConnectionTrouble(code: string | undefined, message: string): boolean {
  return /^(E[A-Z_]+|08|28|3D|57)/.test(code ?? '') || /timeout|terminated/i.test(message);
}
