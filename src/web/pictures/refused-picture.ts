import type { FullKey } from '#texts/areas.ts';
import { refusalCode } from '#web/ground/api/errors.ts';

const WORDS: Record<string, FullKey<'pictures'>> = {
  PICTURE_INVALID: 'pictures:errors.invalid',
  PICTURE_TOO_LARGE: 'pictures:errors.tooLarge',
};

/** What is wrong with a picture that the server refused; undefined where something else went wrong. */
export const refusedPicture = (error: unknown) => WORDS[refusalCode(error) ?? ''];
