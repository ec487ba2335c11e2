import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** What becomes of a database that was up: it was lost, it could not be brought back yet, it is back. */
export type News = 'lost' | 'not_back' | 'back';

type Watch = {
  /** Starts the database unless it runs, and claims it. */
  reopen: () => Promise<pg.Client>;
  onNews: (news: News, error?: unknown) => void;
  /** Says that the database is meant to end. */
  ending: AbortSignal;
};

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Brings the database back whenever it ends by itself: killed, out of memory, on a disk that was full. The connection that holds the claim tells of it.
 * A database that keeps failing is tried ever more seldom; one that ran for a while begins with a short pause again.
 */
export async function keepRunning(claim: pg.Client, watch: Watch): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  for (let holding: pg.Client | undefined = claim; holding; ) {
    const since = Date.now();
    await once(holding, 'end', { signal: watch.ending }).catch(() => {});
    if (watch.ending.aborted) return;
    watch.onNews('lost');
    if (Date.now() - since > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
    holding = undefined;
    while (!holding) {
      await wait(pause, undefined, { signal: watch.ending }).catch(() => {});
      if (watch.ending.aborted) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      holding = await watch.reopen().catch((error) => {
        if (!watch.ending.aborted) watch.onNews('not_back', error);
        return undefined;
      });
    }
    watch.onNews('back');
  }
}
