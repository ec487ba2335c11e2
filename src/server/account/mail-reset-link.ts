import type pg from 'pg';
import { databaseOf } from '#server/kernel/db.ts';
import { letterHtml } from '#server/kernel/letter.ts';
import type { Mail } from '#server/kernel/mail.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { readProfile } from './queries.ts';

export type Addressee = { owner: OwnerId; email: string; token: string };

/** In the salon's language, whoever asked and from wherever. */
export async function mailResetLink(pool: pg.Pool, mail: Mail, publicUrl: string, to: Addressee): Promise<void> {
  const { business_name, language } = await readProfile(databaseOf(pool, to.owner), to.owner);
  const t = textsIn(language);
  const link = `${publicUrl}/reset-password?token=${encodeURIComponent(to.token)}`;
  const before = [t('mail:reset.greeting', { name: business_name }), t('mail:reset.why')];
  const after = [t('mail:reset.validity'), t('mail:reset.ignore')];
  mail.send({
    to: to.email,
    subject: t('mail:reset.subject'),
    text: [...before, link, ...after].join('\n\n'),
    html: letterHtml([...before, ...after], { link, label: t('mail:reset.button') }),
    link,
  });
}
