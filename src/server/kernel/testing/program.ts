import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** What one start has compiled, the next need not: half of what a start costs. Whoever is killed leaves nothing here. */
const compiled = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url));

export type Program = {
  process: ChildProcess;
  /** All that a person at the terminal has seen so far. */
  output: () => string;
  /** Where it serves, once it does; undefined when it ended instead. */
  ready: Promise<string | undefined>;
  ended: Promise<number | null>;
};

/** The program as people run it: a process of its own, told everything by its environment. */
export function runProgram(settings: Record<string, string>, main = sources): Program {
  const { DATABASE_URL: _, ...machine } = process.env;
  const env = {
    ...machine,
    LC_ALL: 'en_US.UTF-8',
    PORT: '0',
    DEMO: 'off',
    // Whatever else the machine does meanwhile.
    BUSY_AFTER_MS: '0',
    NODE_COMPILE_CACHE: compiled,
    ...settings,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = Promise.race([once(child, 'message').then(([{ url }]) => url as string), ended.then(() => undefined)]);
  return { process: child, output: () => output, ready, ended };
}
