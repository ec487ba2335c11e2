import { sql } from 'kysely';
import type { PortalAccess } from '#contract/portal/operations.ts';
import { linkState, type WrongPins } from '#domain/portal/link-state.ts';

type Stored = WrongPins & { created_at: string };

/** The link of the professional of a row of `staff`, for whoever lists them. */
export const linkOfStaff = sql<Stored | null>`(
  select json_build_object('created_at', created_at, 'failed_attempts', failed_attempts, 'locked_until', locked_until)
  from staff_portal_access as link
  where link.user_id = staff.user_id and link.staff_id = staff.id and link.disabled_at is null)`;

export function accessFrom(link: Stored | null, now: Temporal.Instant): PortalAccess | null {
  if (!link) return null;
  const state = linkState(link, now);
  return { since: link.created_at, state, locked_until: state === 'locked' ? link.locked_until : null };
}
