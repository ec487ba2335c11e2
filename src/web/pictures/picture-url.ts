import type { PictureSize } from '#domain/pictures/limits.ts';

/** For the owner's pages; visitors and professionals have addresses of their own. */
export const pictureUrl = (id: string, size: PictureSize) => `/api/pictures/${id}/${size}`;
