import { ORPCError, os } from '@orpc/server';
import { portalDatabaseOf } from '../database/db.ts';
import type { MemberId, OwnerId, Principal, StaffId } from '../principal.ts';
import type { Call } from './api.ts';
import { tooManyTries } from './errors.ts';

/** What a call brings that is to be proven. */
export type Caller = Pick<Call, 'pool' | 'roundTrips' | 'address' | 'now' | 'isGone'>;

export type Proof =
  | { ok: true; salon: OwnerId; staff: StaffId; name: string; member?: MemberId }
  /** Whatever was wrong. */
  | { ok: false; reason: 'wrong' }
  /** After too many wrong ones, the right one too is not looked at for a while. */
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };

/** Whom the link's token and the PIN belong to. */
export type Prove = (caller: Caller, token: string, pin: string) => Promise<Proof>;

/** Which professional is signed in, where they may see their own agenda. */
export type ProveMember = (call: Call) => Promise<Proof>;

/**
 * What `owned` is for the owner, for a professional at the portal: `open.use(provenProfessional(prove, proveMember))`. Every call carries
 * token and PIN in its input, or a session's cookie, and is proven before its rules are looked at: a stranger learns nothing of them.
 */
export function provenProfessional(prove: Prove, proveMember: ProveMember) {
  return os.$context<Call>().middleware(async ({ context, next }, input: unknown) => {
    const { token, pin } = (input ?? {}) as { token?: unknown; pin?: unknown };
    const proof =
      token === undefined && pin === undefined
        ? await proveMember(context)
        : typeof token === 'string' && typeof pin === 'string'
          ? await prove(context, token, pin)
          : WRONG;
    if (!proof.ok && proof.reason === 'wrong') throw wrong();
    if (!proof.ok) throw tooManyTries('Too many wrong PINs', { retryAfterSeconds: proof.retryAfterSeconds });
    const { salon, staff, member } = proof;
    const who: Principal = { kind: 'professional', id: staff };
    return next({
      context: { salon, staff, who, db: portalDatabaseOf(context.pool, salon, staff, context.roundTrips, member) },
    });
  });
}

const WRONG: Proof = { ok: false, reason: 'wrong' };

const wrong = () => new ORPCError('UNAUTHORIZED', { message: 'Invalid PIN' });
