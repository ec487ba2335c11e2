import * as z from 'zod/mini';
import { MOST_PICTURE_BYTES } from '#domain/pictures/limits.ts';

const MOST_LETTERS = 4 * Math.ceil(MOST_PICTURE_BYTES / 3);

/** A picture as a browser sends it: JPEG, PNG or WebP of at most 300 KB, in base64. What is in it, the server finds out. */
export const pictureData = z
  .string()
  .check(
    z.minLength(1, { error: 'pictures:errors.missing', abort: true }),
    z.maxLength(MOST_LETTERS, { error: 'pictures:errors.tooLarge', abort: true }),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'pictures:errors.invalid'),
  );

/** What an operation that takes a picture may refuse besides. */
export const pictureErrors = {
  /** It is no JPEG, PNG or WebP, or cannot be read to its end. */
  PICTURE_INVALID: { status: 422 },
  /** It has more pixels than anybody needs. */
  PICTURE_TOO_LARGE: { status: 422 },
};

/** A picture that is shown: where its file is, says `pictureUrl`. Measured in pixels. */
export const shownPicture = z.object({ id: z.uuid(), width: z.int(), height: z.int() });

export type ShownPicture = z.infer<typeof shownPicture>;
