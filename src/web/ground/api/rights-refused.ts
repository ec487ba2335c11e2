import { refusalCode } from './errors.ts';

/** The member may not do this, or is no member of the salon any more. */
export type RightsRefusal = 'NOT_ALLOWED' | 'NO_ACCESS';

let look: ((refusal: RightsRefusal) => void) | undefined;

/** Registers what looks into it when the server refuses for lack of a right. Answers how to unregister. */
export function whenRightsAreRefused(how: (refusal: RightsRefusal) => void): () => void {
  look = how;
  return () => {
    look = undefined;
  };
}

/** A refused call stays refused, and says to its caller why; beside that, somebody looks whether the rights at this window are out of date. */
export async function noticingRefusal<T>(path: readonly string[], call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const code = refusalCode(error);
    // Who signs in as somebody without access says nothing about whoever is at this window.
    const isOfMember = !path.join('.').startsWith('account.signIn');
    if (isOfMember && (code === 'NOT_ALLOWED' || code === 'NO_ACCESS')) look?.(code);
    throw error;
  }
}
