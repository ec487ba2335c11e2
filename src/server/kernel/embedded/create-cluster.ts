import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { saysDiskFull } from './disk-full.ts';
import { makePrivate, type Place } from './place.ts';
import { isAlive, plainEnvironment } from './postmaster.ts';
import { StartRefusal } from './start-refusal.ts';

export const clusterIn = (home: string) => join(home, 'cluster');
export const passwordFileIn = (home: string) => join(home, 'password');

/** Made under another name and renamed whole: an interrupted or parallel first start leaves no half database. */
export async function createCluster({ home, account }: Place, programs: string, onProgress: () => void): Promise<void> {
  removeLeftovers(home);
  if (existsSync(home)) return;
  onProgress();
  const draft = `${home}.${process.pid}`;
  makePrivate(draft, account);
  try {
    const passwordFile = passwordFileIn(draft);
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    await initdb(programs, draft, account);
    renameSync(draft, home);
  } catch (error) {
    // Somebody else was first: theirs is as good as ours.
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function initdb(programs: string, draft: string, account: Account): Promise<void> {
  const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions'];
  const child = spawn(
    join(programs, 'initdb'),
    ['-D', clusterIn(draft), `--pwfile=${passwordFileIn(draft)}`, ...options, ...localeOptions(programs)],
    { ...account, cwd: draft, env: plainEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (code === 0) return;
  if (saysDiskFull(complaint)) throw new StartRefusal('disk_full', dirname(draft));
  throw new StartRefusal('did_not_start', complaint.trim());
}

/** The built-in locale behaves the same on every machine; PostgreSQL has it since 17. */
function localeOptions(programs: string): string[] {
  const { stdout } = spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = Number(/\) (\d+)/.exec(stdout)?.[1]);
  return major < 17 ? ['--locale=C.UTF-8'] : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
}

function removeLeftovers(home: string): void {
  for (const name of existsSync(dirname(home)) ? readdirSync(dirname(home)) : []) {
    const pid = Number(name.startsWith(`${basename(home)}.`) ? name.slice(basename(home).length + 1) : Number.NaN);
    if (pid && !isAlive(pid)) rmSync(join(dirname(home), name), { recursive: true, force: true });
  }
}
