import type { Language } from '#domain/shared/countries.ts';
import { isLanguage } from '#domain/shared/countries.ts';
import type { FullKey } from '#texts/areas.ts';
import enBooking from '#texts/en/booking.json' with { type: 'json' };
import enCommissions from '#texts/en/commissions.json' with { type: 'json' };
import enMail from '#texts/en/mail.json' with { type: 'json' };
import enPictures from '#texts/en/pictures.json' with { type: 'json' };
import enPortal from '#texts/en/portal.json' with { type: 'json' };
import enServer from '#texts/en/server.json' with { type: 'json' };
import enSheets from '#texts/en/technicalSheets.json' with { type: 'json' };
import esBooking from '#texts/es/booking.json' with { type: 'json' };
import esCommissions from '#texts/es/commissions.json' with { type: 'json' };
import esMail from '#texts/es/mail.json' with { type: 'json' };
import esPictures from '#texts/es/pictures.json' with { type: 'json' };
import esPortal from '#texts/es/portal.json' with { type: 'json' };
import esServer from '#texts/es/server.json' with { type: 'json' };
import esSheets from '#texts/es/technicalSheets.json' with { type: 'json' };
import ptBooking from '#texts/pt/booking.json' with { type: 'json' };
import ptCommissions from '#texts/pt/commissions.json' with { type: 'json' };
import ptMail from '#texts/pt/mail.json' with { type: 'json' };
import ptPictures from '#texts/pt/pictures.json' with { type: 'json' };
import ptPortal from '#texts/pt/portal.json' with { type: 'json' };
import ptServer from '#texts/pt/server.json' with { type: 'json' };
import ptSheets from '#texts/pt/technicalSheets.json' with { type: 'json' };
import { translate, type Values, type Words } from '#texts/translate.ts';
import type { Lack } from './database/needs.ts';

const texts: Record<Language, Record<string, Words>> = {
  pt: {
    booking: ptBooking,
    commissions: ptCommissions,
    mail: ptMail,
    portal: ptPortal,
    server: ptServer,
    pictures: ptPictures,
    technicalSheets: ptSheets,
  },
  en: {
    booking: enBooking,
    commissions: enCommissions,
    mail: enMail,
    portal: enPortal,
    server: enServer,
    pictures: enPictures,
    technicalSheets: enSheets,
  },
  es: {
    booking: esBooking,
    commissions: esCommissions,
    mail: esMail,
    portal: esPortal,
    server: esServer,
    pictures: esPictures,
    technicalSheets: esSheets,
  },
};

type ServerKey = FullKey<'booking' | 'commissions' | 'mail' | 'pictures' | 'portal' | 'server' | 'technicalSheets'>;

export type Texts = (key: ServerKey, values?: Values) => string;

/** What the server itself says to people: mails, refusals of the public functions, the screen at the start. */
export function textsIn(language: Language): Texts {
  return (key, values = {}) => {
    const [area = '', name = ''] = key.split(':');
    return translate(texts[language][area] ?? {}, name, values, { language, country: 'OTHER' }) ?? key;
  };
}

/** What is not as this version needs it, as a sentence for whoever runs the program. */
export function lackIn(language: Language, { what, ...details }: Lack): string {
  const t = textsIn(language);
  return t(`server:lacks.${what}`, details);
}

/** Of a list such as Accept-Language's the first that we speak, Portuguese otherwise, as in the browser. */
export function languageOf(wanted: string | undefined): Language {
  return (
    (wanted ?? '')
      .split(',')
      .map((part) => part.trim().slice(0, 2).toLowerCase())
      .find(isLanguage) ?? 'pt'
  );
}

type Asking = { query: unknown; headers: { 'accept-language'?: string | undefined } };

/** What ?lang says goes before what the browser says of its reader. */
export function languageOfRequest({ query, headers }: Asking): Language {
  const { lang = '' } = query as { lang?: unknown };
  return languageOf(`${lang},${headers['accept-language']}`);
}
