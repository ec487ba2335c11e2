import type { AppointmentChange } from '#domain/agenda/life.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import type { StockRefusal } from '#server/products/move-stock.ts';

/** What is refused undoes everything. `below_zero` names products whose shelf fell below zero. */
type Followed = { ok: true; below_zero?: string[] } | FollowRefusal;

export type FollowRefusal = StockRefusal | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** Looks at before and after, and decides by itself whether there is anything to do. The appointment is held. */
export type AppointmentFollower = (held: Held, change: AppointmentChange) => Promise<Followed>;

let followers: readonly AppointmentFollower[] | undefined;

/** Called once, at the start, with the list of `src/server/followers.ts` (decision 034). */
export function followAppointments(list: readonly AppointmentFollower[]): void {
  followers = list;
}

/** What follows from a change of an appointment, in the order of the list and in the same transaction. */
export async function follow(
  held: Held,
  change: AppointmentChange,
): Promise<{ ok: true; below_zero: string[] } | FollowRefusal> {
  // Without them a finalised appointment would leave the shelf and the money as they were, and nobody would notice.
  if (!followers) throw new Error('Nobody follows the appointments yet: see src/server/followers.ts.');
  const below_zero: string[] = [];
  for (const follower of followers) {
    const followed = await follower(held, change);
    if (!followed.ok) return followed;
    below_zero.push(...(followed.below_zero ?? []));
  }
  return { ok: true, below_zero };
}
