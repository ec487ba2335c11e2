import { ORPCError, os } from '@orpc/server';
import type { OwnerId } from '../principal.ts';

/** Of one salon in one process: as many as a person's windows ask for, and few enough that others always find a connection. */
const AT_ONCE = 3;
const WAITING = 30;
const RETRY_AFTER_SECONDS = 10;

type Queue = { running: number; waiting: Array<() => void> };

/** Runs at most so many of each salon at a time. The others wait without holding anything; false where too many do already. */
export function turns(atOnce: number, mostWaiting: number) {
  const queues = new Map<string, Queue>();

  async function take(salon: string): Promise<boolean> {
    const queue = queues.get(salon) ?? { running: 0, waiting: [] };
    queues.set(salon, queue);
    if (queue.running < atOnce) {
      queue.running += 1;
      return true;
    }
    if (queue.waiting.length >= mostWaiting) return false;
    // Whoever is done hands the turn over: the number that run stays the same.
    await new Promise<void>((resolve) => queue.waiting.push(resolve));
    return true;
  }

  function giveBack(salon: string): void {
    const queue = queues.get(salon);
    if (!queue) return;
    const next = queue.waiting.shift();
    if (next) next();
    else queue.running -= 1;
    if (queue.running === 0) queues.delete(salon);
  }

  return { take, giveBack };
}

const { take, giveBack } = turns(AT_ONCE, WAITING);

/** For what may take seconds, such as a report over years: `owned.use(inTurn)`. */
export const inTurn = os.$context<{ owner: OwnerId }>().middleware(async ({ context, next }) => {
  if (!(await take(context.owner))) {
    throw new ORPCError('TOO_MANY_TRIES', {
      status: 429,
      message: 'Too many reports at once',
      data: { retryAfterSeconds: RETRY_AFTER_SECONDS },
      defined: true,
    });
  }
  try {
    return await next();
  } finally {
    giveBack(context.owner);
  }
});
