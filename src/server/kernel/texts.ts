import { createInstance } from 'i18next';
import type { Language } from '#domain/shared/countries.ts';
import { isLanguage } from '#domain/shared/countries.ts';
import enMail from '#texts/en/mail.json' with { type: 'json' };
import enServer from '#texts/en/server.json' with { type: 'json' };
import esMail from '#texts/es/mail.json' with { type: 'json' };
import esServer from '#texts/es/server.json' with { type: 'json' };
import ptMail from '#texts/pt/mail.json' with { type: 'json' };
import ptServer from '#texts/pt/server.json' with { type: 'json' };

const texts = createInstance({
  resources: {
    pt: { mail: ptMail, server: ptServer },
    en: { mail: enMail, server: enServer },
    es: { mail: esMail, server: esServer },
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

/** The language a request asks for: Accept-Language's best known one, Portuguese otherwise, as in the browser. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'pt';
}
