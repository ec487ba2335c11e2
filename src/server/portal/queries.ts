import { sql } from 'kysely';
import { FIRST_LOCK_MINUTES, MOST_WRONG_PINS, WRONG_PINS_PER_LOCK, type WrongPins } from '#domain/portal/link-state.ts';
import type { Country, Language } from '#domain/shared/countries.ts';
import { portalProfileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import { portalStaffRows, staffRows } from '#server/team/lent-select.ts';

/** A link as a call finds it that has its token. A new one has another id, whoever it is for. */
export type Link = WrongPins & {
  id: string;
  user_id: OwnerId;
  staff_id: StaffId;
  pin_hash: string;
  staff_name: string;
  funcao: string;
  color: string;
  timezone: string;
  ativo: boolean;
  business_name: string;
  language: Language;
  country: Country;
};

export async function findLink(db: Database, tokenHash: Buffer): Promise<Link | undefined> {
  const row = await db
    .selectFrom('staff_portal_access as link')
    .innerJoin(portalStaffRows.as('staff'), (join) =>
      join.onRef('staff.user_id', '=', 'link.user_id').onRef('staff.id', '=', 'link.staff_id'),
    )
    .innerJoin(portalProfileRows.as('profiles'), 'profiles.id', 'link.user_id')
    .select(['link.id', 'link.user_id', 'link.staff_id', 'link.pin_hash', 'link.failed_attempts', 'link.locked_until'])
    .select(['staff.nome as staff_name', 'staff.funcao', 'staff.ativo', 'staff.color'])
    .select(['profiles.business_name', 'profiles.language', 'profiles.country', 'profiles.timezone'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.disabled_at', 'is', null)
    .executeTakeFirst();
  return row as Link | undefined;
}

/** Whom the pages greet, and in whose salon. */
export type Professional = Pick<
  Link,
  'staff_name' | 'funcao' | 'ativo' | 'color' | 'business_name' | 'language' | 'country' | 'timezone'
>;

/** By a handle of the salon. */
export async function findProfessional(db: Database, staff: StaffId): Promise<Professional | undefined> {
  const row = await db
    .selectFrom(portalStaffRows.as('staff'))
    .innerJoin(portalProfileRows.as('profiles'), 'profiles.id', 'staff.user_id')
    .select(['staff.nome as staff_name', 'staff.funcao', 'staff.ativo', 'staff.color'])
    .select(['profiles.business_name', 'profiles.language', 'profiles.country', 'profiles.timezone'])
    .where('staff.id', '=', staff)
    .executeTakeFirst();
  return row as Professional | undefined;
}

type Try = WrongPins & { id: string; pin_hash: string };

/**
 * Counts a PIN as wrong before anybody looks at it, in the one statement that also says whether it may be looked at: of many that come at once
 * each waits for the one before, so no more are looked at than the link allows. Undefined where it is locked, blocked or gone.
 */
export async function takeTry(db: Database, tokenHash: Buffer, now: Temporal.Instant): Promise<Try | undefined> {
  const at = sql<string>`${now.toString()}::timestamptz`;
  const wrong = sql<number>`(failed_attempts + 1)`;
  const perLock = sql.lit(WRONG_PINS_PER_LOCK);
  return db
    .updateTable('staff_portal_access')
    .set({
      failed_attempts: wrong,
      locked_until: sql<string | null>`case when ${wrong} % ${perLock} = 0
        then ${at} + interval '1 minute' * ${sql.lit(FIRST_LOCK_MINUTES)} * 2 ^ (${wrong} / ${perLock} - 1) end`,
    })
    .where('token_hash', '=', tokenHash)
    .where('disabled_at', 'is', null)
    .where('failed_attempts', '<', MOST_WRONG_PINS)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', at)]))
    .returning(['id', 'pin_hash', 'failed_attempts', 'locked_until'])
    .executeTakeFirst();
}

/** After a right one; answers whether the link is still there. */
export async function forgetWrongPins(db: Database, id: string): Promise<boolean> {
  const row = await db
    .updateTable('staff_portal_access')
    .set({ failed_attempts: 0, locked_until: null })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom a link is made for, or taken from; one at a time. */
export async function lockStaff(db: Database, id: string) {
  return db
    .selectFrom(staffRows.as('staff'))
    .select(['funcao', 'ativo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What the history tells of a link: neither token nor PIN, and not their hashes either. */
const TOLD = ['id', 'staff_id', 'created_at', 'failed_attempts'] as const;

export async function deleteLinks(db: Database, staffId: string) {
  const [link] = await db.deleteFrom('staff_portal_access').where('staff_id', '=', staffId).returning(TOLD).execute();
  return link;
}

type NewLink = { user_id: OwnerId; staff_id: string; token_hash: Buffer; pin_hash: string; created_at: string };

export async function insertLink(db: Database, link: NewLink) {
  return db.insertInto('staff_portal_access').values(link).returning(TOLD).executeTakeFirstOrThrow();
}
