import type { Log } from '../log.ts';

export type Background = {
  /** Begins work that nobody waits for; what fails is in the log. */
  do(work: () => Promise<void>): void;
  /** Waits for what was begun. */
  settled(): Promise<void>;
};

/** What happens after an answer was given. It is lost with a process that is killed, as a mail on its way is, but not with one that ends. */
export function openBackground(log: Log): Background {
  const underway = new Set<Promise<void>>();
  return {
    do(work) {
      const done = work().catch((error) => log.error({ err: error }, 'Something after an answer failed'));
      underway.add(done);
      done.finally(() => underway.delete(done));
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}
