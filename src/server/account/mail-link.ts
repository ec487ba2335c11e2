import { createHash, randomBytes } from 'node:crypto';
import { paths } from '#contract/paths.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { greeting, letterHtml } from '#server/kernel/mail/letter.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { makeLink } from './queries.ts';

const HOUR = 60 * 60;

export type LinkKind = 'reset' | 'confirm';

const LINKS = {
  reset: { page: paths.resetPassword, seconds: HOUR, name: 'reset-password' },
  /** Nothing is blocked while an address is unconfirmed; the link only tells that the mailbox is the owner's. */
  confirm: { page: paths.confirmEmail, seconds: 7 * 24 * HOUR, name: 'confirm-email' },
};

/** As a link is stored: whoever reads the database must not be able to use what was mailed. */
export function linkHash(kind: LinkKind, token: string): string {
  return createHash('sha256').update(`${LINKS[kind].name}:${token}`).digest('base64url');
}

/**
 * A mail about one link, in the language of its person, whoever asked and from wherever. The link is made here: what is stored is its hash, and each try has a link
 * of its own.
 */
export async function mailLink(
  db: Database,
  { account, kind }: { account: AccountId; kind: LinkKind },
  { send, publicUrl }: { send: Mail; publicUrl: string },
): Promise<void> {
  const { page, seconds } = LINKS[kind];
  const token = randomBytes(24).toString('base64url');
  const hash = linkHash(kind, token);
  const addressee = await makeLink(db, { account, hash, seconds, unlessConfirmed: kind === 'confirm' });
  if (!addressee) return;
  const { email: to, name, language } = addressee;
  const t = textsIn(language);
  const link = `${publicUrl}${page}?token=${encodeURIComponent(token)}`;
  const before = [greeting(t, kind, name), t(`mail:${kind}.why`)];
  const after = [t(`mail:${kind}.validity`), t(`mail:${kind}.ignore`)];
  await send({
    to,
    subject: t(`mail:${kind}.subject`),
    text: [...before, link, ...after].join('\n\n'),
    html: letterHtml([...before, ...after], { link, label: t(`mail:${kind}.button`) }),
    link,
  });
}
