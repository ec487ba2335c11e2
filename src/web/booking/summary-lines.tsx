import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useWriting } from './use-writing.ts';

type Props = {
  draft: BookingDraft;
  heading?: ReactNode;
  showPrice?: boolean;
  /** Stands in the page, which already says what it is about. */
  inPage?: boolean;
};

export function SummaryLines({ draft, heading, showPrice, inPage }: Props) {
  const { t } = useTranslation('booking');
  const { money } = useWriting();
  const { selectedServices, totalDuration, totalPrice, discountValue } = draft;
  const total = totalPrice === null ? t('summary.priceOpen') : money(totalPrice);
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
        {selectedServices.map(({ id, name, duration_minutes, price, preco_variavel }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="text-13 text-muted">{formatDuration(duration_minutes)}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {preco_variavel ? t('summary.priceOpen') : money(price)}
            </span>
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
