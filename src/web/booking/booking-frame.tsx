import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '#domain/booking/draft.ts';
import { initials } from '#domain/shared/names.ts';
import { BookingSteps } from './booking-steps.tsx';
import { LanguageSelect } from './language-select.tsx';
import { cameFromPage } from './place.ts';
import { useBooking } from './salon-gate.tsx';

type Props = { title: string; step?: 'services' | Step; children: ReactNode };

/** The salon's name above, and how far the visitor has come. */
export function BookingFrame({ title, step, children }: Props) {
  const { t } = useTranslation('booking');
  const { salon } = useBooking();
  const name = salon.business_name;
  const heading = useRef<HTMLHeadingElement>(null);
  const isServices = step === 'services';

  // The later pages have a title of their own that takes the focus.
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
          <LanguageSelect />
        </div>
      </header>
      {children}
    </>
  );
}

type SummaryProps = { above?: ReactNode; summary: ReactNode; children: ReactNode };

/** The page and, beside it or at its foot, the summary; `above` both, whatever stands first on a phone. */
export function WithSummary({ above, summary, children }: SummaryProps) {
  return (
    <main className={layout}>
      {above && <div className="order-first side:col-span-2">{above}</div>}
      <div className="min-w-0">{children}</div>
      {summary}
    </main>
  );
}

// On a phone the page fills the window at least, so that the bar stands at the window's foot.
const layout =
  'mx-auto max-w-[1120px] gap-4 p-4 md:p-6 max-side:flex max-side:min-h-[calc(100dvh-65px)] max-side:flex-col ' +
  'side:grid side:grid-cols-[minmax(0,1fr)_360px] side:items-start side:gap-x-8';
