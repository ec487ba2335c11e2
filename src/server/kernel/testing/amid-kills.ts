import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bundledProgram } from './bundled-program.ts';
import { type Program, runProgram } from './program.ts';

/** One after every second number of answers that leaves somebody without one: 1, 3 … 9. */
const KILLS = 5;
/** Who asks at once. */
const ASKING = 10;
/** A start of the program for every kill: seconds here, but a busy machine may need its time. */
export const TAKES = 300_000;

export type Killable = { start: () => Program; end: () => Promise<void> };

/** The program, to be started and killed again and again. */
export async function killable(settings: Record<string, string>): Promise<Killable> {
  const folder = mkdtempSync(join(tmpdir(), 'madeixa-killed-'));
  const main = await bundledProgram();
  const programs: Program[] = [];
  function start(): Program {
    const program = runProgram({ DATA_DIR: folder, ...settings }, main);
    programs.push(program);
    return program;
  }
  async function end(): Promise<void> {
    for (const { process } of programs) process.kill('SIGKILL');
    await Promise.all(programs.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  }
  // One that ends in peace leaves its compiled sources to the others, which will not live to do so.
  const first = start();
  await first.ready;
  first.process.kill('SIGTERM');
  await first.ended;
  return { start, end };
}

type Asking<Wish> = {
  newWish: () => Wish | Promise<Wish>;
  /** The same wish may be asked for again: by its key the server knows it. */
  ask: (url: string, wish: Wish) => Promise<Response>;
};

/** Asks for many wishes of a server that is killed amid them, and once more for what was cut off: what each was answered in the end. */
export async function askAmidKills<Wish, Answer>({ start }: Killable, { newWish, ask }: Asking<Wish>) {
  const confirmed = new Map<Wish, Answer>();

  /** False where the program or its connection ended before it could say so. */
  async function isConfirmed(url: string, wish: Wish): Promise<boolean> {
    const answer = await ask(url, wish);
    const body = (await answer.json()) as { code?: string };
    if (answer.ok) confirmed.set(wish, body as Answer);
    // Whoever asks again so soon may meet the killed server's transaction, which the database has not ended yet; and a server that
    // has just begun may say on a busy machine that it is.
    else if (body.code !== 'IN_FLIGHT' && answer.status !== 503) throw new Refused(JSON.stringify(body));
    return answer.ok;
  }

  let open: Wish[] = [];
  let unanswered = 0;
  let next = start();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const program = next;
    const url = await urlOf(program);
    next = start();
    while (open.length < ASKING) open.push(await newWish());
    const until = 2 * kill - 1;
    let answers = 0;
    const outcomes = await Promise.all(
      open.map(async (wish) => {
        const isDone = await isConfirmed(url, wish).catch((error) => {
          // A refusal is a defect; a connection that broke off is what this is about.
          if (error instanceof Refused) throw error;
          return false;
        });
        if (isDone) answers += 1;
        if (isDone && answers === until) program.process.kill('SIGKILL');
        return isDone;
      }),
    );
    program.process.kill('SIGKILL');
    await program.ended;
    open = open.filter((_, index) => !outcomes[index]);
    unanswered += open.length;
  }
  expect(unanswered).toBeGreaterThan(0);

  // Those who were cut off ask again, of a server that lives.
  const url = await urlOf(next);
  for (const wish of open) await expect.poll(() => isConfirmed(url, wish)).toBe(true);
  return confirmed;
}

class Refused extends Error {}

async function urlOf({ ready, output }: Program): Promise<string> {
  const url = await ready;
  if (!url) throw new Error(output());
  return url;
}
