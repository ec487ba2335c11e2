// Runs on the machine's own Node, which may be as old as 18, before anything is installed: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run } from './run.js';

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.madeixa-stamp');

/** Installs the packages unless they are the ones the lock file names, and answers the Node that the project brings. */
export async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    console.log('Installing packages (about a minute, only when they change)…');
    // The stamp goes first and comes last: an interrupted installation is done again.
    rmSync(stampFile, { force: true });
    const code = await runNpm(['ci', `--prefix=${root}`, '--include=dev', '--include=optional', '--loglevel=error']);
    if (code !== 0) giveUp('The packages could not be installed: npm needs the network and a folder it may write to.');
    writeFileSync(stampFile, stamp);
  }
  return projectNode();
}

/** The npm that started us, on the Node it runs on: the project's lies in the folder that the installation replaces. */
function runNpm(args) {
  const ours = process.env.npm_execpath ?? '';
  const stdio = ['ignore', 'ignore', 'inherit'];
  return basename(ours) === 'npm-cli.js'
    ? run(process.env.npm_node_execpath ?? process.execPath, [ours, ...args], stdio)
    : run('npm', args, stdio);
}

function projectNode() {
  const node = [join(modules, '.bin', 'node'), process.execPath].find((program) => majorVersion(program) >= 26);
  return (
    node ??
    giveUp(
      `Madeixa needs Node 26 or newer, and its packages bring none for this machine (${process.platform} ${process.arch}).`,
    )
  );
}

function majorVersion(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number.parseInt(String(stdout).slice(1), 10);
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
