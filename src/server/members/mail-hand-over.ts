import { paths } from '#contract/paths.ts';
import { withoutLinks } from '#domain/shared/without-links.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { letterHtml } from '#server/kernel/mail/letter.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { readAddress, readSalon } from './queries.ts';

export const TELL_OF_HAND_OVER = 'members.tell-of-hand-over';

/** Who is told, of whom, and whether they are the owner now or were it before. */
export type HandOver = { to: string; other: string; as: 'owner' | 'before' };

/** Nobody is told whose access has ended meanwhile. */
export async function tellOfHandOver(
  db: Database,
  { to, other, as }: HandOver,
  { send, publicUrl }: { send: Mail; publicUrl: string },
): Promise<void> {
  const [addressee, person] = [await readAddress(db, to), await readAddress(db, other)];
  if (!addressee) return;
  const { email, language } = addressee;
  const t = textsIn(language);
  const salon = withoutLinks((await readSalon(db)).business_name) || 'Madeixa';
  const name = withoutLinks(person?.name ?? '') || t('mail:handOver.somebody');
  const paragraphs = [t('mail:hello'), t(`mail:handOver.${as}`, { salon, name }), t('mail:handOver.ignore')];
  const link = `${publicUrl}${paths.dashboard}`;
  await send({
    to: email,
    subject: t('mail:handOver.subject', { salon }),
    text: [...paragraphs, link].join('\n\n'),
    html: letterHtml(paragraphs, { link, label: t('mail:handOver.button') }),
    link,
  });
}
