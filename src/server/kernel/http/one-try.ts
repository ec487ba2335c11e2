import { TooManyWaiting } from './lanes.ts';

/** More than the pages of a salon send together. */
const MOST_TOGETHER = 40;

export type OneTry<Outcome> = (what: string, check: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Checks of the same secret that come together are one try, where it is right: it answers them all. A wrong one answers for itself alone, and the
 * next is a try of its own. `what` is whose secret it is, and the secret.
 */
export function openOneTry<Outcome extends { ok: boolean }>(): OneTry<Outcome> {
  const underWay = new Map<string, { check: Promise<Outcome>; waiting: number }>();

  async function outcomeOf(other: { check: Promise<Outcome>; waiting: number }): Promise<Outcome | undefined> {
    if (other.waiting >= MOST_TOGETHER) throw new TooManyWaiting();
    other.waiting += 1;
    return other.check.catch(() => undefined);
  }

  return async (what, check) => {
    for (let other = underWay.get(what); other; other = underWay.get(what)) {
      const outcome = await outcomeOf(other);
      if (outcome?.ok) return outcome;
    }
    const mine = check().finally(() => underWay.delete(what));
    underWay.set(what, { check: mine, waiting: 0 });
    return mine;
  };
}
