import { renderToStaticMarkup } from 'react-dom/server';
import type { SalonPageData } from '#contract/booking/operations.ts';
import { dateLocale, type Language } from '#domain/shared/countries.ts';
import en from '#texts/en/booking.json';
import es from '#texts/es/booking.json';
import pt from '#texts/pt/booking.json';
import { speechOf } from '#web/texts/texts.ts';
import { SpeechContext, useTranslation } from '#web/texts/use-translation.ts';
import { BookingPages } from './booking-pages.tsx';
import { readPath } from './place.ts';

const speech = {
  pt: speechOf('pt', { booking: pt }),
  en: speechOf('en', { booking: en }),
  es: speechOf('es', { booking: es }),
};

/**
 * Built for the server: renders the services of a salon, so that they can be read before any script is loaded. The later pages need the
 * draft, which only the browser has.
 */
export function renderBooking(language: Language, path: string, data: SalonPageData): string {
  if (data && readPath(path).page !== 'services') return '';
  return written(language, <BookingPages path={path} data={data} />);
}

/** The head of the booking pages, rendered by the build. */
export function renderBookingHead(language: Language): string {
  return written(language, <BookingHead language={language} />);
}

function written(language: Language, part: React.ReactNode): string {
  return renderToStaticMarkup(<SpeechContext value={speech[language]}>{part}</SpeechContext>);
}

// The server fills these in for each visitor.
const salon = '%SALON_NAME%';
const address = '%PUBLIC_URL%/agendamento-publico/%SALON_ID%';

/** For search engines and messengers; always prerendered, because they run no scripts. */
function BookingHead({ language }: { language: Language }) {
  const { t } = useTranslation('booking');
  const title = t('meta.title', { page: t('titles.services'), salon });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={t('meta.description')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Madeixa" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={t('meta.description')} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={dateLocale(language).replace('-', '_')} />
      <meta property="og:image" content="%PUBLIC_URL%/og.png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
