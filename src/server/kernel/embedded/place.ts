import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, accountOwning, canUse, isRoot, unprivilegedAccount } from './account.ts';
import { StartRefusal } from './start-refusal.ts';

/** Where one database lives, and whom it belongs to. */
export type Place = { home: string; account: Account };

/**
 * Beside the other data, unless root keeps the checkout where PostgreSQL's account cannot enter: then below /var/lib,
 * and a note in the folder says where. The note, not the folder's name, leads there, so that deleting the folder really
 * starts afresh and moving it keeps the data.
 */
export function placeFor(folder: string): Place {
  mkdirSync(folder, { recursive: true });
  const near = join(folder, 'pg');
  const note = join(folder, 'pg-is-in.txt');
  if (existsSync(near)) {
    const account = accountOwning(near);
    if (!canUse(account, '-x', near)) throw new StartRefusal('no_permission', near);
    return { home: near, account };
  }
  const account = unprivilegedAccount();
  if (!existsSync(note)) {
    if (canUse(account, '-x', folder)) return { home: near, account };
    writeFileSync(note, `${join(systemFolder(), randomUUID())}\n`, { flag: 'wx' });
  }
  const home = readFileSync(note, 'utf8').trim();
  return { home, account: existsSync(home) ? accountOwning(home) : account };
}

const ownerNoteIn = (home: string) => join(home, 'belongs-to.txt');

/** What lies elsewhere tells whose it is: deleting the folder leaves it behind, and nobody would know of it. */
export function noteOwner(home: string, folder: string): void {
  if (home === join(folder, 'pg')) return;
  if (!existsSync(ownerNoteIn(home)) || readFileSync(ownerNoteIn(home), 'utf8') !== `${folder}\n`) {
    writeFileSync(ownerNoteIn(home), `${folder}\n`);
  }
}

/** The databases elsewhere that were this folder's before it was deleted and made anew. */
export function earlierHomes(home: string, folder: string): string[] {
  if (!isRoot || !existsSync(SYSTEM_FOLDER)) return [];
  const others = readdirSync(SYSTEM_FOLDER).map((name) => join(SYSTEM_FOLDER, name));
  return others.filter(
    (other) =>
      other !== home && existsSync(ownerNoteIn(other)) && readFileSync(ownerNoteIn(other), 'utf8') === `${folder}\n`,
  );
}

const SYSTEM_FOLDER = '/var/lib/madeixa';

/** A folder that every account may enter, whatever the umask. */
export function systemFolder(): string {
  if (!existsSync(SYSTEM_FOLDER)) {
    mkdirSync(SYSTEM_FOLDER);
    chmodSync(SYSTEM_FOLDER, 0o755);
  }
  return SYSTEM_FOLDER;
}

/** The longest path of a unix socket that every system takes; Linux alone would allow four bytes more. */
const longestSocketPath = 103;

export function socketFolderFor({ home, account }: Place): string {
  if (Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= longestSocketPath) return home;
  const folder = join('/tmp', `madeixa-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) makePrivate(folder, account);
  // In a folder open to all, somebody else could have been quicker and would listen in our place.
  const owner = lstatSync(folder);
  if (!owner.isDirectory() || owner.uid !== (account?.uid ?? process.getuid?.())) {
    throw new StartRefusal('no_permission', folder);
  }
  return folder;
}

export function makePrivate(folder: string, account: Account): void {
  mkdirSync(folder, { mode: 0o700 });
  if (isRoot && account) chownSync(folder, account.uid, account.gid);
}
