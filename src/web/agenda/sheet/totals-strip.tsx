import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';
import { type Cents, moneyParts } from '#domain/shared/money.ts';
import { useSession } from '#web/account/session.ts';
import { useFormat } from '#web/account/use-format.ts';
import type { totalsOf } from './totals.ts';

/** How the net value comes about: services less products, commissions and discount. */
export function TotalsStrip({ totals }: { totals: ReturnType<typeof totalsOf> }) {
  const { t, i18n } = useTranslation('agenda');
  const { money } = useFormat();
  const { profile } = useSession();
  const language = (i18n.resolvedLanguage ?? 'pt') as Language;
  const amount = (value: Cents) => moneyParts(value, { country: profile.country, language }).amount;
  const less = (value: Cents) => `− ${amount(value)}`;
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums max-md:gap-x-2.5">
      <Sum label={t('sheet.totals.revenue')}>{amount(totals.revenue)}</Sum>
      <Sum label={t('sheet.totals.products')}>{less(totals.products)}</Sum>
      <Sum label={t('sheet.totals.commissions')}>{less(totals.commissions)}</Sum>
      <Sum label={t('sheet.totals.discount')}>{less(totals.discount)}</Sum>
      <div className="ml-auto text-right">
        <dt className="text-xs text-muted">{t('sheet.totals.net')}</dt>
        <dd className="text-base/5 font-semibold">{money(totals.net)}</dd>
      </div>
    </dl>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-13/5 font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}
