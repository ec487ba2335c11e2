import { ChevronUp } from 'lucide-react';
import { Children, type ReactNode, useId, useState } from 'react';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useOffers } from './use-offers.ts';
import { useWriting } from './use-writing.ts';

type Props = {
  draft: BookingDraft;
  /** Two short lines for the bar of a phone, which unfolds; without them everything is in the page. */
  brief?: { main: string; small: string };
  /** Day, time and professional. */
  heading?: ReactNode;
  showPrice?: boolean;
  /** The controls; the last one continues. */
  children: ReactNode;
};

/**
 * Beside the page on a wide screen; on a phone a bar at the bottom, or the end of the page if the screen is too low. One element for both, so
 * that nothing is duplicated.
 */
export function Summary({ draft, brief, heading, showPrice, children }: Props) {
  const { t } = useTranslation('booking');
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const controls = Children.toArray(children);
  const lines = <SummaryLines draft={draft} heading={heading} showPrice={showPrice} inPage={!brief} />;
  return (
    <aside
      aria-label={t('summary.title')}
      className="side:sticky side:top-6 side:rounded-card side:border side:border-divider side:bg-surface side:shadow-1 max-side:contents"
    >
      {!brief && (
        <div className="max-side:order-first max-side:rounded-card max-side:border max-side:border-divider max-side:bg-surface max-side:shadow-1">
          {lines}
        </div>
      )}
      <div className={bar}>
        {brief && (
          <div
            id={details}
            className={classNames('max-h-[45dvh] overflow-y-auto side:max-h-none', !isOpen && 'max-side:hidden')}
          >
            {lines}
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 pb-[calc(12px+env(safe-area-inset-bottom))] side:gap-4 side:px-6 side:pt-0 side:pb-6">
          {controls.slice(0, -1)}
          <div className="flex flex-wrap items-center gap-3">
            {brief && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={details}
                onClick={() => setIsOpen(!isOpen)}
                className="min-h-11 flex-1 basis-28 text-left side:hidden"
              >
                <span className="flex items-center gap-1 font-semibold tabular-nums">
                  <span className="min-w-0">{brief.main}</span>
                  <ChevronUp aria-hidden className={classNames('size-4 flex-none', isOpen && 'rotate-180')} />
                </span>
                <span className="block text-13 text-muted">{brief.small}</span>
                <span className="sr-only">{t('summary.show')}</span>
              </button>
            )}
            <div className={classNames('min-w-37 side:flex-1', !brief && 'flex-1')}>{controls.at(-1)}</div>
          </div>
        </div>
      </div>
    </aside>
  );
}

const bar =
  'max-side:sticky max-side:bottom-0 max-side:z-20 max-side:-mx-4 max-side:mt-auto max-side:-mb-4 max-side:border-t ' +
  'max-side:border-divider max-side:bg-surface max-side:shadow-[0_-8px_24px_rgb(29_26_38/0.08)] ' +
  'md:max-side:-mx-6 md:max-side:-mb-6 max-side:[@media(height<30rem)]:static';

/** `inPage` if it is part of the page and needs no title. */
type LinesProps = Pick<Props, 'draft' | 'heading' | 'showPrice'> & { inPage: boolean };

function SummaryLines({ draft, heading, showPrice, inPage }: LinesProps) {
  const { t } = useTranslation('booking');
  const { money } = useWriting();
  const { priceOf, total } = useOffers(draft);
  const { selectedServices, totalDuration, discountValue } = draft;
  return (
    <div className="text-sm">
      <h2
        className={classNames('px-4 pt-4 pb-3 text-xl font-semibold side:px-6 side:pt-5', inPage && 'max-side:sr-only')}
      >
        {t('summary.title')}
      </h2>
      {heading && (
        <div
          className={classNames('grid gap-3 border-b border-divider px-4 pb-4 side:px-6', inPage && 'max-side:py-3')}
        >
          {heading}
        </div>
      )}
      <ul className="grid gap-3 px-4 py-3 side:px-6">
        {selectedServices.length === 0 && <li className="text-muted">{t('summary.empty')}</li>}
        {selectedServices.map((service) => (
          <li key={service.id} className="flex justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{service.name}</span>
              <span className="text-13 text-muted">{formatDuration(service.duration_minutes)}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{priceOf(service)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5 border-t border-divider px-4 py-4 text-muted side:px-6">
        <Total label={t('summary.duration')} value={formatDuration(totalDuration)} />
        {showPrice && <Total label={t('summary.price')} value={total} />}
        <Total label={t('summary.discount')} value={money(discountValue)} />
        <Total label={t('summary.total')} value={total} strong />
      </dl>
    </div>
  );
}

function Total({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-3 ${strong ? 'pt-1.5 text-base font-semibold text-text' : ''}`}>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </div>
  );
}
