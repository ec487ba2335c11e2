/** Whoever may see the row of a picture may see its file. */
export { readPictureFile as readPicture } from './queries.ts';
