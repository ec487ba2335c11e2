import { randomBytes } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import type pg from 'pg';
import type { Profile, Session } from '#contract/account/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Profiles } from '#server/kernel/database/schema.ts';
import { SESSION_SECONDS } from '#server/kernel/http/session.ts';
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

export async function updateSettings(db: Database, owner: OwnerId, settings: Updateable<Profiles>): Promise<void> {
  await db.updateTable('profiles').set(settings).where('id', '=', owner).execute();
}

export function readContact(db: Database, owner: OwnerId) {
  return db
    .selectFrom('profiles')
    .select(['business_name', 'phone', 'address'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
}

/** For a job: stores a link by its hash, and answers the address that it goes to, unless there is nothing to be sent. */
export async function makeLink(
  db: Database,
  { hash, seconds, unlessConfirmed }: { hash: string; seconds: number; unlessConfirmed: boolean },
): Promise<string | null> {
  const { rows } = await sql<{
    email: string | null;
  }>`select app.make_link(${hash}, ${seconds}, ${unlessConfirmed}) as email`.execute(db);
  return rows[0]?.email ?? null;
}

/** For a job: adds the one that mails a link, where the address is an account's. */
export async function mailResetLink(db: Database, email: string): Promise<void> {
  await sql`select app.mail_reset_link(${email})`.execute(db);
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

/**
 * A session for whoever was recognised by this hash, and only while it is the stored one. Its row is held meanwhile: a change of password waits, and
 * then ends this session with the others.
 */
export async function startSession(
  auth: pg.Pool,
  { owner, hash, userAgent }: { owner: OwnerId; hash: string; userAgent: string },
): Promise<string | undefined> {
  const { rows } = await auth.query<{ token: string }>(
    `with recognised as (
       select user_id from auth.accounts
       where user_id = $1 and provider_id = 'credential' and password = $2 for share
     ), seen as (
       update auth.users set last_sign_in_at = now() where id in (select user_id from recognised)
     )
     insert into auth.sessions (user_id, token, expires_at, user_agent)
     select user_id, $3, now() + $4::int * interval '1 second', $5 from recognised returning token`,
    [owner, hash, randomBytes(24).toString('base64url'), SESSION_SECONDS, userAgent],
  );
  return rows[0]?.token;
}

export async function isEmailTaken(auth: pg.Pool, email: string): Promise<boolean> {
  const { rowCount } = await auth.query('select from auth.users where email = $1', [email]);
  return rowCount === 1;
}

export type NewUser = { email: string; name: string; passwordHash: string; signUp: object };

/**
 * One statement, one transaction: the trigger on auth.users makes profile, owner as staff and hours, and the mail that confirms the address is to be sent,
 * or nothing is kept.
 */
export async function insertUser(auth: pg.Pool, user: NewUser): Promise<OwnerId> {
  const { rows } = await auth.query<{ user_id: OwnerId }>(
    `with made as (
       insert into auth.users (email, name, sign_up, last_sign_in_at) values ($1, $2, $3, now()) returning id
     ), kept as (
       insert into auth.accounts (user_id, account_id, provider_id, password)
       select id, id, 'credential', $4 from made returning user_id
     )
     select user_id, auth.add_job(user_id, 'account.mail-link', '{"kind": "confirm"}') from kept`,
    [user.email, user.name, JSON.stringify(user.signUp), user.passwordHash],
  );
  const made = rows[0];
  if (!made) throw new Error('The account was not created.');
  return made.user_id;
}

/** Statements that are kept together or not at all. */
async function together<T>(auth: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await auth.connect();
  try {
    await client.query('begin');
    const outcome = await work(client);
    await client.query('commit');
    client.release();
    return outcome;
  } catch (error) {
    // The connection ends, and with it what it had begun.
    client.release(true);
    throw error;
  }
}

type Replacement = { owner: OwnerId; from: string; to: string; keptToken: string };

/**
 * False where `from` is no longer the stored hash. Sessions and links are ended by statements of their own: one that waited for a sign-in on the
 * account's row would not see the session which that has written.
 */
export function replacePassword(auth: pg.Pool, { owner, from, to, keptToken }: Replacement): Promise<boolean> {
  return together(auth, async (client) => {
    const { rowCount } = await client.query(
      `update auth.accounts set password = $3, updated_at = now()
       where user_id = $1 and provider_id = 'credential' and password = $2`,
      [owner, from, to],
    );
    if (rowCount === 0) return false;
    await client.query('delete from auth.sessions where user_id = $1 and token <> $2', [owner, keptToken]);
    // What was mailed to confirm the address stays good: those links live for days, those that set a password for an hour.
    await client.query(
      `delete from auth.verifications where value = $1::text and expires_at < created_at + interval '1 day'`,
      [owner],
    );
    return true;
  });
}

export async function readPassword(auth: pg.Pool, owner: OwnerId): Promise<string> {
  const { rows } = await auth.query<{ password: string }>(
    `select password from auth.accounts where user_id = $1 and provider_id = 'credential'`,
    [owner],
  );
  if (!rows[0]) throw new Error('The account has no password.');
  return rows[0].password;
}

export async function findLinkOwner(auth: pg.Pool, link: string): Promise<OwnerId | undefined> {
  const { rows } = await auth.query<{ value: OwnerId }>(
    'select value from auth.verifications where identifier = $1 and expires_at > now()',
    [link],
  );
  return rows[0]?.value;
}

/**
 * The e-mail of the account; undefined where the link was used or ended meanwhile. The account's row is held first, as by a change of password. Of
 * an account's links one was used that came by mail: the others must not outlive it, and the mailbox is the owner's.
 */
export function resetByLink(
  auth: pg.Pool,
  { owner, link, hash }: { owner: OwnerId; link: string; hash: string },
): Promise<string | undefined> {
  return together(auth, async (client) => {
    await client.query(`select from auth.accounts where user_id = $1 and provider_id = 'credential' for update`, [
      owner,
    ]);
    const taken = await client.query(
      'delete from auth.verifications where identifier = $1 and value = $2::text and expires_at > now()',
      [link, owner],
    );
    if (taken.rowCount === 0) return undefined;
    await client.query(
      `update auth.accounts set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'`,
      [owner, hash],
    );
    await client.query('delete from auth.sessions where user_id = $1', [owner]);
    await client.query('delete from auth.verifications where value = $1::text', [owner]);
    const { rows } = await client.query<{ email: string }>(
      'update auth.users set email_verified = true, updated_at = now() where id = $1 returning email',
      [owner],
    );
    return rows[0]?.email;
  });
}

/** Adds a job in the name of nobody but those who keep the accounts. */
export async function addAccountJob(
  auth: pg.Pool,
  salon: OwnerId | null,
  task: string,
  payload: object,
): Promise<void> {
  await auth.query('select auth.add_job($1, $2, $3)', [salon, task, JSON.stringify(payload)]);
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
