import { lent } from '#server/kernel/database/lent.ts';

/** What a picture measures. Its files are read one at a time: see `readPictureFile`. */
export const pictureRows = lent.selectFrom('pictures').select(['user_id', 'id', 'width', 'height', 'created_at']);

/** Its files, for whoever shows one at an address of their own. */
export const pictureFileRows = lent.selectFrom('pictures').select(['user_id', 'id', 'large', 'small']);
