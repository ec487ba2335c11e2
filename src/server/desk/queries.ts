import { type Insertable, sql } from 'kysely';
import type { DeskPerson } from '#contract/desk/operations.ts';
import { FIRST_LOCK_MINUTES, MOST_WRONG_PINS, WRONG_PINS_PER_LOCK, type WrongPins } from '#domain/portal/link-state.ts';
import type { Country, Language } from '#domain/shared/countries.ts';
import { portalProfileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Desks } from '#server/kernel/database/schema.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { activeMemberRows } from '#server/members/active-select.ts';
import { visitedStaffRows } from '#server/team/lent-select.ts';

/** What is told of one: not what its cookie holds, and not the hash of that either. */
const TOLD = ['id', 'name', 'lock_minutes', 'created_at'] as const;

export type Desk = { id: string; name: string; lock_minutes: number; created_at: string };

export type DeskOfSalon = Desk & {
  salon_id: string;
  business_name: string;
  language: Language;
  country: Country;
  timezone: string;
};

export async function findDesk(db: Database, hash: Buffer): Promise<DeskOfSalon | undefined> {
  const row = await db
    .selectFrom('desks')
    .innerJoin(portalProfileRows.as('profiles'), 'profiles.id', 'desks.user_id')
    .select(['desks.id', 'desks.name', 'desks.lock_minutes', 'desks.created_at', 'desks.user_id as salon_id'])
    .select(['profiles.business_name', 'profiles.language', 'profiles.country', 'profiles.timezone'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row as DeskOfSalon | undefined;
}

export async function listDesks(db: Database): Promise<(Desk & { token_hash: Buffer })[]> {
  const rows = await db
    .selectFrom('desks')
    .select([...TOLD, 'token_hash'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as (Desk & { token_hash: Buffer })[];
}

export async function insertDesk(db: Database, desk: Insertable<Desks>): Promise<Desk> {
  return db.insertInto('desks').values(desk).returning(TOLD).executeTakeFirstOrThrow();
}

export async function lockDesk(db: Database, hash: Buffer): Promise<Desk | undefined> {
  return db.selectFrom('desks').select(TOLD).where('token_hash', '=', hash).forUpdate().executeTakeFirst();
}

export async function updateDesk(db: Database, id: string, change: Pick<Desk, 'name' | 'lock_minutes'>): Promise<Desk> {
  return db.updateTable('desks').set(change).where('id', '=', id).returning(TOLD).executeTakeFirstOrThrow();
}

export async function deleteDesk(db: Database, which: { id: string } | { hash: Buffer }): Promise<Desk | undefined> {
  const desk = db.deleteFrom('desks').returning(TOLD);
  return (
    'id' in which ? desk.where('id', '=', which.id) : desk.where('token_hash', '=', which.hash)
  ).executeTakeFirst();
}

/** Whoever has a PIN that is not blocked, the owner first. */
export async function listPeople(db: Database): Promise<DeskPerson[]> {
  const rows = await db
    .selectFrom('desk_pins as pin')
    .innerJoin(activeMemberRows.as('member'), (join) =>
      join.onRef('member.user_id', '=', 'pin.user_id').onRef('member.id', '=', 'pin.member_id'),
    )
    .leftJoin(visitedStaffRows.as('staff'), (join) =>
      join.onRef('staff.user_id', '=', 'member.user_id').onRef('staff.id', '=', 'member.staff_id'),
    )
    .select(['member.id', 'member.name', 'member.role', 'staff.color'])
    .where('pin.failed_attempts', '<', MOST_WRONG_PINS)
    .orderBy(sql`member.role = 'owner'`, 'desc')
    .orderBy(sql`app.search_text(member.name)`)
    .orderBy('member.id')
    .execute();
  return rows as DeskPerson[];
}

/** As a try finds it. */
type Pin = WrongPins & { pin_hash: string };

const isActive = (memberId: string) =>
  sql<boolean>`exists (${activeMemberRows.clearSelect().select(sql`1`.as('one')).where('id', '=', memberId)})`;

/** Of somebody whose access has not ended. */
export async function findPin(db: Database, memberId: string): Promise<Pin | undefined> {
  return db
    .selectFrom('desk_pins')
    .select(['pin_hash', 'failed_attempts', 'locked_until'])
    .where('member_id', '=', memberId)
    .where(isActive(memberId))
    .executeTakeFirst();
}

/**
 * Counts a PIN as wrong before anybody looks at it, in the one statement that also says whether it may be looked at, as the portal does: of many that
 * come at once no more are looked at than may be. Undefined where it is locked, blocked or gone.
 */
export async function takeTry(db: Database, memberId: string, now: Temporal.Instant): Promise<Pin | undefined> {
  const at = sql<string>`${now.toString()}::timestamptz`;
  const wrong = sql<number>`(failed_attempts + 1)`;
  const perLock = sql.lit(WRONG_PINS_PER_LOCK);
  return db
    .updateTable('desk_pins')
    .set({
      failed_attempts: wrong,
      locked_until: sql<string | null>`case when ${wrong} % ${perLock} = 0
        then ${at} + interval '1 minute' * ${sql.lit(FIRST_LOCK_MINUTES)} * 2 ^ (${wrong} / ${perLock} - 1) end`,
    })
    .where('member_id', '=', memberId)
    .where(isActive(memberId))
    .where('failed_attempts', '<', MOST_WRONG_PINS)
    .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', at)]))
    .returning(['pin_hash', 'failed_attempts', 'locked_until'])
    .executeTakeFirst();
}

/** After a right one; answers whose account it opens, and nothing where that PIN or the access has ended meanwhile. */
export async function forgetWrongPins(db: Database, memberId: string, pinHash: string): Promise<AccountId | undefined> {
  const row = await db
    .updateTable('desk_pins')
    .from(activeMemberRows.as('member'))
    .set({ failed_attempts: 0, locked_until: null })
    .whereRef('member.user_id', '=', 'desk_pins.user_id')
    .whereRef('member.id', '=', 'desk_pins.member_id')
    .where('desk_pins.member_id', '=', memberId)
    .where('pin_hash', '=', pinHash)
    .returning('member.account_id')
    .executeTakeFirst();
  return (row?.account_id ?? undefined) as AccountId | undefined;
}

/** What the history tells of one: not its hash. */
const TOLD_OF_PIN = ['member_id', 'created_at', 'failed_attempts'] as const;

/** Of two windows that set one at once the later one has the last word. */
export async function insertPin(db: Database, pin: { user_id: string; member_id: string; pin_hash: string }) {
  const { pin_hash } = pin;
  return db
    .insertInto('desk_pins')
    .values(pin)
    .onConflict((one) =>
      one.columns(['user_id', 'member_id']).doUpdateSet({ pin_hash, failed_attempts: 0, locked_until: null }),
    )
    .returning(TOLD_OF_PIN)
    .executeTakeFirstOrThrow();
}

export async function deletePin(db: Database, memberId: string) {
  return db.deleteFrom('desk_pins').where('member_id', '=', memberId).returning(TOLD_OF_PIN).executeTakeFirst();
}
