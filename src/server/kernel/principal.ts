import type { Kysely } from 'kysely';
import type { Right, Role } from '#domain/members/rights.ts';
import type { DB } from './database/schema.ts';

/**
 * The salon whose data a piece of work may touch. Only kernel/session, kernel/visit and kernel/portal (together with a handle that can do
 * no more than visitors or that professional may) or a trusted start-up task makes one.
 */
export type OwnerId = string & { readonly proof: 'owner' };

/** A person's account, whatever salons they work in: only kernel/session makes one from a request. */
export type AccountId = string & { readonly proof: 'account' };

/** Who acts in a salon, as the history names them. */
export type MemberId = string & { readonly proof: 'member' };

/** A person in a salon, proven together with the session: as what, and what they may do. */
export type Member = {
  id: MemberId;
  name: string;
  role: Role;
  /** Whom of the team they are. */
  staff: StaffId | null;
  rights: ReadonlySet<Right>;
  /** In percent of what is charged. */
  discountLimit: number;
};

/**
 * Somebody of the salon at work, with the handle that sees no other salon: what a use case takes first. `member` is who asks, where a person does whose
 * rights a use case has to look at.
 */
export type Owned = { db: Kysely<DB>; owner: OwnerId; member?: Member };

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
