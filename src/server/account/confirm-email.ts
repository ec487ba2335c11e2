import type pg from 'pg';
import { databaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { linkHash } from './mail-link.ts';
import { takeConfirmationLink } from './queries.ts';
import type { AccountServices } from './services.ts';

type Outcome = { ok: true } | { ok: false; reason: 'link_invalid' };

export async function confirmEmail(
  { authPool }: AccountServices,
  { pool }: { pool: pg.Pool },
  token: string,
): Promise<Outcome> {
  const owner = await takeConfirmationLink(authPool, linkHash('confirm', token));
  if (!owner) return { ok: false, reason: 'link_invalid' };
  await record(databaseOf(pool, owner), owner, { action: 'confirm_email', entity: 'users', entityId: owner });
  return { ok: true };
}
