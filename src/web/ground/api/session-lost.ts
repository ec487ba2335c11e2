import { refusalCode } from './errors.ts';

/** The same owner signed in again; or nobody did, and whoever asked is refused; or another one did, and what was asked is nobody's now. */
export type Regained = 'same' | 'nobody' | 'other';

type Ask = () => Promise<Regained>;

let ask: Ask | undefined;
let asking: Promise<Regained> | undefined;
let regainedAt = Number.NEGATIVE_INFINITY;

/** How the pages behind the sign-in ask to sign in again. Until the answer is called; before it and after it nobody is asked. */
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
    // It set out with the session that was lost, and came back late.
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
