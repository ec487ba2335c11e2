import { useTranslation } from 'react-i18next';
import { type Cents, cents, moneyParts } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { usePlace } from '#web/ui/use-place.ts';
import type { totalsOf } from './totals.ts';

/** What the client pays and what stays with the salon, and below them how that comes about. */
export function TotalsStrip({ totals }: { totals: ReturnType<typeof totalsOf> }) {
  const { t } = useTranslation('agenda');
  const { money } = useFormat();
  const place = usePlace();
  const amount = (value: Cents) => moneyParts(value, place).amount;
  const less = (value: Cents) => amount(cents(-value));
  return (
    <div className="grid grid-cols-1 gap-1 tabular-nums">
      <dl className="flex flex-wrap items-end justify-between gap-x-3">
        <div>
          <dt className="text-13 font-medium">{t('sheet.totals.paid')}</dt>
          <dd className="text-2xl/7 font-semibold whitespace-nowrap">{money(totals.paid)}</dd>
        </div>
        <div className="text-right">
          <dt className="text-xs text-muted">{t('sheet.totals.net')}</dt>
          <dd className="text-base/6 font-medium whitespace-nowrap">{money(totals.net)}</dd>
        </div>
      </dl>
      <dl className="flex flex-wrap gap-x-3 text-xs text-muted">
        <Sum label={t('sheet.totals.revenue')}>{amount(totals.revenue)}</Sum>
        <Sum label={t('sheet.totals.discount')}>{less(totals.discount)}</Sum>
        <Sum label={t('sheet.totals.products')}>{less(totals.products)}</Sum>
        <Sum label={t('sheet.totals.commissions')}>{less(totals.commissions)}</Sum>
      </dl>
    </div>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex gap-1">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
