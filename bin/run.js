import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const modules = join(root, 'node_modules');

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a program until it ends and answers its exit code. A signal to us is passed on to it. */
export function run(program, args, stdio, env = {}, onComplaint = () => {}) {
  const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  child.stderr?.setEncoding('utf8').on('data', onComplaint);
  const passOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(code ?? 1);
    };
    child.on('close', end).on('error', () => end(1));
  });
}

/** Where Node keeps what it made of the sources: the next start need not read them as TypeScript again. */
const NODE_COMPILE_CACHE = join(root, '.cache', 'compiled');

/** On the project's own Node. Should we be killed, the channel closes and the program stops on `disconnect`. */
export function runOurs(node, file, args = []) {
  const PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  return run(node, [join(root, file), ...args], ['inherit', 'inherit', 'inherit', 'ipc'], { PATH, NODE_COMPILE_CACHE });
}
