import type { Principal } from '../principal.ts';

/** As the database announces it: a row of this table changed, and these professionals are named by what it was or is. */
export type Change = { entity: string; professionals: readonly string[] | 'all' };

/** Tables of which a professional at the portal sees their own rows, or, of sales, what they earned by them. */
const OF_PROFESSIONALS = new Set([
  'appointments',
  'staff',
  'staff_portal_access',
  'staff_shifts',
  'staff_time_off',
  'commission_advances',
  'commission_settlements',
  'sales',
  'sale_voids',
]);

/**
 * Tables that all who work in the salon go by. And those of clients: an announcement does not say who serves them, so that all look again, and are
 * shown what their own clients have.
 */
const OF_ALL_WHO_WORK = new Set([
  'profiles',
  'members',
  'sessions',
  'salon_hours',
  'salon_exceptions',
  'commission_closings',
  'client_warnings',
  'technical_sheets',
  'client_photos',
]);

/** Tables that the booking pages and the salon's own page show. */
const OF_VISITORS = new Set([
  'profiles',
  'salon_exceptions',
  'salon_hours',
  'salon_pages',
  'service_categories',
  'services',
  'staff',
]);

/** Whether somebody who follows a salon hears of a change in it: of what they could also ask for. */
export function concerns(who: Principal, { entity, professionals }: Change): boolean {
  if (who.kind === 'owner') return true;
  if (who.kind === 'visitor') return OF_VISITORS.has(entity);
  if (who.kind !== 'professional') return false;
  if (OF_ALL_WHO_WORK.has(entity)) return true;
  return OF_PROFESSIONALS.has(entity) && (professionals === 'all' || professionals.includes(who.id));
}

/** `<salon> <table>`, and then the professionals, `*` for all: written by `app.announce_changes()`. */
export function announced(payload: string): Change & { salon: string } {
  const [salon = '', entity = '', named] = payload.split(' ', 3);
  return { salon, entity, professionals: named === '*' ? 'all' : (named?.split(',') ?? []) };
}
