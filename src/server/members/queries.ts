import { sql } from 'kysely';
import type pg from 'pg';
import type { Invitation, Invited, SalonMember, SalonOfAccount } from '#contract/members/operations.ts';
import type { GivenRole, OwnRights, Right, Role } from '#domain/members/rights.ts';
import type { Language } from '#domain/shared/countries.ts';
import { mailedProfileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { AccountId, MemberId, OwnerId } from '#server/kernel/principal.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** A member as a change finds them. */
export type StoredMember = {
  id: MemberId;
  account_id: AccountId;
  name: string;
  role: Role;
  staff_id: string | null;
  granted: Right[];
  withheld: Right[];
  discount_limit: number | null;
};

const MEMBER = ['id', 'account_id', 'name', 'role', 'staff_id', 'granted', 'withheld', 'discount_limit'] as const;

/** Without their e-mails, which the accounts have. */
export async function listMembers(db: Database): Promise<Omit<SalonMember, 'email'>[]> {
  const rows = await db
    .selectFrom('members')
    .leftJoin(staffRows.as('staff'), (join) =>
      join.onRef('staff.user_id', '=', 'members.user_id').onRef('staff.id', '=', 'members.staff_id'),
    )
    .select(['members.id', 'name', 'role', 'staff_id', 'granted', 'withheld', 'discount_limit'])
    .select(['staff.nome as staff_name', sql<string>`members.last_used_at::text`.as('last_used_at')])
    .select(sql<string>`members.updated_at::text`.as('version'))
    .where('ended_at', 'is', null)
    .orderBy(sql`role <> 'owner'`)
    .orderBy('members.created_at')
    .orderBy('members.id')
    .execute();
  return rows as Omit<SalonMember, 'email'>[];
}

/** The owner, whose row everybody holds who changes who is in the salon; nobody where the salon was handed over while we waited. */
export async function lockOwner(db: Database): Promise<StoredMember | undefined> {
  const row = await db.selectFrom('members').select(MEMBER).where('role', '=', 'owner').forUpdate().executeTakeFirst();
  return row as StoredMember | undefined;
}

/** Of those whose access has not ended. */
export async function lockMember(db: Database, id: string): Promise<(StoredMember & { version: string }) | undefined> {
  const row = await db
    .selectFrom('members')
    .select([...MEMBER, sql<string>`updated_at::text`.as('version')])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row as (StoredMember & { version: string }) | undefined;
}

type Change = Partial<OwnRights & { name: string; role: Role; staff_id: string | null }>;

export async function updateMember(db: Database, id: string, { granted, withheld, ...change }: Change): Promise<void> {
  await db
    .updateTable('members')
    .set({ ...change, ...(granted && { granted: [...granted] }), ...(withheld && { withheld: [...withheld] }) })
    .where('id', '=', id)
    .execute();
}

export async function endMember(db: Database, id: string): Promise<void> {
  await db.updateTable('members').set({ ended_at: sql<string>`now()` }).where('id', '=', id).execute();
}

/** Somebody of the team, and which member they are already. */
export function readProfessional(
  db: Database,
  id: string,
): Promise<{ ativo: boolean; funcao: string; member: string | null } | undefined> {
  return db
    .selectFrom(staffRows.as('staff'))
    .leftJoin('members', (join) =>
      join
        .onRef('members.user_id', '=', 'staff.user_id')
        .onRef('members.staff_id', '=', 'staff.id')
        .on('members.ended_at', 'is', null),
    )
    .select(['ativo', 'funcao', 'members.id as member'])
    .where('staff.id', '=', id)
    .executeTakeFirst();
}

const INVITATION = ['id', 'email', 'role', 'staff_id', sql<string>`expires_at::text`.as('expires_at')] as const;

export type StoredInvitation = Omit<Invitation, 'staff_name' | 'created_at'>;

export async function listInvitations(db: Database): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('member_invitations as invitation')
    .leftJoin(staffRows.as('staff'), (join) =>
      join.onRef('staff.user_id', '=', 'invitation.user_id').onRef('staff.id', '=', 'invitation.staff_id'),
    )
    .select(['invitation.id', 'invitation.email', 'role', 'staff_id', 'staff.nome as staff_name'])
    .select([
      sql<string>`invitation.created_at::text`.as('created_at'),
      sql<string>`invitation.expires_at::text`.as('expires_at'),
    ])
    .orderBy('invitation.created_at')
    .orderBy('invitation.id')
    .execute();
  return rows as Invitation[];
}

