import { createHash, randomBytes } from 'node:crypto';
import type { EmailChange } from '#contract/account/own-email.ts';
import { paths } from '#contract/paths.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { greeting, letterHtml } from '#server/kernel/mail/letter.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { checkPassword } from './check-password.ts';
import { deleteEmailChange, keepEmailChange, makeEmailLink, takeEmailLink } from './own-email-queries.ts';
import { recordOfAccount } from './record-of-account.ts';
import type { AccountServices, TooManyTries } from './services.ts';

type Own = { account: AccountId } & Pick<Call, 'isGone' | 'pool'>;
type Side = 'old' | 'new';

/** As a link is stored, and for one side alone: whoever reads one mailbox confirms no other. */
const linkHash = (side: Side, token: string) =>
  createHash('sha256').update(`${side}-email:${token}`).digest('base64url');

type Begun = { ok: true; change: EmailChange } | Refused<'wrong_password' | 'same_email'> | TooManyTries;

/** Whether somebody has the new address nobody is told here: a link goes there in any case, and only who opens it may learn it. */
export async function beginEmailChange(
  services: AccountServices,
  own: Own,
  { email, password }: { email: string; password: string },
): Promise<Begun> {
  const { authPool, limits } = services;
  const checked = await checkPassword(services, own, password);
  if (!checked.ok) return checked;
  const allowed = await limits.emailChangesPerAccount.take(own.account);
  if (!allowed.ok) return { ok: false, reason: 'too_many_tries', retryAfterSeconds: allowed.retryAfterSeconds };
  const change = await keepEmailChange(authPool, own.account, email);
  if (!change) return { ok: false, reason: 'same_email' };
  await recordOfAccount(services, own, own.account, 'begin_email_change');
  return { ok: true, change };
}

export async function cancelEmailChange(services: AccountServices, own: Own): Promise<void> {
  if (await deleteEmailChange(services.authPool, own.account)) {
    await recordOfAccount(services, own, own.account, 'cancel_email_change');
  }
}

/** A job: the mail to one of the two addresses, in the language of its person. Each try has a link of its own. */
export async function mailEmailLink(
  db: Database,
  { account, side, email }: { account: AccountId; side: Side; email: string },
  { send, publicUrl }: { send: Mail; publicUrl: string },
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const addressee = await makeEmailLink(db, { account, side, email, hash: linkHash(side, token) });
  if (!addressee) return;
  const t = textsIn(addressee.language);
  const letter = `${side}Email` as const;
  const link = `${publicUrl}${paths.changeEmail}?token=${encodeURIComponent(token)}`;
  const before = [greeting(t, letter, addressee.name), t(`mail:${letter}.why`, { email })];
  const after = [t(`mail:${letter}.validity`), t(`mail:${letter}.ignore`)];
  await send({
    to: addressee.email,
    subject: t(`mail:${letter}.subject`),
    text: [...before, link, ...after].join('\n\n'),
    html: letterHtml([...before, ...after], { link, label: t(`mail:${letter}.button`) }),
    link,
  });
}

type Outcome = { ok: true; is_changed: boolean } | Refused<'link_invalid' | 'email_taken'>;

export async function confirmEmailChange(
  services: AccountServices,
  call: Pick<Call, 'pool'>,
  token: string,
): Promise<Outcome> {
  const hashes = { oldHash: linkHash('old', token), newHash: linkHash('new', token) };
  const taken = await takeEmailLink(services.authPool, hashes);
  if (typeof taken === 'string') return { ok: false, reason: taken };
  const { account, is_changed } = taken;
  await recordOfAccount(services, call, account, is_changed ? 'change_email' : 'confirm_email_change');
  return { ok: true, is_changed };
}
