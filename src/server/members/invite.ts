import type { InvitationForm } from '#contract/members/forms.ts';
import type { IssuedInvitation } from '#contract/members/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { addJob } from '#server/kernel/jobs/queue.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { type Acting, asOwner } from './as-owner.ts';
import { MAIL_INVITATION } from './mail-invitation.ts';
import {
  countInvitations,
  deleteInvitation,
  emailsOf,
  insertInvitation,
  lockInvitation,
  renewInvitation,
} from './queries.ts';
import type { MembersServices } from './services.ts';
import { whyNotTied } from './tie.ts';
import { newToken, tokenHash } from './tokens.ts';

const entity = 'member_invitations';

/** More than a salon has people. */
const MOST_INVITATIONS = 50;
const VALID = { hours: 7 * 24 };

type At = Acting & { now: () => Temporal.Instant };
type Issued = { ok: true } & IssuedInvitation;
type Gone = Refused<'not_found' | 'not_allowed'>;
type TooMany = Refused<'too_many_tries'> & { retryAfterSeconds: number };

/** The link is told here and never again, or mailed and not told at all. */
export async function invite(
  acting: At,
  { accounts, invitationMails }: Pick<MembersServices, 'accounts' | 'invitationMails'>,
  { by, ...form }: InvitationForm,
): Promise<Issued | Gone | Invalid | TooMany | Refused<'already_member' | 'too_many_invitations'>> {
  const { owner, now } = acting;
  const isMember = form.email && [...(await emailsOf(accounts.authPool, owner)).values()].includes(form.email);
  if (isMember) return { ok: false, reason: 'already_member' };
  const mayMail = by === 'link' || (await mailAllowed(invitationMails, owner));
  if (mayMail !== true) return mayMail;
  return asOwner(acting, async (db) => {
    const wrong = await whyNotTied(db, form.staff_id);
    if (wrong) return wrong;
    const before = form.email ? await deleteInvitation(db, { email: form.email }) : undefined;
    if ((await countInvitations(db)) >= MOST_INVITATIONS) return { ok: false, reason: 'too_many_invitations' };
    const token = newToken();
    const expires_at = now().add(VALID).toString();
    const after = await insertInvitation(db, { ...form, user_id: owner, token_hash: tokenHash(token), expires_at });
    await record(db, owner, { action: 'create', entity, entityId: after.id, ...(before && { before }), after });
    return issue(db, after.id, token, by);
  });
}

/** A new link, for another week; the one before ends with it. */
export async function renew(
  acting: At,
  { invitationMails }: Pick<MembersServices, 'invitationMails'>,
  id: string,
): Promise<Issued | Gone | TooMany> {
  const { owner, now } = acting;
  return asOwner(acting, async (db) => {
    const before = await lockInvitation(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const by = before.email ? 'mail' : 'link';
    const mayMail = by === 'link' || (await mailAllowed(invitationMails, owner));
    if (mayMail !== true) return mayMail;
    const token = newToken();
    const expires_at = now().add(VALID).toString();
    const after = await renewInvitation(db, id, { token_hash: tokenHash(token), expires_at });
    await record(db, owner, { action: 'renew', entity, entityId: id, before, after });
    return issue(db, id, token, by);
  });
}

export function cancel(acting: Acting, id: string): Promise<{ ok: true } | Gone> {
  return asOwner(acting, async (db): Promise<{ ok: true } | Gone> => {
    const before = await deleteInvitation(db, { id });
    if (!before) return { ok: false, reason: 'not_found' };
    await record(db, acting.owner, { action: 'delete', entity, entityId: id, before });
    return { ok: true };
  });
}

/** What is mailed has a token of its own, which the job makes: none waits in the database. */
async function issue(db: Database, id: string, token: string, by: InvitationForm['by']): Promise<Issued> {
  if (by === 'link') return { ok: true, id, token };
  await addJob(db, MAIL_INVITATION, { invitation: id }, { key: id });
  return { ok: true, id, token: null };
}

async function mailAllowed(
  invitationMails: MembersServices['invitationMails'],
  salon: string,
): Promise<true | TooMany> {
  const allowed = await invitationMails.take(salon);
  return allowed.ok || { ok: false, reason: 'too_many_tries', retryAfterSeconds: allowed.retryAfterSeconds };
}
