import { owned } from '#server/kernel/http/api.ts';
import { found } from '#server/kernel/http/refusals.ts';
import { pictureFile } from './picture-file.ts';
import { readPictureFile } from './queries.ts';

/** A picture never changes. Whoever signs in as somebody else at the same browser brings another cookie, and is not shown what was kept. */
const KEPT = { 'cache-control': 'private, max-age=31536000, immutable', vary: 'cookie' };

export const picturesRoutes = {
  read: owned.pictures.read.handler(async ({ input: { id, size }, context, errors }) => {
    const file = pictureFile(id, found(await readPictureFile(context.db, id, size), errors));
    for (const [name, value] of Object.entries(KEPT)) context.setHeader(name, value);
    return file;
  }),
};
