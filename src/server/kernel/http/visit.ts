import { type Database, visitorDatabaseOf } from '../database/db.ts';
import type { OwnerId } from '../principal.ts';
import type { Call } from './api.ts';

export type Visit = { salon: OwnerId; db: Database };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The salon that a visitor's call is for: of its header x-salon-id, of its input, or of both, which then must name the same one. Undefined
 * when there cannot be such a salon; whether there is one, the database knows.
 */
export function visitOf(call: Pick<Call, 'pool' | 'roundTrips' | 'salonId'>, named = call.salonId): Visit | undefined {
  const id = named?.toLowerCase();
  if (!id || !UUID.test(id) || (call.salonId ?? id).toLowerCase() !== id) return undefined;
  const salon = id as OwnerId;
  return { salon, db: visitorDatabaseOf(call.pool, salon, call.roundTrips) };
}
