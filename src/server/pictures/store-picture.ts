import type { ShownPicture } from '#contract/pictures/forms.ts';
import { MOST_PICTURE_BYTES } from '#domain/pictures/limits.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { openLanes, type Waiter } from '#server/kernel/http/lanes.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { insertPicture } from './queries.ts';
import { type Drawn, redraw } from './redraw.ts';

/** Drawing one takes some tenths of a second of one core. */
const lanes = openLanes({ atOnce: 2, most: 40, mostOfOne: 12 });

/** Made of what a browser sent, by `preparePicture` alone. */
export type PreparedPicture = Drawn;

type Refusal = Exclude<Awaited<ReturnType<typeof redraw>>, { ok: true }>;

/** Before the transaction, which must not wait for it: `preparePicture(asAccount(context), input.picture)`. */
export async function preparePicture(
  waiter: Waiter,
  data: string,
): Promise<{ ok: true; picture: PreparedPicture } | Refusal> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MOST_PICTURE_BYTES) return { ok: false, reason: 'picture_too_large' };
  const drawn = await lanes.inTurn(waiter, () => redraw(bytes));
  if (!drawn.ok) return drawn;
  const { ok: _, ...picture } = drawn;
  return { ok: true, picture };
}

/** In the transaction that writes the row which shows it; that row's trigger (`app.drop_picture`) deletes it again. */
export function storePicture(db: Database, salon: OwnerId, picture: PreparedPicture): Promise<ShownPicture> {
  return insertPicture(db, salon, picture);
}
