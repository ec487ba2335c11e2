import { mayDo } from '#domain/members/rights.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { owned } from '#server/kernel/http/api.ts';
import { found } from '#server/kernel/http/refusals.ts';
import { pictureFile } from './picture-file.ts';
import { readPictureFile } from './queries.ts';

/** A picture never changes. Whoever signs in as somebody else at the same browser brings another cookie, and is not shown what was kept. */
const KEPT = { 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' };

/** `showsClient`: whether a picture is a client's, which not every member may see. */
export const picturesRoutes = (showsClient: (db: Database, id: string) => Promise<boolean>) => ({
  read: owned.pictures.read.handler(async ({ input: { id, size }, context, errors }) => {
    const { db, member } = context;
    if (!mayDo(member, 'clients') && (await showsClient(db, id))) throw errors.NOT_ALLOWED();
    const file = pictureFile(id, found(await readPictureFile(db, id, size), errors));
    for (const [name, value] of Object.entries(KEPT)) context.setHeader(name, value);
    return file;
  }),
});
