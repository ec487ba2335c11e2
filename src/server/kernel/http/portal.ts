import { ORPCError, os } from '@orpc/server';
import { portalDatabaseOf } from '../database/db.ts';
import type { OwnerId, Principal, StaffId } from '../principal.ts';
import type { Call } from './api.ts';
import { tooManyTries } from './errors.ts';

/** What a call brings that is to be proven. */
export type Caller = Pick<Call, 'pool' | 'roundTrips' | 'address' | 'now' | 'isGone'>;

export type Proof =
  | { ok: true; salon: OwnerId; staff: StaffId; name: string }
  /** Whatever was wrong. */
  | { ok: false; reason: 'wrong' }
  /** After too many wrong ones, the right one too is not looked at for a while. */
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };

/** Whom the link's token and the PIN belong to. */
export type Prove = (caller: Caller, token: string, pin: string) => Promise<Proof>;

/**
 * What `owned` is for the owner, for a professional at the portal: `open.use(provenProfessional(prove))`. Every call carries token and PIN
 * in its input, and is proven before its rules are looked at: a stranger learns nothing of them.
 */
export function provenProfessional(prove: Prove) {
  return os.$context<Call>().middleware(async ({ context, next }, input: unknown) => {
    const { token, pin } = (input ?? {}) as { token?: unknown; pin?: unknown };
    if (typeof token !== 'string' || typeof pin !== 'string') throw wrong();
    const proof = await prove(context, token, pin);
    if (!proof.ok && proof.reason === 'wrong') throw wrong();
    if (!proof.ok) throw tooManyTries('Too many wrong PINs', { retryAfterSeconds: proof.retryAfterSeconds });
    const { salon, staff } = proof;
    const who: Principal = { kind: 'professional', id: staff };
    return next({
      context: { salon, staff, who, db: portalDatabaseOf(context.pool, salon, staff, context.roundTrips) },
    });
  });
}

const wrong = () => new ORPCError('UNAUTHORIZED', { message: 'Invalid PIN' });
