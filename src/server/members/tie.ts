import { mayHavePortal } from '#domain/portal/who.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { readProfessional } from './queries.ts';

const invalid = (key: string): Invalid => ({ ok: false, reason: 'invalid', fields: { staff_id: key } });

/** Why somebody cannot be this professional of the team; the member who is it already stays it in any case. */
export async function whyNotTied(
  db: Database,
  staffId: string | null,
  member?: string,
): Promise<Invalid | Refused<'not_found'> | undefined> {
  if (!staffId) return undefined;
  const professional = await readProfessional(db, staffId);
  if (!professional) return { ok: false, reason: 'not_found' };
  if (professional.member === member && member) return undefined;
  if (professional.member) return invalid('members:errors.staffTaken');
  return mayHavePortal(professional) ? undefined : invalid('members:errors.staffUnfit');
}
