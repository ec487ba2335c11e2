/** For whoever shows a picture and must know of whom. */
export { showsClient } from './photos-queries.ts';
