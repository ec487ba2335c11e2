import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';
import en from '#texts/en/booking.json';
import es from '#texts/es/booking.json';
import pt from '#texts/pt/booking.json';
import { BookingHead } from './booking-head.tsx';

/** The head of the booking pages in one language, run by the build. */
export async function prerenderBookingHead(language: Language): Promise<string> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { pt: { booking: pt }, en: { booking: en }, es: { booking: es } },
    interpolation: { escapeValue: false }, // React escapes
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <BookingHead language={language} />
    </I18nextProvider>,
  );
}
