// So many calls a second over HTTP, beside the bare database doing the same statements in the same run. Rounds alternate, so that a noisy moment
// does not hit one side alone.
import autocannon from 'autocannon';
import { median } from './median.ts';

export type Request = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
/** It may be made anew every time it is sent. */
export type Made = Request & { setupRequest?: (request: Request) => Request };

/** `calls` of each kind in each round; the rounds of the warm-up are not counted. */
export type Load = { connections: number; calls: number; rounds: number; warmUp: number };

type Sides = {
  url: string;
  request: () => Made;
  bare: () => Promise<unknown>;
  /** Between the warm-up and what counts. */
  warm?: () => Promise<unknown>;
};

export async function compareWithDatabase(
  what: string,
  load: Load,
  { url, request, bare, warm }: Sides,
): Promise<void> {
  const found: [http: number, database: number][] = [];
  for (let round = -load.warmUp; round < load.rounds; round += 1) {
    if (round === 0) await warm?.();
    const perSecond: [number, number] = [await overHttp(load, url, request()), await onDatabase(load, bare)];
    if (round >= 0) found.push(perSecond);
  }
  // Of each round with itself: a machine that becomes slower does so for both.
  const ratio = median(found.map(([http, database]) => http / database));
  const [http, database] = [median(found.map(([http]) => http)), median(found.map(([, database]) => database))];
  const numbers = `${http.toFixed(0)} a second over HTTP, ${database.toFixed(0)} on the bare database`;
  console.log(`${what}: ${numbers}: ${ratio.toFixed(2)} (goal: at least 0.5)`);
}

async function overHttp({ connections, calls }: Load, url: string, request: Made): Promise<number> {
  const started = performance.now();
  const run = autocannon({ url, connections, amount: calls, requests: [request] });
  // What it reports itself is rounded up to its next second.
  let ended = started;
  run.on('response', () => {
    ended = performance.now();
  });
  const result = await run;
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return (calls / (ended - started)) * 1000;
}

async function onDatabase({ connections, calls }: Load, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let begun = 0;
  const workers = Array.from({ length: connections }, async () => {
    while (begun < calls) {
      begun += 1;
      await work();
    }
  });
  await Promise.all(workers);
  return (calls / (performance.now() - started)) * 1000;
}