export async function countInvitations(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('member_invitations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewInvitation = {
  user_id: OwnerId;
  token_hash: Buffer;
  email: string;
  role: GivenRole;
  staff_id: string | null;
  expires_at: string;
};

export async function insertInvitation(db: Database, invitation: NewInvitation): Promise<StoredInvitation> {
  const row = await db
    .insertInto('member_invitations')
    .values(invitation)
    .returning(INVITATION)
    .executeTakeFirstOrThrow();
  return row as StoredInvitation;
}

export async function lockInvitation(db: Database, id: string): Promise<StoredInvitation | undefined> {
  const row = await db
    .selectFrom('member_invitations')
    .select(INVITATION)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredInvitation | undefined;
}

export async function renewInvitation(
  db: Database,
  id: string,
  renewed: { token_hash: Buffer; expires_at: string },
): Promise<StoredInvitation> {
  const row = await db
    .updateTable('member_invitations')
    .set(renewed)
    .where('id', '=', id)
    .returning(INVITATION)
    .executeTakeFirstOrThrow();
  return row as StoredInvitation;
}

export async function deleteInvitation(
  db: Database,
  by: { id: string } | { email: string },
): Promise<StoredInvitation | undefined> {
  const row = await db
    .deleteFrom('member_invitations')
    .where('id' in by ? 'id' : 'email', '=', 'id' in by ? by.id : by.email)
    .returning(INVITATION)
    .executeTakeFirst();
  return row as StoredInvitation | undefined;
}

/** For a job: puts the hash of a new link in the place of what was stored, and answers whom to mail it to; nobody where it has run out. */
export async function replaceLink(
  db: Database,
  id: string,
  token_hash: Buffer,
): Promise<{ email: string; role: GivenRole } | undefined> {
  const row = await db
    .updateTable('member_invitations')
    .set({ token_hash })
    .where('id', '=', id)
    .where('email', '<>', '')
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['email', 'role'])
    .executeTakeFirst();
  return row as { email: string; role: GivenRole } | undefined;
}

/** For a job: what the salon is called, and which language it speaks. */
export async function readSalon(db: Database): Promise<{ business_name: string; language: Language }> {
  const row = await db
    .selectFrom(mailedProfileRows.as('profiles'))
    .select(['business_name', 'language'])
    .executeTakeFirstOrThrow();
  return row as { business_name: string; language: Language };
}

/** For a job: where a member is written to, as who, and in which language; nobody where their access has ended. */
export async function readAddress(
  db: Database,
  member: string,
): Promise<{ email: string; name: string; language: Language } | undefined> {
  const { rows } = await sql<{ email: string; name: string; language: Language }>`
    select * from app.member_address(${member})`.execute(db);
  return rows[0];
}

/** By the link alone, which is all that its holder knows. */
export async function readInvitation(pool: pg.Pool, hash: Buffer): Promise<(Invited & { salon: OwnerId }) | undefined> {
  const { rows } = await pool.query<Invited & { salon: OwnerId }>('select * from app.read_invitation($1)', [hash]);
  return rows[0];
}

/* Below: what is asked over all salons, through the pool of the role that knows the accounts. */

/** By the members' ids. */
export async function emailsOf(auth: pg.Pool, salon: OwnerId): Promise<Map<string, string>> {
  const { rows } = await auth.query<{ member: string; email: string }>('select * from auth.emails_of($1)', [salon]);
  return new Map(rows.map(({ member, email }) => [member, email]));
}

export async function salonsOf(auth: pg.Pool, account: AccountId): Promise<SalonOfAccount[]> {
  const { rows } = await auth.query<SalonOfAccount>('select * from auth.salons_of($1)', [account]);
  return rows;
}

/** False where the account is no member of it. */
export async function noteUse(auth: pg.Pool, account: AccountId, salon: string): Promise<boolean> {
  const { rowCount } = await auth.query(
    'update public.members set last_used_at = now() where user_id = $1 and account_id = $2 and ended_at is null',
    [salon, account],
  );
  return rowCount === 1;
}

/** Uses the link up, and answers the salon; nothing where it cannot be used any more. */
export async function acceptInvitation(auth: pg.Pool, hash: Buffer, account: AccountId): Promise<OwnerId | undefined> {
  const { rows } = await auth.query<{ salon: OwnerId | null }>('select auth.accept_invitation($1, $2, null) as salon', [
    hash,
    account,
  ]);
  return rows[0]?.salon ?? undefined;
}
