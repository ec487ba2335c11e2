import { paths } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PageFooter } from './page-frame.tsx';

/** The server fills them in: the texts are files that an installation may replace. */
const TITLE = '%TITLE%';
const TEXT = '%TEXT%';

/** Around the terms and the privacy policy. */
export function LegalPage() {
  const { t } = useTranslation('benefits');
  return (
    <>
      <header className="mx-auto flex h-16 max-w-[760px] items-center px-4 md:h-18 md:px-8">
        <a
          href={paths.benefits}
          className="inline-flex min-h-11 items-center rounded-control"
          aria-label={t('nav.home')}
        >
          <Logo />
        </a>
      </header>
      <main id="content" lang="%TEXT_LANGUAGE%" className="mx-auto max-w-[760px] px-4 pt-4 pb-12 md:px-8">
        <h1 className="text-3xl font-semibold text-balance">{TITLE}</h1>
        <div className="[&_h2]:mt-8 [&_h2]:text-xl [&_h2]:font-semibold [&_h3]:mt-6 [&_h3]:font-semibold [&_li]:mt-2 [&_p]:mt-4 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
          {TEXT}
        </div>
      </main>
      <PageFooter />
    </>
  );
}

export function LegalHead() {
  return (
    <>
      <title>{`${TITLE} · Madeixa`}</title>
      <link rel="canonical" href="%PUBLIC_URL%%PATH%" />
    </>
  );
}
