import type { Database } from '#server/kernel/database/db.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import type { Call } from '#server/kernel/http/api.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { type DeskOfSalon, findDesk } from './queries.ts';
import type { DeskServices } from './services.ts';

export type DeskHere = { salon: OwnerId; db: Database; hash: Buffer; desk: DeskOfSalon };

/** The desk that a device is; undefined where it is none, or was ended. Its handle is for looking at desks and PINs alone. */
export async function deskHere(
  { cookies }: Pick<DeskServices, 'cookies'>,
  call: Pick<Call, 'cookies' | 'pool' | 'roundTrips'>,
): Promise<DeskHere | undefined> {
  const said = cookies.read(call.cookies);
  if (!said) return undefined;
  const db = databaseOf(call.pool, said.salon, call.roundTrips);
  const desk = await findDesk(db, said.hash);
  return desk && { ...said, db, desk };
}
