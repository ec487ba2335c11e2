import { salonPagePath, salonPictureUrl } from '#contract/paths.ts';
import { dateLocale, LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { Drawn } from './shown.ts';

/** As much as a search engine shows. */
const LONGEST_DESCRIPTION = 160;

/** For search engines and messengers, which run no scripts. */
export function PageHead({ language, publicUrl, name, data, isAsked }: Drawn & { language: Language }) {
  const { t } = useTranslation('salonPage');
  const { salon, page } = data;
  const title = t('public.title', { name: salon.business_name });
  const description = shortened(page.about) || t('public.description', { name: salon.business_name });
  const address = publicUrl + salonPagePath(name);
  const inLanguage = (one: Language) => `${address}?lang=${one}`;
  const picture = page.cover ?? page.works[0]?.picture ?? page.logo;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={isAsked ? inLanguage(language) : address} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={inLanguage(one)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={salon.business_name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={dateLocale(language).replace('-', '_')} />
      <meta
        property="og:image"
        content={publicUrl + (picture ? salonPictureUrl(salon.id, picture.id, 'large') : '/og.png')}
      />
      <meta property="og:image:width" content={String(picture?.width ?? 1200)} />
      <meta property="og:image:height" content={String(picture?.height ?? 630)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Up to the last whole word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
