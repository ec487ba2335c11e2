import { ofSalon, type Tasks } from '#server/kernel/jobs/queue.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import { type LinkKind, mailLink } from './mail-link.ts';
import { findAccount } from './reset-password.ts';
import type { AccountServices } from './services.ts';

export function accountTasks(
  services: Pick<AccountServices, 'limits'>,
  mailing: { send: Mail; publicUrl: string },
): Tasks {
  return {
    'account.find-account': ({ db, payload }) => findAccount(db, services, (payload as { email: string }).email),
    'account.mail-link': ofSalon<{ kind: LinkKind }>((acting, { kind }) => mailLink(acting, kind, mailing)),
  };
}
