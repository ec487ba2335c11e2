import type pg from 'pg';
import { linkHash } from './mail-link.ts';
import { takeConfirmationLink } from './queries.ts';
import { recordOfAccount } from './record-of-account.ts';
import type { AccountServices } from './services.ts';

type Outcome = { ok: true } | { ok: false; reason: 'link_invalid' };

export async function confirmEmail(
  services: AccountServices,
  call: { pool: pg.Pool },
  token: string,
): Promise<Outcome> {
  const account = await takeConfirmationLink(services.authPool, linkHash('confirm', token));
  if (!account) return { ok: false, reason: 'link_invalid' };
  await recordOfAccount(services, call, account, 'confirm_email');
  return { ok: true };
}
