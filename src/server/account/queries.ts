import { randomBytes } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import type pg from 'pg';
import type { Profile, Session } from '#contract/account/operations.ts';
import type { Language } from '#domain/shared/countries.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Profiles } from '#server/kernel/database/schema.ts';
import { SESSION_SECONDS } from '#server/kernel/http/session.ts';
import type { AccountId, MemberId, OwnerId } from '#server/kernel/principal.ts';

const PROFILE = ['id', 'email', 'business_name', 'country', 'language', 'timezone', 'two_step_required'] as const;

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

/** Whom a mail with a link is for: the owner is greeted as the salon, everybody else by name. */
export type Addressee = { email: string; name: string; language: Language };

/** For a job: stores a link by its hash, and answers whom it goes to, unless there is nothing to be sent. */
export async function makeLink(
  db: Database,
  link: { account: AccountId; hash: string; seconds: number; unlessConfirmed: boolean },
): Promise<Addressee | undefined> {
  const { account, hash, seconds, unlessConfirmed } = link;
  const { rows } =
    await sql<Addressee>`select * from app.make_link(${account}, ${hash}, ${seconds}, ${unlessConfirmed})`.execute(db);
  return rows[0];
}

/** For a job: adds the one that mails a link, where the address is an account's. */
export async function mailResetLink(db: Database, email: string): Promise<void> {
  await sql`select app.mail_reset_link(${email})`.execute(db);
}

/* Below: better-auth's tables, reached through the pool of their own role. */

export async function readUser(
  auth: pg.Pool,
  account: AccountId,
): Promise<Session['user'] & { language: Language | null }> {
  const { rows } = await auth.query(
    `select id, email, email_verified as email_confirmed, to_json(created_at)#>>'{}' as created_at,
       to_json(last_sign_in_at)#>>'{}' as last_sign_in_at, language,
       exists (select from auth.two_factors where user_id = users.id and confirmed_at is not null) as two_step,
       (select count(*)::int from auth.salons_of(id)) as salons
     from auth.users where id = $1`,
    [account],
  );
  return rows[0];
}

type NewSession = { account: AccountId; userAgent: string; address: string };

/**
 * A session for whoever was recognised by this hash, and only while it is the stored one. Its row is held meanwhile: a change of password waits, and
 * then ends this session with the others. None for an account that signs in in two steps.
 */
export async function startSession(
  auth: pg.Pool,
  { account, hash, userAgent, address }: NewSession & { hash: string },
): Promise<string | undefined> {
  const { rows } = await auth.query<{ token: string }>(
    `with recognised as (
       select user_id from auth.accounts
       where user_id = $1 and provider_id = 'credential' and password = $2
         and not exists (select from auth.two_factors where user_id = $1 and confirmed_at is not null) for share
     ), seen as (
       update auth.users set last_sign_in_at = now() where id in (select user_id from recognised)
     )
     insert into auth.sessions (user_id, token, expires_at, user_agent, ip_address)
     select user_id, $3, now() + $4::int * interval '1 second', $5, $6 from recognised returning token`,
    [account, hash, newToken(), SESSION_SECONDS, userAgent, address],
  );
  return rows[0]?.token;
}

export const newToken = () => randomBytes(24).toString('base64url');

export async function isEmailTaken(auth: pg.Pool, email: string): Promise<boolean> {
  const { rowCount } = await auth.query('select from auth.users where email = $1', [email]);
  return rowCount === 1;
}

/** `signUp` says what the trigger makes: a salon, or a member of the `salon` that has invited. */
export type NewUser = { email: string; name: string; passwordHash: string; signUp: object; salon?: OwnerId };

/**
 * One statement, one transaction: the trigger on auth.users makes profile, owner as staff and hours, and the mail that confirms the address is to be sent,
 * or nothing is kept.
 */
export async function insertUser(auth: pg.Pool, user: NewUser): Promise<AccountId> {
  const { rows } = await auth.query<{ user_id: AccountId }>(
    `with made as (
       insert into auth.users (email, name, sign_up, last_sign_in_at) values ($1, $2, $3, now()) returning id
     ), kept as (
       insert into auth.accounts (user_id, account_id, provider_id, password)
       select id, id, 'credential', $4 from made returning user_id
     )
     select user_id, auth.add_job(coalesce($5::uuid, user_id), 'account.mail-link', jsonb_build_object('kind', 'confirm', 'account', user_id))
     from kept`,
    [user.email, user.name, JSON.stringify(user.signUp), user.passwordHash, user.salon ?? null],
  );
  const made = rows[0];
  if (!made) throw new Error('The account was not created.');
  return made.user_id;
}

