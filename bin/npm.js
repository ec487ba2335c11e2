import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { installsAll, nodePackages } from './node.js';
import { root, run } from './run.js';

/**
 * Runs the npm that started us, and answers undefined when all went well, else npm's code for what did not. On an old
 * Node npm would silently leave out compiled packages that ask for a newer one: there it runs on the project's Node,
 * which is fetched first.
 */
export async function runNpm(args) {
  const machineNode = process.env.npm_node_execpath ?? process.execPath;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const name = nodePackages.find((candidate) => packages[`node_modules/${candidate}`]);
  if (installsAll(machineNode) || !name) return npmOn(machineNode, args);

  const folder = join(root, '.cache', 'node');
  const ourNode = join(folder, 'node_modules', name, 'bin', 'node');
  writeLock(folder, name, packages[`node_modules/${name}`]);
  const trouble =
    (await npmOn(machineNode, ['ci', `--prefix=${folder}`, '--loglevel=error'])) ?? (await npmOn(ourNode, args));
  rmSync(folder, { recursive: true, force: true });
  return trouble;
}

/** A lock file with just that package, so that npm compares what arrives with our own lock file's checksum. */
function writeLock(folder, name, locked) {
  const wanted = { name: 'node', version: '1.0.0', dependencies: { [name]: locked.version } };
  const packages = { '': wanted, [`node_modules/${name}`]: { ...locked, optional: false } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...wanted, lockfileVersion: 3, packages }));
}

async function npmOn(node, args) {
  const npm = process.env.npm_execpath ?? '';
  const [program, before] = basename(npm) === 'npm-cli.js' ? [node, [npm]] : ['npm', []];
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
  let complaint = '';
  const code = await run(program, [...before, ...args], ['ignore', 'ignore', 'pipe'], env, (text) => {
    complaint += text;
  });
  return code === 0 ? undefined : (/^npm (?:ERR!|error) code (\S+)/m.exec(complaint)?.[1] ?? `npm ended with ${code}`);
}
