import { ofSalon, type Tasks } from '#server/kernel/jobs/queue.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { type LinkKind, mailLink } from './mail-link.ts';
import { mailEmailLink } from './own-email.ts';
import { findAccount } from './reset-password.ts';
import type { AccountServices } from './services.ts';

/** A job of the version before names no account: that was the salon's own. */
type AccountLink = { kind: LinkKind; account?: string };

/** One of the two mails of a change of address. */
type EmailLink = { side: 'old' | 'new'; email: string; account: string };

export function accountTasks(
  services: Pick<AccountServices, 'limits'>,
  mailing: { send: Mail; publicUrl: string },
): Tasks {
  return {
    'account.find-account': ({ db, payload }) => findAccount(db, services, (payload as { email: string }).email),
    'account.mail-link': ofSalon<AccountLink>(({ db, owner }, { kind, account = owner as string }) =>
      mailLink(db, { account: account as AccountId, kind }, mailing),
    ),
    'account.mail-email-link': ofSalon<EmailLink>(({ db }, { account, side, email }) =>
      mailEmailLink(db, { account: account as AccountId, side, email }, mailing),
    ),
  };
}
