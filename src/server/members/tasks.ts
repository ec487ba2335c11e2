import { ofSalon, type Tasks } from '#server/kernel/jobs/queue.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import { type HandOver, TELL_OF_HAND_OVER, tellOfHandOver } from './mail-hand-over.ts';
import { MAIL_INVITATION, mailInvitation } from './mail-invitation.ts';

export function membersTasks(mailing: { send: Mail; publicUrl: string }): Tasks {
  return {
    [MAIL_INVITATION]: ofSalon<{ invitation: string }>(({ db }, { invitation }) =>
      mailInvitation(db, invitation, mailing),
    ),
    [TELL_OF_HAND_OVER]: ofSalon<HandOver>(({ db }, told) => tellOfHandOver(db, told, mailing)),
  };
}
