import type pg from 'pg';
import { databaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { lastMembership } from './queries.ts';
import type { AccountServices } from './services.ts';

type Happened =
  | 'begin_email_change'
  | 'cancel_email_change'
  | 'change_email'
  | 'change_password'
  | 'confirm_email'
  | 'confirm_email_change'
  | 'end_other_sessions'
  | 'end_session'
  | 'reset_password'
  | 'turn_off_two_step'
  | 'turn_on_two_step'
  | 'use_recovery_code';

/** What becomes of an account is told in the salon where its person was last, as their own doing. */
export async function recordOfAccount(
  { authPool }: Pick<AccountServices, 'authPool'>,
  { pool }: { pool: pg.Pool },
  account: AccountId,
  action: Happened,
): Promise<void> {
  const last = await lastMembership(authPool, account);
  if (!last) return;
  const db = databaseOf(pool, last.salon, undefined, last.member);
  await record(db, last.salon, { action, entity: 'users', entityId: account });
}
