import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
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

/** A third of the package: what others need to compile against Node. Nobody here does. */
export function dropHeaders() {
  for (const name of nodePackages) rmSync(join(modules, name, 'include'), { recursive: true, force: true });
}

function majorVersion(program) {
  return versionOf(program)[0];
}

function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return String(stdout).slice(1).split('.').map(Number);
}

/** Whether npm installs everything when it runs on this Node; on another it leaves out optional packages that ask for a newer one. */
export function installsAll(program) {
  const [major, minor] = versionOf(program);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
}
