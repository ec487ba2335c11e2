import { os } from '@orpc/server';
import type { OwnerId } from '../principal.ts';
import type { Call } from './api.ts';
import { tooManyTries } from './errors.ts';

/** Of one salon in one process: as many as a person's windows ask for, and few enough that others always find a connection. */
const AT_ONCE = 3;
const WAITING = 30;
const RETRY_AFTER_SECONDS = 10;

type Place = { isGone: () => boolean; answer: (hasTurn: boolean) => void };
type Queue = { running: number; waiting: Place[] };

/**
 * Runs at most so many of each salon at a time. The others wait without holding anything; false where too many do already. Whoever has hung up
 * loses the place.
 */
export function turns(atOnce: number, mostWaiting: number) {
  const queues = new Map<string, Queue>();

  function dropGone(queue: Queue): void {
    const gone = queue.waiting.filter(({ isGone }) => isGone());
    queue.waiting = queue.waiting.filter((place) => !gone.includes(place));
    for (const { answer } of gone) answer(false);
  }

  async function take(salon: string, isGone: () => boolean): Promise<boolean> {
    const queue = queues.get(salon) ?? { running: 0, waiting: [] };
    queues.set(salon, queue);
    if (queue.running < atOnce) {
      queue.running += 1;
      return true;
    }
    dropGone(queue);
    if (queue.waiting.length >= mostWaiting) return false;
    return new Promise((answer) => queue.waiting.push({ isGone, answer }));
  }

  function giveBack(salon: string): void {
    const queue = queues.get(salon);
    if (!queue) return;
    dropGone(queue);
    const next = queue.waiting.shift();
    // Whoever is done hands the turn over: the number that run stays the same.
    if (next) next.answer(true);
    else queue.running -= 1;
    if (queue.running === 0) queues.delete(salon);
  }

  return { take, giveBack };
}

const { take, giveBack } = turns(AT_ONCE, WAITING);

/** For what may take seconds, such as a report over years: `owned.use(inTurn)`. */
export const inTurn = os.$context<{ owner: OwnerId } & Pick<Call, 'isGone'>>().middleware(async ({ context, next }) => {
  if (!(await take(context.owner, context.isGone))) {
    throw tooManyTries('Too many reports at once', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  try {
    return await next();
  } finally {
    giveBack(context.owner);
  }
});
