import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Only root may mount a disk, and not in every container. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'madeixa-mount-'));
  try {
    mountSmallDisk(folder, '64k')();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A disk of that size in the folder, in memory. Answers how to take it away. */
export function mountSmallDisk(folder: string, size: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  return () => execFileSync('umount', ['--lazy', folder]);
}

/** Until nothing more fits, to the last byte. */
export function fillUp(folder: string): void {
  const some = Buffer.alloc(16 * 2 ** 20);
  try {
    for (;;) appendFileSync(join(folder, 'filled'), some);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
