import type { ShownPicture } from '#contract/pictures/forms.ts';
import type { PictureSize } from '#domain/pictures/limits.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import type { Drawn } from './redraw.ts';

export function insertPicture(db: Database, owner: OwnerId, picture: Drawn): Promise<ShownPicture> {
  return db
    .insertInto('pictures')
    .values({ ...picture, user_id: owner })
    .returning(['id', 'width', 'height'])
    .executeTakeFirstOrThrow();
}

/** Its file, for whom the handle lets see it. */
export async function readPictureFile(db: Database, id: string, size: PictureSize): Promise<Buffer | undefined> {
  const row = await db.selectFrom('pictures').select(`${size} as file`).where('id', '=', id).executeTakeFirst();
  return row?.file;
}
