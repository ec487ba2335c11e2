import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { LanguageLinks } from './language-links.tsx';

export function PageHeader() {
  const { t } = useTranslation('benefits');
  return (
    <header className="sticky top-0 z-20 bg-page/92 backdrop-blur">
      <a
        href="#content"
        className="absolute top-2 left-2 z-10 -translate-y-20 rounded-control bg-brand-fill px-4 py-2 text-on-brand focus:translate-y-0"
      >
        {t('nav.skip')}
      </a>
      <div className="mx-auto flex h-16 max-w-[1200px] items-center gap-2 px-4 md:h-18 md:px-8">
        <a
          href={paths.benefits}
          className="mr-auto inline-flex w-fit overflow-hidden rounded-control max-[389px]:w-7.5 lg:mr-6"
        >
          <Logo />
        </a>
        <nav aria-label={t('nav.sections')} className="mr-auto hidden gap-6 text-sm font-medium text-muted lg:flex">
          {(['features', 'gains', 'steps', 'testimonials'] as const).map((section) => (
            <a key={section} href={`#${section}`} className="hover:text-text">
              {t(`nav.${section}`)}
            </a>
          ))}
        </nav>
        <LanguageLinks short />
        <ButtonLink href={paths.login} variant="ghost" className="max-sm:hidden">
          {t('nav.login')}
        </ButtonLink>
        <ButtonLink href={paths.signup} variant="primary">
          {t('nav.signup')}
        </ButtonLink>
      </div>
    </header>
  );
}
