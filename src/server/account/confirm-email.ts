import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { databaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { readUser, storeConfirmationLink, takeConfirmationLink } from './queries.ts';
import type { AccountServices } from './services.ts';

const LINK_DAYS = 7;

type Outcome = { ok: true } | { ok: false; reason: 'link_invalid' };

/** Nothing is blocked while it is unconfirmed; the link only tells that the mailbox is the owner's. */
export async function sendConfirmation({ authPool, mailLink }: AccountServices, owner: OwnerId): Promise<void> {
  const { email, email_confirmed } = await readUser(authPool, owner);
  if (email_confirmed) return;
  const token = randomBytes(24).toString('base64url');
  await storeConfirmationLink(authPool, owner, hashOf(token), LINK_DAYS);
  await mailLink({ kind: 'confirm', owner, email, token });
}

export async function confirmEmail(
  { authPool }: AccountServices,
  { pool }: { pool: pg.Pool },
  token: string,
): Promise<Outcome> {
  const owner = await takeConfirmationLink(authPool, hashOf(token));
  if (!owner) return { ok: false, reason: 'link_invalid' };
  await record(databaseOf(pool, owner), owner, { action: 'confirm_email', entity: 'users', entityId: owner });
  return { ok: true };
}

/** Whoever reads the database must not be able to use what was mailed. */
function hashOf(token: string): string {
  return createHash('sha256').update(`confirm-email:${token}`).digest('base64url');
}
