// What the benches share. They compare within one run and by turns, so that a noisy moment does not hit one side alone: the ratios are what to
// compare, the numbers are this machine's.
import autocannon from 'autocannon';
import pg from 'pg';

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export type Goal = { atLeast: number } | { atMost: number };

/** A server that is too busy says so with a 503. That is counted and said, and nothing else of the bench is lost. */
let refusals = 0;

/** One figure and its goal on a line. `npm run bench` makes its table of these lines. */
export function say(what: string, numbers: Record<string, string>, figure: number, goal: Goal): void {
  const all = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
  if (refusals > 0) all.push(`${refusals} refused as busy`);
  refusals = 0;
  const wanted = 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  console.log(`${what}: ${all.join(', ')}: ${figure.toFixed(2)} (goal: ${wanted})`);
}

export const inMs = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;
const perSecond = (calls: number) => `${calls.toFixed(0)} a second`;

export async function ask(url: string, init?: RequestInit): Promise<string | undefined> {
  const answer = await fetch(url, init);
  return answered(answer.status, await answer.text());
}

/** The body of an answer, undefined where the server was too busy. Whatever else is refused is a mistake of the bench. */
export function answered(status: number, body: string): string | undefined {
  if (status === 200) return body;
  if (status !== 503) throw new Error(`${status}: ${body}`);
  refusals += 1;
  return undefined;
}

/** The median time of each in milliseconds, of those that were answered. The first rounds only warm up. */
export async function timed(
  works: ReadonlyArray<() => Promise<string | undefined>>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<number[]> {
  const taken = works.map(() => [] as number[]);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [i, work] of works.entries()) {
      const started = performance.now();
      const isAnswered = (await work()) !== undefined;
      if (round >= 0 && isAnswered) taken[i]?.push(performance.now() - started);
    }
  }
  return taken.map(median);
}

export type Request = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };
/** It may be made anew every time it is sent. */
export type Made = Request & { setupRequest?: (request: Request) => Request };

/** `calls` of each kind in each round; the rounds of the warm-up are not counted. */
export type Load = { connections: number; calls: number; rounds: number; warmUp: number };

type Sides = {
  url: string;
  request: () => Made;
  /** The same rows, read or written plainly: no HTTP, no rules, no row-level security. Several statements may follow each other. */
  floor: () => string;
  /** Who may see everything. */
  adminUrl: string;
  goal: Goal;
  /** Between the warm-up and what counts. */
  warm?: () => Promise<unknown>;
};

/** So many calls a second over HTTP, beside an administrator who reads or writes the same rows plainly. */
export async function compareWithFloor(what: string, load: Load, sides: Sides): Promise<void> {
  const { url, request, floor, adminUrl, goal, warm } = sides;
  const admin = new pg.Pool({ connectionString: adminUrl, max: load.connections });
  const found: [http: number, floor: number][] = [];
  for (let round = -load.warmUp; round < load.rounds; round += 1) {
    if (round === 0) await warm?.();
    const both: [number, number] = [await overHttp(load, url, request()), await onDatabase(load, admin, floor)];
    if (round >= 0) found.push(both);
  }
  await admin.end();
  // Of each round with itself: a machine that becomes slower does so for both.
  const ratio = median(found.map(([http, floor]) => http / floor));
  const [http, bare] = [median(found.map(([http]) => http)), median(found.map(([, floor]) => floor))];
  say(what, { 'over HTTP': perSecond(http), 'the floor': perSecond(bare) }, ratio, goal);
}

async function overHttp({ connections, calls }: Load, url: string, request: Made): Promise<number> {
  const started = performance.now();
  const run = autocannon({ url, connections, amount: calls, requests: [request] });
  // What it reports itself is rounded up to its next second.
  let ended = started;
  run.on('response', () => {
    ended = performance.now();
  });
  const answered = calls - refusedIn(await run);
  return (answered / (ended - started)) * 1000;
}

/** Those that the server was too busy for, counted. */
export function refusedIn({ non2xx, errors, statusCodeStats }: autocannon.Result): number {
  const busy = statusCodeStats[503]?.count ?? 0;
  if (non2xx > busy || errors > 0) throw new Error(`${non2xx - busy} refused, ${errors} failed`);
  refusals += busy;
  return busy;
}

async function onDatabase({ connections, calls }: Load, admin: pg.Pool, floor: () => string): Promise<number> {
  const started = performance.now();
  let begun = 0;
  const workers = Array.from({ length: connections }, async () => {
    while (begun < calls) {
      begun += 1;
      await admin.query(floor());
    }
  });
  await Promise.all(workers);
  return (calls / (performance.now() - started)) * 1000;
}
