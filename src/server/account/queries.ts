import type pg from 'pg';
import type { Profile, Session } from '#contract/account.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

const PROFILE = ['id', 'email', 'business_name', 'country', 'language', 'timezone'] as const;

export async function readProfile(db: Database, owner: OwnerId): Promise<Profile> {
  const row = await db.selectFrom('profiles').select(PROFILE).where('id', '=', owner).executeTakeFirstOrThrow();
  return row as Profile;
}

export type ProfileChange = Partial<Omit<Profile, 'id' | 'email'>> & { phone?: string | null; address?: string };

export async function updateProfile(db: Database, owner: OwnerId, change: ProfileChange): Promise<Profile> {
  const row = await db
    .updateTable('profiles')
    .set(change)
    .where('id', '=', owner)
    .returning(PROFILE)
    .executeTakeFirstOrThrow();
  return row as Profile;
}

export function readContact(db: Database, owner: OwnerId) {
  return db
    .selectFrom('profiles')
    .select(['business_name', 'phone', 'address'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
}

/* Below: better-auth's tables, reached through the pool of their own role. */

export async function readUser(auth: pg.Pool, owner: OwnerId): Promise<Session['user']> {
  const { rows } = await auth.query(
    `select id, email, email_verified as email_confirmed, to_json(created_at)#>>'{}' as created_at,
       to_json(last_sign_in_at)#>>'{}' as last_sign_in_at
     from auth.users where id = $1`,
    [owner],
  );
  return rows[0];
}

export async function noteSignIn(auth: pg.Pool, owner: string): Promise<void> {
  await auth.query('update auth.users set last_sign_in_at = now() where id = $1', [owner]);
}

export async function isEmailTaken(auth: pg.Pool, email: string): Promise<boolean> {
  const { rowCount } = await auth.query('select from auth.users where email = $1', [email]);
  return rowCount === 1;
}

export type NewUser = { email: string; name: string; passwordHash: string; signUp: object };

/** One statement, one transaction: the trigger on auth.users makes profile, owner as staff and hours, or nothing is kept. */
export async function insertUser(auth: pg.Pool, user: NewUser): Promise<OwnerId> {
  const { rows } = await auth.query<{ user_id: OwnerId }>(
    `with made as (
       insert into auth.users (email, name, sign_up, last_sign_in_at) values ($1, $2, $3, now()) returning id
     )
     insert into auth.accounts (user_id, account_id, provider_id, password)
     select id, id, 'credential', $4 from made returning user_id`,
    [user.email, user.name, JSON.stringify(user.signUp), user.passwordHash],
  );
  const made = rows[0];
  if (!made) throw new Error('The account was not created.');
  return made.user_id;
}

/** The new password and the end of the other sessions are one statement: there is no moment with only one of them. */
export async function replacePassword(auth: pg.Pool, owner: OwnerId, hash: string, keptToken: string): Promise<void> {
  await auth.query(
    `with changed as (
       update auth.accounts set password = $2, updated_at = now()
       where user_id = $1 and provider_id = 'credential' returning user_id
     )
     delete from auth.sessions where user_id in (select user_id from changed) and token <> $3`,
    [owner, hash, keptToken],
  );
}

export async function readPassword(auth: pg.Pool, owner: OwnerId): Promise<{ email: string; hash: string }> {
  const { rows } = await auth.query<{ email: string; hash: string }>(
    `select u.email, a.password as hash from auth.users u join auth.accounts a on a.user_id = u.id
     where u.id = $1 and a.provider_id = 'credential'`,
    [owner],
  );
  if (!rows[0]) throw new Error('The account has no password.');
  return rows[0];
}

/** Of an account's links one was used that came by mail: the others must not outlive it, and the mailbox is the owner's. */
export async function noteUsedResetLink(auth: pg.Pool, owner: OwnerId): Promise<void> {
  await auth.query(
    `with ended as (delete from auth.verifications where value = $1::text)
     update auth.users set email_verified = true, updated_at = now() where id = $1::uuid`,
    [owner],
  );
}

export async function storeConfirmationLink(auth: pg.Pool, owner: OwnerId, hash: string, days: number): Promise<void> {
  await auth.query(
    `insert into auth.verifications (identifier, value, expires_at) values ($1, $2, now() + $3::int * interval '1 day')`,
    [hash, owner, days],
  );
}

/** Taking the link back and confirming are one statement: it works once, and never without confirming. */
export async function takeConfirmationLink(auth: pg.Pool, hash: string): Promise<OwnerId | undefined> {
  const { rows } = await auth.query<{ id: OwnerId }>(
    `with used as (
       delete from auth.verifications where identifier = $1 and expires_at > now() returning value
     )
     update auth.users set email_verified = true, updated_at = now()
     from used where id = used.value::uuid returning id`,
    [hash],
  );
  return rows[0]?.id;
}
