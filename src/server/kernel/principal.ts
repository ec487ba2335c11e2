import type { Kysely } from 'kysely';
import type { DB } from './database/schema.ts';

/**
 * The salon whose data a piece of work may touch. Only kernel/session, kernel/visit and kernel/portal (together with a handle that can do
 * no more than visitors or that professional may) or a trusted start-up task makes one.
 */
export type OwnerId = string & { readonly proof: 'owner' };

/** The owner at work, with the handle that sees no other salon: what a use case takes first. */
export type Owned = { db: Kysely<DB>; owner: OwnerId };

/** The same where it matters when it happens. */
export type Timed = Owned & { now: () => Temporal.Instant };

/** A call that is done once for each key, where it has one. */
export type Keyed = { idempotencyKey: string | undefined };

/** A professional of a salon, proven by the link and the PIN of the portal: only kernel/portal lets one through. */
export type StaffId = string & { readonly proof: 'staff' };

/** Who acts. A visitor books without an account; the system acts where nobody does. */
export type Principal =
  | { kind: 'owner'; id: OwnerId }
  | { kind: 'visitor' }
  | { kind: 'professional'; id: StaffId }
  | { kind: 'system' };
