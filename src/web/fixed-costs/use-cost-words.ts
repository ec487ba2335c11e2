import type { FixedCost, FixedCostType } from '#contract/fixed-costs/operations.ts';
import { stateOf } from '#domain/fixed-costs/totals.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import { dateFormat } from '#domain/shared/formatters.ts';
import { cents } from '#domain/shared/money.ts';
import { type Month, yearAndMonth } from '#domain/shared/period.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useMonthName } from '#web/ui/use-month-name.ts';

/** How months and costs are written. */
export function useCostWords() {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const { money, date } = useFormat();
  const nameOf = useMonthName();
  const today = useSalonToday();
  const days = dateFormat(dateLocale(useLanguage()), { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  const month = (month: Month) => t('monthOfYear', { month: nameOf(month), year: yearAndMonth(month).year });
  const method = ({ payment_method }: FixedCost) =>
    payment_method ? t(`app:paymentMethods.${payment_method}`) : t('noMethod');
  const status = (cost: FixedCost) => {
    const state = stateOf(cost, today);
    return state.kind === 'overdue' ? t('status.overdue', { count: state.days }) : t(`status.${state.kind}`);
  };
  const due = ({ due_date }: FixedCost) => (due_date ? date(due_date) : t('noDueDate'));
  const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  return {
    /** Inside a sentence. */
    month,
    /** At its beginning. */
    monthTitle: (of: Month) => month(of).replace(/^./u, (letter) => letter.toUpperCase()),
    amount: (value: number) => money(cents(value)),
    due,
    /** Without the year, which stands above. */
    shortDue: ({ due_date }: FixedCost) => (due_date ? days.format(Date.parse(due_date)) : t('noDueDate')),
    method,
    status,
    /** A fixed cost itself, and until when it is there. */
    type: (type: FixedCostType) =>
      listed(
        type.name,
        t(`app:costCategories.${type.category}`),
        money(cents(type.default_value)),
        t('type.onDay', { day: type.default_due_day }),
        type.default_payment_method && t(`app:paymentMethods.${type.default_payment_method}`),
        type.last_month && t('ended.since', { month: month(type.last_month) }),
      ),
    /** Everything that somebody else may have changed. */
    whole: (cost: FixedCost) =>
      listed(money(cents(cost.value)), due(cost), method(cost), status(cost), cost.observations),
  };
}
