import { useTranslation } from 'react-i18next';
import { dateLocale, type Language } from '#domain/shared/countries.ts';

// The server knows the salon and its own address only when it is asked; it fills these in.
const salon = '%SALON_NAME%';
const address = '%PUBLIC_URL%/agendamento-publico/%SALON_ID%';

/** What search engines and messengers read of a salon's booking page; only ever prerendered, since they run no scripts. */
export function BookingHead({ language }: { language: Language }) {
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
