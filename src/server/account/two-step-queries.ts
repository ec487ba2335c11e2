import type pg from 'pg';
import type { TwoStep } from '#contract/account/two-step.ts';
import { SESSION_SECONDS } from '#server/kernel/http/session.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { newToken, together } from './queries.ts';

export async function readTwoStep(auth: pg.Pool, account: AccountId): Promise<TwoStep> {
  const { rows } = await auth.query<TwoStep>(
    `select confirmed_at is not null as is_on, to_json(confirmed_at)#>>'{}' as since, cardinality(recovery_codes) as codes_left
     from auth.two_factors where user_id = $1 and confirmed_at is not null`,
    [account],
  );
  return rows[0] ?? { is_on: false, since: null, codes_left: 0 };
}

/** Encrypted. Undefined where it is not there, or not in that state. */
export async function readSecret(
  auth: pg.Pool,
  account: AccountId,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<Buffer | undefined> {
  const { rows } = await auth.query<{ secret: Buffer }>(
    'select secret from auth.two_factors where user_id = $1 and (confirmed_at is not null) = $2',
    [account, isConfirmed],
  );
  return rows[0]?.secret;
}

/** In the place of one that was begun and never confirmed. False where one is in use. */
export async function keepSecret(auth: pg.Pool, account: AccountId, secret: Buffer): Promise<boolean> {
  const { rowCount } = await auth.query(
    `insert into auth.two_factors (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = $2, updated_at = now() where two_factors.confirmed_at is null`,
    [account, secret],
  );
  return rowCount === 1;
}

type Confirmation = { secret: Buffer; step: number; recoveryCodes: Buffer[] };

/** False where it was confirmed or begun anew meanwhile. */
export async function confirmSecret(
  auth: pg.Pool,
  account: AccountId,
  { secret, step, recoveryCodes }: Confirmation,
): Promise<boolean> {
  const { rowCount } = await auth.query(
    `update auth.two_factors set confirmed_at = now(), last_step = $3, recovery_codes = $4, updated_at = now()
     where user_id = $1 and secret = $2 and confirmed_at is null`,
    [account, secret, step, recoveryCodes],
  );
  return rowCount === 1;
}

/** A code that is right as far as it can be said without the row: of that half minute, or with that fingerprint. */
export type Spending = { step: number; recovery: null } | { step: null; recovery: Buffer };

/** Whether it was not used yet. Of two who send the same, the second waits for the row and finds it used. */
const UNUSED = `user_id = $1 and confirmed_at is not null
  and case when $2::bigint is null then $3::bytea = any (recovery_codes) else last_step < $2::bigint end`;

/** Turns it off with a code that counts; false where it does not. */
export async function deleteSecret(auth: pg.Pool, account: AccountId, { step, recovery }: Spending): Promise<boolean> {
  const { rowCount } = await auth.query(`delete from auth.two_factors where ${UNUSED}`, [account, step, recovery]);
  return rowCount === 1;
}

const TICKET_SECONDS = 5 * 60;

/** False where the password was changed meanwhile: a change takes away such tickets, and one that comes later is not made. */
export async function makeTicket(
  auth: pg.Pool,
  { account, hash, ticket }: { account: AccountId; hash: string; ticket: string },
): Promise<boolean> {
  const { rowCount } = await auth.query(
    `with recognised as (
       select user_id from auth.accounts where user_id = $1 and provider_id = 'credential' and password = $2 for share
     )
     insert into auth.verifications (identifier, value, expires_at)
     select $3, user_id, now() + $4::int * interval '1 second' from recognised`,
    [account, hash, ticket, TICKET_SECONDS],
  );
  return rowCount === 1;
}

type SecondStep = { account: AccountId; ticket: string; spending: Spending; userAgent: string; address: string };

/**
 * The session of both steps. Ticket, code and session are one transaction: a code is used up only where it signs somebody in. The row of the password is
 * held first, as by a change of it.
 */
export function startSecondSession(
  auth: pg.Pool,
  { account, ticket, spending, userAgent, address }: SecondStep,
): Promise<{ token: string } | 'ticket_expired' | 'wrong_code'> {
  return together(auth, async (client) => {
    await client.query(`select from auth.accounts where user_id = $1 and provider_id = 'credential' for share`, [
      account,
    ]);
    const found = await client.query(
      'select from auth.verifications where identifier = $1 and value = $2::text and expires_at > now() for update',
      [ticket, account],
    );
    if (found.rowCount === 0) return 'ticket_expired';
    const spent = await client.query(
      `update auth.two_factors set last_step = coalesce($2, last_step), recovery_codes = array_remove(recovery_codes, $3), updated_at = now()
       where ${UNUSED}`,
      [account, spending.step, spending.recovery],
    );
    if (spent.rowCount === 0) return 'wrong_code';
    await client.query('delete from auth.verifications where identifier = $1', [ticket]);
    await client.query('update auth.users set last_sign_in_at = now() where id = $1', [account]);
    const token = newToken();
    await client.query(
      `insert into auth.sessions (user_id, token, expires_at, user_agent, ip_address)
       values ($1, $2, now() + $3::int * interval '1 second', $4, $5)`,
      [account, token, SESSION_SECONDS, userAgent, address],
    );
    return { token };
  });
}
