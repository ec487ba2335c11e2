import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { STEPS, type Step } from '#domain/booking/draft.ts';
import { initials } from '#domain/shared/names.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LanguageLetters } from '#web/ui/language-letters.tsx';
import { cameFromPage } from './place.ts';
import { useBooking } from './salon-gate.tsx';

type Props = { title: string; step?: 'services' | Step; children: ReactNode };

/** The salon's name and the steps. */
export function BookingFrame({ title, step, children }: Props) {
  const { t } = useTranslation('booking');
  const { salon, onLanguage } = useBooking();
  const name = salon.business_name;
  const heading = useRef<HTMLHeadingElement>(null);
  const isServices = step === 'services';

  // On the later pages the title of the step takes the focus.
  useEffect(() => {
    if (isServices && cameFromPage()) heading.current?.focus({ preventScroll: true });
  }, [isServices]);

  useEffect(() => {
    document.title = t('meta.title', { page: title, salon: name });
  }, [t, title, name]);

  return (
    <>
      <header className="border-b border-divider bg-surface">
        <div className="mx-auto flex min-h-16 max-w-[1120px] items-center gap-3 px-4 py-2 md:min-h-18 md:px-6">
          <span
            aria-hidden="true"
            className="grid size-10 flex-none place-items-center rounded-full bg-brand-900 font-semibold text-brand-100 md:size-11"
          >
            {initials(name)}
          </span>
          <div className="min-w-0 flex-1">
            <h1 ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
              {name}
            </h1>
            <p className="text-13 text-muted">{title}</p>
          </div>
          {step && <BookingSteps current={step} />}
          <LanguageLetters
            label={t('languages.label')}
            nameOf={(language) => t(`languages.${language}`)}
            onChange={(language) => onLanguage?.(language)}
          />
        </div>
      </header>
      {children}
    </>
  );
}

type SummaryProps = { above?: ReactNode; summary: ReactNode; children: ReactNode };

/** The page with the summary beside it or at its end; `above` comes first on a phone, too. */
export function WithSummary({ above, summary, children }: SummaryProps) {
  return (
    <main className={layout}>
      {above && <div className="order-first side:col-span-2">{above}</div>}
      <div className="min-w-0">{children}</div>
      {summary}
    </main>
  );
}

// On a phone the page fills the window, so that the bar is at its bottom.
const layout =
  'mx-auto max-w-[1120px] gap-4 p-4 md:p-6 max-side:flex max-side:min-h-[calc(100dvh-65px)] max-side:flex-col ' +
  'side:grid side:grid-cols-[minmax(0,1fr)_360px] side:items-start side:gap-x-8';

const all = ['services', ...STEPS] as const;

function BookingSteps({ current }: { current: 'services' | Step }) {
  const { t } = useTranslation('booking');
  const here = all.indexOf(current);
  return (
    <ol aria-label={t('steps.label')} className="flex items-center gap-2 text-sm text-muted max-side:hidden">
      {all.map((step, index) => (
        <li
          key={step}
          aria-current={index === here ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2 aria-[current]:font-medium aria-[current]:text-text',
            index > 0 && 'before:h-px before:w-6 before:bg-divider',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-6 place-items-center rounded-full text-13 font-semibold',
              index === here && 'bg-brand-fill text-on-brand',
              index < here && 'bg-success-bg text-success-text',
              index > here && 'bg-subtle text-muted',
            )}
          >
            {index < here ? <Check strokeWidth={2.5} className="size-3.5" /> : index + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