/** Statements that are kept together or not at all. */
export async function together<T>(auth: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
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

type Replacement = { account: AccountId; from: string; to: string; keptToken: string };

/**
 * False where `from` is no longer the stored hash. Sessions and links are ended by statements of their own: one that waited for a sign-in on the
 * account's row would not see the session which that has written.
 */
export function replacePassword(auth: pg.Pool, { account, from, to, keptToken }: Replacement): Promise<boolean> {
  return together(auth, async (client) => {
    const { rowCount } = await client.query(
      `update auth.accounts set password = $3, updated_at = now()
       where user_id = $1 and provider_id = 'credential' and password = $2`,
      [account, from, to],
    );
    if (rowCount === 0) return false;
    await client.query('delete from auth.sessions where user_id = $1 and token <> $2', [account, keptToken]);
    // What was mailed to confirm the address stays good: those links live for days, those that set a password for an hour.
    await client.query(
      `delete from auth.verifications where value = $1::text and expires_at < created_at + interval '1 day'`,
      [account],
    );
    return true;
  });
}

export async function readPassword(auth: pg.Pool, account: AccountId): Promise<string> {
  const { rows } = await auth.query<{ password: string }>(
    `select password from auth.accounts where user_id = $1 and provider_id = 'credential'`,
    [account],
  );
  if (!rows[0]) throw new Error('The account has no password.');
  return rows[0].password;
}

export async function findLinkAccount(auth: pg.Pool, link: string): Promise<AccountId | undefined> {
  const { rows } = await auth.query<{ value: AccountId }>(
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
  { account, link, hash }: { account: AccountId; link: string; hash: string },
): Promise<string | undefined> {
  return together(auth, async (client) => {
    await client.query(`select from auth.accounts where user_id = $1 and provider_id = 'credential' for update`, [
      account,
    ]);
    const taken = await client.query(
      'delete from auth.verifications where identifier = $1 and value = $2::text and expires_at > now()',
      [link, account],
    );
    if (taken.rowCount === 0) return undefined;
    await client.query(
      `update auth.accounts set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'`,
      [account, hash],
    );
    await client.query('delete from auth.sessions where user_id = $1', [account]);
    await client.query('delete from auth.verifications where value = $1::text', [account]);
    // One that waits may have been begun by whoever the new password shuts out.
    await client.query('delete from auth.email_changes where user_id = $1', [account]);
    const { rows } = await client.query<{ email: string }>(
      'update auth.users set email_verified = true, updated_at = now() where id = $1 returning email',
      [account],
    );
    return rows[0]?.email;
  });
}

/** Adds a job about an account that nobody has looked up yet. */
export async function addJobOfNobody(auth: pg.Pool, task: string, payload: object): Promise<void> {
  await auth.query('select auth.add_job(null, $1, $2)', [task, JSON.stringify(payload)]);
}

/** Adds a job about an account, in the salon where it was last. */
export async function addAccountJob(auth: pg.Pool, account: AccountId, task: string, payload: object): Promise<void> {
  await auth.query('select auth.add_account_job($1, $2, $3)', [account, task, JSON.stringify(payload)]);
}

/** Where an account was last, whose history says what becomes of the account by a link. */
export async function lastMembership(
  auth: pg.Pool,
  account: AccountId,
): Promise<{ salon: OwnerId; member: MemberId } | undefined> {
  const { rows } = await auth.query<{ salon: OwnerId; member: MemberId }>('select * from auth.last_membership($1)', [
    account,
  ]);
  return rows[0];
}

/** What the account reads Madeixa in where the salon is somebody else's; null is the salon's. */
export async function writeLanguage(auth: pg.Pool, account: AccountId, language: Language): Promise<void> {
  await auth.query('update auth.users set language = $2, updated_at = now() where id = $1', [account, language]);
}

/** Taking the link back and confirming are one statement: it works once, and never without confirming. */
export async function takeConfirmationLink(auth: pg.Pool, hash: string): Promise<AccountId | undefined> {
  const { rows } = await auth.query<{ id: AccountId }>(
    `with used as (
       delete from auth.verifications where identifier = $1 and expires_at > now() returning value
     )
     update auth.users set email_verified = true, updated_at = now()
     from used where id = used.value::uuid returning id`,
    [hash],
  );
  return rows[0]?.id;
}
