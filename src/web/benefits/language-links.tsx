import { useTranslation } from 'react-i18next';

// Each language by its own name: whoever looks for theirs may not read the page's.
const languages = [
  { code: 'pt', name: 'Português' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

/** Links and not a menu: they work before any script has come, and the server answers each with its own page. */
export function LanguageLinks({ short = false }: { short?: boolean }) {
  const { t, i18n } = useTranslation('benefits');
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
              aria-current={i18n.language === code ? 'true' : undefined}
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
