import { createInstance } from 'i18next';
import type { Language } from '#domain/shared/countries.ts';
import { isLanguage } from '#domain/shared/countries.ts';
import enBooking from '#texts/en/booking.json' with { type: 'json' };
import enMail from '#texts/en/mail.json' with { type: 'json' };
import enServer from '#texts/en/server.json' with { type: 'json' };
import esBooking from '#texts/es/booking.json' with { type: 'json' };
import esMail from '#texts/es/mail.json' with { type: 'json' };
import esServer from '#texts/es/server.json' with { type: 'json' };
import ptBooking from '#texts/pt/booking.json' with { type: 'json' };
import ptMail from '#texts/pt/mail.json' with { type: 'json' };
import ptServer from '#texts/pt/server.json' with { type: 'json' };

const texts = createInstance({
  resources: {
    pt: { booking: ptBooking, mail: ptMail, server: ptServer },
    en: { booking: enBooking, mail: enMail, server: enServer },
    es: { booking: esBooking, mail: esMail, server: esServer },
  },
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  initAsync: false,
});
await texts.init();

/** What the server itself says to people: mails, refusals of the public functions, the screen at the start. */
export function textsIn(language: Language) {
  return texts.getFixedT(language);
}

export type Texts = ReturnType<typeof textsIn>;

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
