import { sql } from 'kysely';
import type pg from 'pg';
import type { EmailChange } from '#contract/account/own-email.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { type Addressee, together } from './queries.ts';

const SECONDS = 24 * 60 * 60;

const CHANGE =
  'new_email as email, old_confirmed_at is not null as old_confirmed, new_confirmed_at is not null as new_confirmed';

export async function readEmailChange(auth: pg.Pool, account: AccountId): Promise<EmailChange | null> {
  const { rows } = await auth.query<EmailChange>(
    `select ${CHANGE} from auth.email_changes where user_id = $1 and expires_at > now()`,
    [account],
  );
  return rows[0] ?? null;
}

/** In the place of one that waited, whose links end. Undefined where it is the account's address already. The mails are added with it. */
export async function keepEmailChange(
  auth: pg.Pool,
  account: AccountId,
  email: string,
): Promise<EmailChange | undefined> {
  const { rows } = await auth.query<EmailChange>(
    `with kept as (
       insert into auth.email_changes (user_id, new_email, expires_at)
       select id, $2, now() + $3::int * interval '1 second' from auth.users where id = $1 and email <> $2
       on conflict (user_id) do update set new_email = $2, old_links = '{}', new_links = '{}', old_confirmed_at = null,
         new_confirmed_at = null, expires_at = now() + $3::int * interval '1 second', created_at = now(), updated_at = now()
       returning *
     ), mailed as (
       select auth.add_account_job($1, 'account.mail-email-link', jsonb_build_object('side', side, 'email', $2::text))
       from kept, unnest(array['old', 'new']) as side
     )
     select ${CHANGE}, (select count(*) from mailed) as mailed from kept`,
    [account, email, SECONDS],
  );
  const [kept] = rows;
  return kept && { email: kept.email, old_confirmed: kept.old_confirmed, new_confirmed: kept.new_confirmed };
}

export async function deleteEmailChange(auth: pg.Pool, account: AccountId): Promise<boolean> {
  const { rowCount } = await auth.query('delete from auth.email_changes where user_id = $1', [account]);
  return rowCount === 1;
}

type EmailLink = { account: AccountId; side: 'old' | 'new'; email: string; hash: string };

/** For a job: stores a link by its hash, and answers whom it goes to, unless there is nothing to be sent any more. */
export async function makeEmailLink(
  db: Database,
  { account, side, email, hash }: EmailLink,
): Promise<Addressee | undefined> {
  const { rows } =
    await sql<Addressee>`select * from app.make_email_link(${account}, ${side}, ${email}, ${hash})`.execute(db);
  return rows[0];
}

type Confirmed = { account: AccountId; is_changed: boolean };

/**
 * Notes the side that a link belongs to. With both, the address is the account's, whatever else was mailed to the one before ends, and the
 * mailbox is known to be its owner's. The row of the change is held meanwhile: of two links at once, the second finds what the first has noted.
 */
export function takeEmailLink(
  auth: pg.Pool,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<Confirmed | 'link_invalid' | 'email_taken'> {
  return together(auth, async (client) => {
    const { rows: noted } = await client.query<{ account: AccountId; new_email: string; is_whole: boolean }>(
      `update auth.email_changes set updated_at = now(),
         old_confirmed_at = case when $1 = any (old_links) then now() else old_confirmed_at end,
         new_confirmed_at = case when $2 = any (new_links) then now() else new_confirmed_at end,
         old_links = case when $1 = any (old_links) then '{}' else old_links end,
         new_links = case when $2 = any (new_links) then '{}' else new_links end
       where (old_links @> array[$1] or new_links @> array[$2]) and expires_at > now()
       returning user_id as account, new_email, old_confirmed_at is not null and new_confirmed_at is not null as is_whole`,
      [oldHash, newHash],
    );
    const [change] = noted;
    if (!change) return 'link_invalid';
    const { account, new_email, is_whole } = change;
    if (!is_whole) return { account, is_changed: false };
    await client.query('delete from auth.email_changes where user_id = $1', [account]);
    await client.query('savepoint before_the_address');
    try {
      await client.query('update auth.users set email = $2, email_verified = true, updated_at = now() where id = $1', [
        account,
        new_email,
      ]);
    } catch (error) {
      if ((error as { code?: string }).code !== '23505') throw error;
      await client.query('rollback to savepoint before_the_address');
      // There is no deed for the history to tell, and a profile that is open must not go on waiting.
      await client.query(`select pg_notify('changes', id || ' users') from auth.salons_of($1)`, [account]);
      return 'email_taken';
    }
    await client.query('delete from auth.verifications where value = $1::text', [account]);
    return { account, is_changed: true };
  });
}
