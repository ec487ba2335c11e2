import { refusalCode } from './errors.ts';

/** Who signed in again: the same owner; nobody, so the call is refused; or another owner, so its result concerns nobody. */
export type Regained = 'same' | 'nobody' | 'other';

type Ask = () => Promise<Regained>;

let ask: Ask | undefined;
let asking: Promise<Regained> | undefined;
let regainedAt = Number.NEGATIVE_INFINITY;

/** Registers how signed-in pages ask to sign in again. Answers how to unregister; without one, nobody is asked. */
export function whenSessionIsLost(how: Ask): () => void {
  ask = how;
  return () => {
    ask = undefined;
  };
}

/** A call that finds no session waits until somebody has signed in, and is made again. Several at once ask once. */
export async function againWithSession<T>(call: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await call();
  } catch (error) {
    if (!ask || refusalCode(error) !== 'UNAUTHORIZED') throw error;
    // Sent with the lost session, answered late.
    if (began < regainedAt) return againWithSession(call);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    const regained = await asking;
    if (regained === 'nobody') throw error;
    // The page that waits for the answer is gone.
    if (regained === 'other') return new Promise(() => {});
    regainedAt = performance.now();
    return againWithSession(call);
  }
}
