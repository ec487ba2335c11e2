import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { StartRefusal } from './start-refusal.ts';

/** Whom PostgreSQL runs as; undefined means ourselves. */
export type Account = { uid: number; gid: number } | undefined;

export const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. initdb wants an account of /etc/passwd, so a bare number would not do. */
export function unprivilegedAccount(): Account {
  if (!isRoot) return undefined;
  const found = accountNamed('postgres') ?? accountNamed('nobody');
  if (!found) throw new StartRefusal('no_account', 'postgres, nobody');
  return found;
}

/** Data that exists stays with its owner: a package may add the account `postgres` after `nobody` made the data. */
export function accountOwning(path: string): Account {
  const { uid, gid } = lstatSync(path);
  return isRoot && uid !== 0 ? { uid, gid } : unprivilegedAccount();
}

/** Asked of the system as that account: modes and groups alone would not tell about the folders above. */
export function canUse(account: Account, mode: '-x' | '-r', path: string): boolean {
  return spawnSync('test', [mode, path], { ...account, cwd: '/' }).status === 0;
}

function accountNamed(name: string): Account {
  const numberOf = (option: string) => spawnSync('id', [option, name], { encoding: 'utf8' });
  const [user, group] = [numberOf('-u'), numberOf('-g')];
  return user.status === 0 ? { uid: Number(user.stdout), gid: Number(group.stdout) } : undefined;
}
