import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

export type CheckedCommit = { commit: string; subject: string; ok: boolean; output: string };

/**
 * Runs a command on each commit of a range, oldest first, in a worktree of its own; the files here stay as they are. The packages are this
 * folder's, as hard links: through a symbolic link tools would find them outside of the project.
 */
export function* eachCommit(root: string, range: string, command: string): Generator<CheckedCommit> {
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commits = git(root, 'rev-list', '--reverse', range).split('\n').filter(Boolean);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/range-'));
  git(root, 'worktree', 'add', '--quiet', '--detach', folder, range.split('..').at(-1) || 'HEAD');
  try {
    execFileSync('cp', ['-al', join(root, 'node_modules'), folder]);
    for (const commit of commits) {
      git(folder, 'checkout', '--quiet', '--detach', commit);
      const { status, stdout, stderr } = spawnSync(command, { cwd: folder, encoding: 'utf8', shell: true });
      const subject = git(folder, 'log', '-1', '--format=%s');
      yield { commit: commit.slice(0, 8), subject, ok: status === 0, output: stdout + stderr };
    }
  } finally {
    git(root, 'worktree', 'remove', '--force', folder);
  }
}
