import { paths } from '#contract/paths.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { formatLongDate } from '#domain/shared/time.ts';
import { withoutLinks } from '#domain/shared/without-links.ts';
import { greeting, letterHtml } from '#server/kernel/mail/letter.ts';
import type { Letter } from '#server/kernel/mail/mail.ts';
import { textsIn } from '#server/kernel/texts.ts';
import type { Addressee, UntoldRequest } from './queries.ts';

/** A letter is read on a phone: all that has come is behind its button. */
const MOST_TOLD = 20;

/** In the owner's language, whatever the visitors speak. */
export function letterAbout(addressee: Addressee, requests: UntoldRequest[], publicUrl: string): Letter {
  const { email, language, business_name, phone, address } = addressee;
  const t = textsIn(language);
  const told = requests
    .slice(0, MOST_TOLD)
    .map(({ client_name, client_phone, date, start_time, services, professional_name }) => [
      // Anybody may write anything there.
      t('mail:request.who', {
        client: withoutLinks(client_name) || displayPhone(client_phone),
        phone: displayPhone(client_phone),
      }),
      t('mail:request.when', { date: formatLongDate(date, language), time: start_time }),
      t('mail:request.services', { services: services.join(', ') }),
      t('mail:request.professional', { professional: professional_name || t('booking:professional.any') }),
    ]);
  const more = requests.length - told.length;
  const contact = [address, phone && displayPhone(phone)].filter(Boolean).join(' · ');
  const link = `${publicUrl}${paths.agendaPending}`;
  const paragraphs = [
    greeting(t, 'request', business_name),
    ...told.flat(),
    ...(more > 0 ? [t('mail:request.more', { count: more })] : []),
    t('mail:request.answer'),
    ...(contact ? [t('mail:request.contact', { contact })] : []),
  ];
  return {
    to: email,
    subject: t('mail:request.subject', { count: requests.length }),
    text: [...paragraphs, link].join('\n\n'),
    html: letterHtml(paragraphs, { link, label: t('mail:request.button') }),
    link,
  };
}
