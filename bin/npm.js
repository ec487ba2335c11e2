import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { majorVersion, nodePackages } from './node.js';
import { root, run } from './run.js';

/**
 * The npm that started us. On an old Node it would silently leave out compiled packages that ask for a newer one, so
 * there it runs on the project's Node, which is fetched first.
 */
export async function runNpm(args) {
  const machineNode = process.env.npm_node_execpath ?? process.execPath;
  if (majorVersion(machineNode) >= 24) return npmOn(machineNode, args);
  const folder = join(root, '.cache', 'node');
  const node = await fetchNode(machineNode, folder);
  const code = await npmOn(node ?? machineNode, args);
  rmSync(folder, { recursive: true, force: true });
  return code;
}

function npmOn(node, args) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  const npm = process.env.npm_execpath ?? '';
  if (basename(npm) === 'npm-cli.js') return run(node, [npm, ...args], stdio);
  return run('npm', args, stdio, { PATH: [dirname(node), process.env.PATH].join(delimiter) });
}

/** By a lock file of its own with just that package, so that npm compares what arrives with our lock file's checksum. */
async function fetchNode(machineNode, folder) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const name = nodePackages.find((candidate) => packages[`node_modules/${candidate}`]);
  if (!name) return undefined;
  const path = `node_modules/${name}`;
  const wanted = { name: 'node', version: '1.0.0', dependencies: { [name]: packages[path].version } };
  const locked = { ...packages[path], optional: false };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...wanted, lockfileVersion: 3, requires: true, packages: { '': wanted, [path]: locked } }),
  );
  const code = await npmOn(machineNode, ['ci', `--prefix=${folder}`, '--loglevel=error', '--no-update-notifier']);
  return code === 0 ? join(folder, path, 'bin', 'node') : undefined;
}
