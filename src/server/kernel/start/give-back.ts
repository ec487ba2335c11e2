import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Once, after a start: loading the program leaves forty megabytes behind, after the demo's filling more, which V8 would keep as long as nobody
 * keeps it busy. It collects by itself all the time; only giving back has to be asked for.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  collect({ type: 'major', flavor: 'last-resort' });
}
