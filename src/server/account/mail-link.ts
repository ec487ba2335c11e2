import type pg from 'pg';
import { paths } from '#contract/paths.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import { greeting, letterHtml } from '#server/kernel/mail/letter.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { readProfile } from './queries.ts';

export type LinkMail = { kind: 'reset' | 'confirm'; owner: OwnerId; email: string; token: string };

const PAGES = { reset: paths.resetPassword, confirm: paths.confirmEmail };

/** A mail about one link, in the salon's language, whoever asked and from wherever. */
export async function mailLink(pool: pg.Pool, mail: Mail, publicUrl: string, to: LinkMail): Promise<void> {
  const { business_name, language } = await readProfile(databaseOf(pool, to.owner), to.owner);
  const t = textsIn(language);
  const link = `${publicUrl}${PAGES[to.kind]}?token=${encodeURIComponent(to.token)}`;
  const before = [greeting(t, to.kind, business_name), t(`mail:${to.kind}.why`)];
  const after = [t(`mail:${to.kind}.validity`), t(`mail:${to.kind}.ignore`)];
  mail.send({
    to: to.email,
    subject: t(`mail:${to.kind}.subject`),
    text: [...before, link, ...after].join('\n\n'),
    html: letterHtml([...before, ...after], { link, label: t(`mail:${to.kind}.button`) }),
    link,
  });
}
