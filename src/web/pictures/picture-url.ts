import type { PictureSize } from '#domain/pictures/limits.ts';
import { windowSalon } from '#web/ground/window-salon.ts';

/** For signed-in pages, in the salon of this tab; visitors and professionals have addresses of their own. */
export const pictureUrl = (id: string, size: PictureSize) => `/api/pictures/${id}/${size}?salon=${windowSalon() ?? ''}`;
