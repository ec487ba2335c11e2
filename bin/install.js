// Runs on the machine's own Node, which may be as old as 18, before anything is installed: plain JavaScript, no packages.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode } from './node.js';
import { runNpm } from './npm.js';
import { modules, root } from './run.js';

const stampFile = join(modules, '.madeixa-stamp');

/** Installs the packages unless they are the ones the lock file names, and answers the Node that the project brings. */
export async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    console.log('Installing packages (about a minute, only when they change)…');
    // The stamp goes first and comes last: an interrupted installation is done again.
    rmSync(stampFile, { force: true });
    const options = [`--prefix=${root}`, '--include=dev', '--include=optional', '--loglevel=error'];
    const trouble = await runNpm(['ci', ...options]).catch((error) => error.code ?? error);
    if (trouble)
      giveUp(`The packages could not be installed (${trouble}): npm needs the network and a writable folder.`);
    writeFileSync(stampFile, stamp);
  }
  const machine = `${process.platform} ${process.arch}`;
  return projectNode() ?? giveUp(`Madeixa needs Node 26, and its packages bring none for this machine (${machine}).`);
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
