import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { createInterface } from 'node:readline';

type Options = {
  args?: string[];
  env?: Record<string, string>;
  /** Nothing is shown, only kept. */
  quiet?: boolean;
  /** Shown behind this, line by line: several that run at once stay readable. */
  label?: string;
};

/** Runs a script of package.json without npm in between. */
export function runScript(name: string, options: Options = {}): Promise<{ code: number; output: string }> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return runCommand([scripts[name], ...(options.args ?? [])].join(' '), options);
}

export function runCommand(
  command: string,
  { env, quiet, label }: Options = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter), ...env },
    stdio: quiet || label ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    if (label) createInterface(stream).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  // Whoever leaves early takes along what it started.
  const stop = () => child.kill();
  process.on('exit', stop);
  return new Promise((done) => {
    child.on('close', (code) => {
      process.off('exit', stop);
      done({ code: code ?? 1, output });
    });
  });
}
