import type { AccountId } from '../principal.ts';
import type { Call } from './api.ts';
import { addressKey } from './limits.ts';

/** Whoever has no session, accounts in theirs, and PINs at links and shared desks: a crowd in one does not stand in the others' way. */
const LANES = ['strangers', 'accounts', 'professionals'] as const;

/** Who waits in which lane, for whom that counts, and whether anybody is still there to be answered. */
export type Waiter = { lane: (typeof LANES)[number]; key: string; isGone: () => boolean };

/** Too many wait already. Nothing was done; a moment later there may be room. */
export class TooManyWaiting extends Error {
  readonly statusCode = 503;
  override readonly message = 'Too many wait already';
}

export const WAITING_SECONDS = 2;

export type Lanes = { inTurn<T>(waiter: Waiter, work: () => Promise<T>): Promise<T> };

type Place = Waiter & { go: () => void; refuse: (reason: Error) => void };
type Lane = { name: Waiter['lane']; waiting: Place[] };

/**
 * Does so many things at a time; the others wait, each in its lane, and the lanes take turns. `most` may wait in a lane, `mostOfOne` of them for
 * one address or account. Whoever has hung up loses the place.
 */
export function openLanes({ atOnce, most, mostOfOne }: { atOnce: number; most: number; mostOfOne: number }): Lanes {
  /** The one whose turn it is comes first. */
  const lanes: Lane[] = LANES.map((name) => ({ name, waiting: [] }));
  let running = 0;

  function dropGone(lane: Lane): void {
    const gone = lane.waiting.filter(({ isGone }) => isGone());
    if (gone.length === 0) return;
    lane.waiting = lane.waiting.filter((place) => !gone.includes(place));
    for (const { refuse } of gone) refuse(new TooManyWaiting());
  }

  async function enter(waiter: Waiter): Promise<void> {
    const lane = lanes.find(({ name }) => name === waiter.lane) as Lane;
    if (waiter.isGone()) throw new TooManyWaiting();
    if (running < atOnce) {
      running += 1;
      return;
    }
    dropGone(lane);
    const ofOne = lane.waiting.filter(({ key }) => key === waiter.key).length;
    if (lane.waiting.length >= most || ofOne >= mostOfOne) throw new TooManyWaiting();
    await new Promise<void>((go, refuse) => lane.waiting.push({ ...waiter, go, refuse }));
  }

  /** Whoever is done hands the turn over: the number that run stays the same. */
  function handOver(): void {
    for (const lane of lanes) dropGone(lane);
    const lane = lanes.find(({ waiting }) => waiting.length > 0);
    if (!lane) {
      running -= 1;
      return;
    }
    lanes.push(...lanes.splice(lanes.indexOf(lane), 1));
    lane.waiting.shift()?.go();
  }

  return {
    async inTurn(waiter, work) {
      await enter(waiter);
      try {
        return await work();
      } finally {
        handOver();
      }
    },
  };
}

export const asStranger = ({ address, isGone }: Pick<Call, 'address' | 'isGone'>): Waiter => ({
  lane: 'strangers',
  key: addressKey(address),
  isGone,
});

export const asAccount = ({ account, isGone }: { account: AccountId } & Pick<Call, 'isGone'>): Waiter => ({
  lane: 'accounts',
  key: account,
  isGone,
});
