import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import type { Member, Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { lockOwner, type StoredMember } from './queries.ts';

export type Acting = Owned & { member: Member };

type Work<T> = (db: Database, acting: StoredMember) => Promise<T>;

/**
 * Who is in a salon changes behind the owner's row, one after the other, and only by who is the owner still: of two windows, the one that hands the salon
 * over first has the last word.
 */
export function asOwner<T>({ db, member }: Acting, work: Work<T>): Promise<T | Refused<'not_allowed'>> {
  return inTransaction(db, async (db): Promise<T | Refused<'not_allowed'>> => {
    const owner = await lockOwner(db);
    return owner?.id === member.id ? work(db, owner) : { ok: false, reason: 'not_allowed' };
  });
}
