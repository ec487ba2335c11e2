import { Globe } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';
import { changeLanguage } from '#web/ground/i18n.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Logo } from '#web/ui/logo.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { BrandPanel } from './brand-panel.tsx';

type Props = { title: string; subtitle?: string | undefined; foot?: ReactNode; children: ReactNode };

/** The pages before anybody is signed in: the form on the left, the brand on the right where there is room. */
export function AccountFrame({ title, subtitle, foot, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Madeixa`;
  }, [title]);
  return (
    <div className="grid min-h-dvh bg-surface min-[56.25rem]:grid-cols-[minmax(480px,42%)_1fr]">
      <main className="flex min-w-0 flex-col px-4 pt-3 pb-6 min-[56.25rem]:px-12 min-[56.25rem]:pt-6 min-[56.25rem]:pb-8">
        <div className="flex items-center justify-between gap-4">
          <a href={paths.benefits} className="rounded-control py-1">
            <Logo />
          </a>
          <LanguageSelect />
        </div>
        <div className="mx-auto mt-10 mb-auto w-full max-w-92 py-6 min-[56.25rem]:my-auto min-[56.25rem]:py-12">
          <h1 className="text-2xl font-semibold text-balance">{title}</h1>
          {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
          {children}
        </div>
        {foot && <p className="text-center text-13 text-muted">{foot}</p>}
      </main>
      <BrandPanel />
    </div>
  );
}

function LanguageSelect() {
  const { t, language } = useTranslation('account');
  return (
    <div className="w-42 min-w-0">
      <NativeSelect
        label={t('language')}
        hideLabel
        quiet
        icon={Globe}
        value={language}
        onChange={(event) => changeLanguage(event.currentTarget.value as Language)}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </div>
  );
}
