// Runs on the machine's own Node, which may be as old as 18, before anything is installed: plain JavaScript, no packages.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropHeaders, projectNode } from './node.js';
import { runNpm } from './npm.js';
import { modules, root } from './run.js';
import { t } from './texts.js';

const stampFile = join(modules, '.madeixa-stamp');

/**
 * Installs what runs and builds the program, and with `tools` also what checks and tests it, unless the packages are those that the lock
 * file names. Answers the Node that the project brings.
 */
export async function install({ tools = false } = {}) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const program = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  const everything = `${program} with tools`;
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed !== program && installed !== everything) {
    await runStep('installing', ['ci', '--omit=dev'], program);
  }
  // Not `ci`, which would begin by removing what is there.
  if (tools && installed !== everything) {
    await runStep('installingTools', ['install', '--no-save', '--include=dev'], everything);
  }
  const machine = `${process.platform} ${process.arch}`;
  return projectNode() ?? giveUp(t('server:start.noNode', { machine }));
}

async function runStep(text, command, stamp) {
  console.log(`  ${t(`server:start.${text}`)} …`);
  // The stamp is removed first and written last, so that an interrupted installation is done again, all of it.
  rmSync(stampFile, { force: true });
  const options = [`--prefix=${root}`, '--include=optional', '--loglevel=error'];
  const trouble = await runNpm([...command, ...options]).catch((error) => error.code ?? error);
  if (trouble) giveUp(t('server:start.notInstalled', { why: trouble }));
  dropHeaders();
  writeFileSync(stampFile, stamp);
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
