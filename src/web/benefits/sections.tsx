import { CalendarCheck, MoonStar, Smartphone, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Strands } from '#web/ui/logo.tsx';

const WHO = [
  { who: 'first', tone: 3 },
  { who: 'second', tone: 10 },
  { who: 'third', tone: 5 },
] as const;

export function Testimonials() {
  const { t } = useTranslation('benefits');
  return (
    <Section id="testimonials" title={t('testimonials.title')} lead={t('testimonials.lead')}>
      <div className="grid gap-4 md:grid-cols-3">
        {WHO.map(({ who, tone }) => (
          <figure
            key={who}
            className="flex flex-col gap-5 rounded-card border border-divider bg-surface p-6 shadow-1 max-md:p-5"
          >
            <blockquote className="text-pretty">{t(`testimonials.${who}.quote`)}</blockquote>
            <figcaption className="mt-auto flex items-center gap-3">
              <Avatar name={t(`testimonials.${who}.name`)} tone={tone} />
              <span className="text-13 text-muted">
                <span className="block text-sm font-semibold text-text">{t(`testimonials.${who}.name`)}</span>
                {t(`testimonials.${who}.salon`)}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

const NUMBERS = ['professionals', 'bookings', 'satisfaction', 'support', 'setup'] as const;

export function Numbers() {
  const { t } = useTranslation('benefits');
  return (
    <section aria-label={t('numbers.title')} className="border-y border-divider">
      <dl className="grid grid-cols-2 lg:grid-cols-5">
        {NUMBERS.map((number) => (
          <div
            key={number}
            className="flex flex-col-reverse justify-end border-divider py-5 last:col-span-2 max-lg:even:border-l max-lg:even:pl-4 max-lg:nth-[n+3]:border-t lg:py-8 lg:pr-6 lg:not-first:border-l lg:not-first:pl-6 lg:last:col-span-1"
          >
            <dt className="text-muted">{t(`numbers.${number}.label`)}</dt>
            <dd className="text-2xl font-semibold lg:text-3xl">{t(`numbers.${number}.value`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Steps() {
  const { t } = useTranslation('benefits');
  return (
    <Section id="steps" title={t('steps.title')} lead={t('steps.lead')}>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
        {(['register', 'share', 'approve'] as const).map((step, index) => (
          <li key={step} className="border-t-2 border-brand-text pt-5">
            <span className="text-sm font-semibold text-brand-text" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-1 mb-1.5 text-xl font-semibold">{t(`steps.${step}.title`)}</h3>
            <p className="text-pretty text-muted">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Section(props: { id: string; title: string; lead: string; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className="scroll-mt-20 pt-16 lg:scroll-mt-6 lg:pt-24">
      <div className="mb-6 max-w-[640px] lg:mb-10">
        <h2 id={`${props.id}-title`} className="text-2xl font-semibold text-balance lg:text-3xl">
          {props.title}
        </h2>
        <p className="mt-2 text-muted">{props.lead}</p>
      </div>
      {props.children}
    </section>
  );
}

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

// The kit's buttons are made for the page's own ground; these two stand on the dark brand surface in both themes.
const shape =
  'inline-flex h-12 items-center justify-center rounded-control border px-6 font-medium transition-colors focus-visible:outline-white max-sm:w-full';

export function ClosingCall() {
  const { t } = useTranslation('benefits');
  return (
    <section className="relative mt-16 overflow-hidden rounded-sheet bg-brand-950 px-5 py-8 text-white lg:mt-24 lg:rounded-3xl lg:p-16">
      <div className="absolute right-0 bottom-0 h-[730px] w-3/5 [mask-image:linear-gradient(to_right,transparent,#000_45%)]">
        <Strands />
      </div>
      <div className="relative max-w-[560px]">
        <h2 className="text-2xl font-semibold text-balance lg:text-3xl">{t('closing.title')}</h2>
        <p className="mt-2 mb-7 text-balance text-[#e3d6f2]">{t('closing.text')}</p>
        <div className="flex flex-wrap gap-3">
          <a href={paths.signup} className={`${shape} border-transparent bg-white text-brand-700 hover:bg-brand-100`}>
            {t('closing.signup')}
          </a>
          <a href={paths.login} className={`${shape} border-white/35 bg-white/12 hover:bg-white/20`}>
            {t('closing.login')}
          </a>
        </div>
      </div>
    </section>
  );
}
