import { client } from './api/client.ts';
import type { RightsRefusal } from './api/rights-refused.ts';
import { lookAgainEverywhere } from './live/changed.ts';
import { heldSession, isSameDesk, renewSession } from './session.ts';

let tell: (() => void) | undefined;

/** Registers what happens when whoever is at this window is no member of its salon any more. Answers how to unregister. */
export function whenAccessEnds(how: () => void): () => void {
  tell = how;
  return () => {
    tell = undefined;
  };
}

/**
 * The rights at this window have changed, or may have: they are asked for anew and take effect at once. What the page shows and what was typed
 * there stays; who is somebody else by now learns it elsewhere (`onSessionChangedElsewhere`).
 */
export async function lookAtRights(refusal?: RightsRefusal): Promise<void> {
  const before = heldSession();
  if (!before) return;
  const now = await client.account.session({}).catch(() => undefined);
  // Without an answer nothing is known, and nothing changes.
  if (now === undefined) return;
  if (now && isSameDesk(now, before)) {
    renewSession(now);
    if (JSON.stringify(now.member) !== JSON.stringify(before.member)) await lookAgainEverywhere();
    return;
  }
  const isSamePerson = now === null || now.user.id === before.user.id;
  if (refusal === 'NO_ACCESS' && isSamePerson) return tell?.();
  // Signed out, or no member any more: what any member may ask tells which.
  if (refusal !== 'NO_ACCESS') await client.account.support({}).catch(() => {});
}
