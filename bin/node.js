import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './run.js';

const target = `${process.platform}-${process.arch}`;

/** The packages that may bring Node for this machine. */
export const nodePackages = [`node-${target}`, `node-bin-${target}`];

/** The Node that the project brings, else the machine's when it is new enough. */
export function projectNode() {
  const linked = join(modules, '.bin', 'node');
  if (!existsSync(linked)) link(linked);
  return [linked, process.execPath].find((program) => majorVersion(program) >= 26);
}

/** npm 9 drops the link together with the packages for other machines, which would all provide it. */
function link(linked) {
  const name = nodePackages.find((candidate) => existsSync(join(modules, candidate, 'bin', 'node')));
  if (name) symlinkSync(join('..', name, 'bin', 'node'), linked);
}

export function majorVersion(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number.parseInt(String(stdout).slice(1), 10);
}
