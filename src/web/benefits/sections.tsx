import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar.tsx';

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
