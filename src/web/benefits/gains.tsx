import { CalendarCheck, MoonStar, Smartphone, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from './sections.tsx';

const GAINS = [
  { name: 'alwaysOpen', icon: MoonStar },
  { name: 'noOverlap', icon: CalendarCheck },
  { name: 'ownPortal', icon: Smartphone },
  { name: 'realProfit', icon: TrendingUp },
] as const;

export function Gains() {
  const { t } = useTranslation('benefits');
  return (
    <Section id="gains" title={t('gains.title')} lead={t('gains.lead')}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
        <TimeSaved />
        <ul className="grid content-center gap-x-8 gap-y-7 sm:grid-cols-2 lg:gap-y-12">
          {GAINS.map(({ name, icon: Icon }) => (
            <li key={name}>
              <Icon size={24} strokeWidth={1.75} className="mb-3 text-brand-text" aria-hidden="true" />
              <h3 className="text-lg/6 font-semibold tracking-tight">{t(`gains.${name}.title`)}</h3>
              <p className="mt-1 text-pretty text-muted">{t(`gains.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function TimeSaved() {
  const { t } = useTranslation('benefits');
  return (
    <div className="rounded-sheet bg-brand-tint-strong p-6 lg:p-8">
      <p className="font-medium">
        <span className="text-brand-text">{t('gains.upTo')}</span>{' '}
        <span className="block text-[64px]/[68px] font-semibold tracking-[-0.035em] text-brand-text lg:text-[80px]/[84px]">
          {t('gains.share')}
        </span>{' '}
        {t('gains.shareLabel')}
      </p>
      <div className="mt-7 text-sm text-muted" aria-hidden="true">
        <p>{t('gains.before')}</p>
        <div className="mt-1.5 mb-4 h-3 rounded-full bg-brand-text/30" />
        <p>{t('gains.after')}</p>
        <div className="mt-1.5 h-3 w-[30%] rounded-full bg-brand-fill" />
      </div>
    </div>
  );
}
