import { paths } from '#contract/paths.ts';
import { dateLocale, LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

// The server knows its public address only when it runs; it fills this in.
const publicUrl = '%PUBLIC_URL%';

/** What search engines and messengers read; only ever prerendered, since they run no scripts. */
export function BenefitsHead({ language }: { language: Language }) {
  const { t } = useTranslation('benefits');
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={`${publicUrl}${paths.benefits}?lang=${other}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${publicUrl}${paths.benefits}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Madeixa" />
      <meta property="og:title" content={t('meta.title')} />
      <meta property="og:description" content={t('meta.description')} />
      <meta property="og:url" content={`${publicUrl}${paths.benefits}?lang=${language}`} />
      <meta property="og:locale" content={dateLocale(language).replace('-', '_')} />
      <meta property="og:image" content={`${publicUrl}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('meta.image')} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={t('meta.title')} />
      <meta name="twitter:description" content={t('meta.description')} />
      <meta name="twitter:image" content={`${publicUrl}/og.png`} />
    </>
  );
}
