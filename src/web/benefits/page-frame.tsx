import { paths } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';

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

/** The server fills in whom to ask for help, or nothing. */
const SUPPORT = '%SUPPORT%';

export function PageFooter() {
  const { t } = useTranslation('benefits');
  return (
    <footer className="mx-auto flex max-w-[1200px] flex-wrap items-center gap-x-6 gap-y-3 px-4 py-8 text-sm text-muted md:px-8">
      <span className="text-base text-text max-md:w-full md:mr-auto">
        <Logo />
      </span>
      <div className="max-md:-ml-2">
        <LanguageLinks />
      </div>
      <nav aria-label={t('nav.legal')} className="flex flex-wrap gap-x-2 max-md:-ml-2">
        <FooterLink to="terms" />
        <FooterLink to="privacy" />
      </nav>
      <nav aria-label={t('nav.account')} className="flex gap-x-2 max-md:-ml-2">
        <FooterLink to="login" />
        <FooterLink to="signup" />
      </nav>
      <p className="w-full empty:hidden [&_a]:underline">{SUPPORT}</p>
    </footer>
  );
}

function FooterLink({ to }: { to: 'terms' | 'privacy' | 'login' | 'signup' }) {
  const { t } = useTranslation('benefits');
  return (
    <a href={paths[to]} className="flex h-11 items-center px-2 hover:text-text">
      {t(`nav.${to}`)}
    </a>
  );
}

// Each language in its own words, for visitors who do not read the page's.
const languages = [
  { code: 'pt', name: 'Português' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

/** Links rather than a menu: they work before any script has loaded, and the server has a page for each. */
function LanguageLinks({ short = false }: { short?: boolean }) {
  const { t, language } = useTranslation('benefits');
  return (
    <nav aria-label={t('nav.languages')}>
      <ul className={short ? 'flex rounded-control bg-subtle p-0.5' : 'flex flex-wrap gap-x-1'}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={`?lang=${code}`}
              hrefLang={code}
              lang={code}
              aria-label={short ? `${code.toUpperCase()}, ${name}` : undefined}
              aria-current={language === code ? 'true' : undefined}
              className={`flex items-center justify-center rounded-[5px] hover:text-text aria-[current]:text-text ${short ? shortLook : 'h-11 px-2 aria-[current]:font-medium'}`}
            >
              {short ? code.toUpperCase() : name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const shortLook =
  'h-[calc(var(--spacing-control)-4px)] w-9 text-xs font-semibold text-muted aria-[current]:bg-surface aria-[current]:shadow-1 dark:aria-[current]:bg-raised';
