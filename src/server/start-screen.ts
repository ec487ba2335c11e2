import { join } from 'node:path';
import { BadSetting, type Config } from './kernel/config.ts';
import { StartRefusal } from './kernel/embedded/start-refusal.ts';
import { languageOf, textsIn } from './kernel/texts.ts';

const t = textsIn(languageOf(process.env.LC_ALL || process.env.LANG || 'en'));

type Step = 'creating' | 'starting' | 'adopting' | 'migrating' | 'filling';

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function sayProgress(step: Step): void {
  say(`  ${t(`server:start.${step}`)} …`);
}

type Ready = { url: string; demo?: { email: string; password: string }; dataFolder?: string; outbox?: string };

/** One short screen: what to open, how to get in, where the data lives. */
export function sayReady({ url, demo, dataFolder, outbox }: Ready): void {
  const rows: Array<[string, string]> = [[t('server:start.open'), url]];
  if (demo) rows.push([t('server:start.demo'), `${demo.email}  ${demo.password}`]);
  if (dataFolder) rows.push([t('server:start.data'), dataFolder]);
  if (outbox) rows.push([t('server:start.outbox'), join(outbox, 'outbox')]);
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  say(['', `  ${t('server:start.ready')}`, '', ...lines, '', `  ${t('server:start.stop')}`, ''].join('\n'));
}

/** What a person can act on, in one sentence. A bug keeps its stack, or nobody could mend it. */
export function sentenceFor(error: unknown, config: Config | undefined): string {
  const { code, message, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof BadSetting) return error.message;
  if (error instanceof StartRefusal) return refusalSentence(error);
  if (code === 'EADDRINUSE') return t('server:start.portTaken', { port });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return t('server:start.noPermission', { what: path ?? (port ? `PORT=${port}` : message) });
  }
  if (config?.databaseUrl && isConnectionTrouble(code, message)) {
    return t('server:start.unreachable', { why: message || code });
  }
  return error instanceof Error ? (error.stack ?? message) : String(error);
}

function refusalSentence({ reason, detail }: StartRefusal): string {
  switch (reason) {
    case 'already_running':
      return t('server:start.alreadyRunning', { folder: detail });
    case 'no_permission':
      return t('server:start.noPermission', { what: detail });
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
