import type pg from 'pg';
import { displayPhone } from '#domain/shared/phone.ts';
import { formatLongDate, formatTime } from '#domain/shared/time.ts';
import type { AppointmentRequest } from '#server/agenda/store-request.ts';
import { databaseOf } from '#server/kernel/db.ts';
import { letterHtml } from '#server/kernel/letter.ts';
import type { Letter } from '#server/kernel/mail.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { readAddressee } from './queries.ts';

/** Tells the owner of a request, in the owner's language whatever the visitor's is. */
export async function letterAbout(
  { pool, publicUrl }: { pool: pg.Pool; publicUrl: string },
  salon: OwnerId,
  request: AppointmentRequest,
): Promise<Letter> {
  const { email, language, business_name } = await readAddressee(databaseOf(pool, salon));
  const t = textsIn(language as 'pt');
  const link = `${publicUrl}/agenda/pendentes`;
  const paragraphs = [
    t('mail:request.greeting', { name: business_name }),
    t('mail:request.who', { client: request.client_name, phone: displayPhone(request.client_phone) }),
    t('mail:request.when', { date: formatLongDate(request.date, language as 'pt'), time: formatTime(request.start) }),
    t('mail:request.services', { services: request.services.map(({ name }) => name).join(', ') }),
    t('mail:request.professional', { professional: request.professional?.nome ?? t('booking:professional.any') }),
    t('mail:request.answer'),
  ];
  return {
    to: email,
    subject: t('mail:request.subject'),
    text: [...paragraphs, link].join('\n\n'),
    html: letterHtml(paragraphs, { link, label: t('mail:request.button') }),
    link,
  };
}
