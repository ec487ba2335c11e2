import type { ShownPicture } from '#contract/pictures/forms.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { type PreparedPicture, storePicture } from '#server/pictures/store-picture.ts';
import { lockPictureOf, setPicture } from './queries.ts';

type Outcome = { ok: true; picture: ShownPicture | null } | Refused<'not_found'>;

/** The face of a professional, or none any more. The one before goes (`app.drop_picture`). */
export function changePicture({ db, owner }: Owned, id: string, prepared: PreparedPicture | null): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const before = await lockPictureOf(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const picture = prepared && (await storePicture(db, owner, prepared));
    const after = { picture_id: picture?.id ?? null };
    await setPicture(db, id, after.picture_id);
    await record(db, owner, { action: 'update', entity: 'staff', entityId: id, before, after });
    return { ok: true, picture };
  });
}
