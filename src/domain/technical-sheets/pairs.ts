import type { Moment } from './limits.ts';

type Photo = { id: string; moment: Moment; taken_on: string; appointment_id: string | null; sheet_id: string | null };

/** The photo before and the one after that belong together, of which one is this: of the same visit or sheet, else of the same day. */
export function pairOf<P extends Photo>(photo: P, photos: readonly P[]): [P, P] | undefined {
  if (photo.moment === 'other') return undefined;
  const wanted = photo.moment === 'before' ? 'after' : 'before';
  const others = photos.filter(({ moment }) => moment === wanted);
  const other =
    others.find((one) => one.appointment_id !== null && one.appointment_id === photo.appointment_id) ??
    others.find((one) => one.sheet_id !== null && one.sheet_id === photo.sheet_id) ??
    others.find((one) => one.taken_on === photo.taken_on);
  if (!other) return undefined;
  return photo.moment === 'before' ? [photo, other] : [other, photo];
}
