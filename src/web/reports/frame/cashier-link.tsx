import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { type DayRange, monthOf } from '#domain/shared/period.ts';
import { TextLink } from '#web/ground/text-link.tsx';

/** To the rows beneath a sum of money; the cashier shows one month at a time. */
export function CashierLink({ range: { first, last } }: { range: DayRange }) {
  const { t } = useTranslation('reports');
  if (monthOf(first) !== monthOf(last)) return null;
  return (
    <span className="no-print block">
      <TextLink render={<Link to={`${paths.cashier}?mes=${monthOf(first)}`} />}>{t('frame.inCashier')}</TextLink>
    </span>
  );
}
