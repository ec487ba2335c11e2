import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { LanguageLinks } from './language-links.tsx';

/** Here the server says whom to ask for help, or nothing. */
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
