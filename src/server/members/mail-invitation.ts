import { invitationPath } from '#contract/paths.ts';
import { withoutLinks } from '#domain/shared/without-links.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { letterHtml } from '#server/kernel/mail/letter.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { readSalon, replaceLink } from './queries.ts';
import { newToken, tokenHash } from './tokens.ts';

export const MAIL_INVITATION = 'members.mail-invitation';

/** The link is made here: what is stored is its hash, and each try has a link of its own, which ends the one before. */
export async function mailInvitation(
  db: Database,
  id: string,
  { send, publicUrl }: { send: Mail; publicUrl: string },
): Promise<void> {
  const token = newToken();
  const invited = await replaceLink(db, id, tokenHash(token));
  if (!invited) return;
  const { business_name, language } = await readSalon(db);
  const t = textsIn(language);
  const link = `${publicUrl}${invitationPath(token)}`;
  // Anybody may call a salon anything.
  const salon = withoutLinks(business_name) || 'Madeixa';
  const why = t('mail:invitation.why', { salon, role: t(`mail:invitation.roles.${invited.role}`) });
  const before = [t('mail:hello'), why];
  const after = [t('mail:invitation.validity'), t('mail:invitation.ignore')];
  await send({
    to: invited.email,
    subject: t('mail:invitation.subject', { salon }),
    text: [...before, link, ...after].join('\n\n'),
    html: letterHtml([...before, ...after], { link, label: t('mail:invitation.button') }),
    link,
  });
}
