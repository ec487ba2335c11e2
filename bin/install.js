// Runs on the machine's own Node, which may be as old as 18, before anything is installed: plain JavaScript, no packages.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode } from './node.js';
import { runNpm } from './npm.js';
import { modules, root } from './run.js';
import { t } from './texts.js';

const stampFile = join(modules, '.madeixa-stamp');

/** Installs the packages unless they are the ones the lock file names, and answers the Node that the project brings. */
export async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    console.log(`  ${t('server:start.installing')} …`);
    // The stamp is removed first and written last, so that an interrupted installation is done again.
    rmSync(stampFile, { force: true });
    const options = [`--prefix=${root}`, '--include=dev', '--include=optional', '--loglevel=error'];
    const trouble = await runNpm(['ci', ...options]).catch((error) => error.code ?? error);
    if (trouble) giveUp(t('server:start.notInstalled', { why: trouble }));
    writeFileSync(stampFile, stamp);
  }
  const machine = `${process.platform} ${process.arch}`;
  return projectNode() ?? giveUp(t('server:start.noNode', { machine }));
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
