import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { SalonPageData } from '#contract/booking/operations.ts';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import en from '#texts/en/booking.json';
import es from '#texts/es/booking.json';
import pt from '#texts/pt/booking.json';
import { BookingHead } from './booking-head.tsx';
import { BookingPages } from './booking-pages.tsx';
import { readPath } from './place.ts';

const texts = createInstance();
texts.use(initReactI18next).init({
  fallbackLng: false,
  resources: { pt: { booking: pt }, en: { booking: en }, es: { booking: es } },
  interpolation: { escapeValue: false }, // React escapes
  initAsync: false,
});

/** One for each language, which then never changes: two pages may be drawn at once. */
const inLanguage = new Map(LANGUAGES.map((language) => [language, texts.cloneInstance({ lng: language })]));

/**
 * Built for the server: draws the services of a salon into the page, so that they are read before any script has arrived. The later
 * pages are led by a draft that only the browser has.
 */
export function renderBooking(language: Language, path: string, data: SalonPageData): string {
  if (data && readPath(path).page !== 'services') return '';
  return written(language, <BookingPages path={path} data={data} />);
}

/** The head of the booking pages, run by the build. */
export function renderBookingHead(language: Language): string {
  return written(language, <BookingHead language={language} />);
}

function written(language: Language, part: React.ReactNode): string {
  const i18n = inLanguage.get(language) ?? texts;
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
}
