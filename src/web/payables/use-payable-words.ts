import type { Payable } from '#contract/payables/operations.ts';
import { dueState } from '#domain/payables/due-date.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

/** How bills are written. */
export function usePayableWords() {
  const { t } = useTranslation(['payables', 'app']);
  const { date, money } = useFormat();
  const today = useSalonToday();
  const { number, of, shelf } = useQuantities();

  const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  const part = ({ instalment }: Payable) => instalment && t('instalment', instalment);

  /** With the unit where it is not the one that stands beside the product. */
  const quantity = ({ bought }: Payable) =>
    bought && (bought.unit === shelfUnit(bought) ? number(bought.quantity) : of(bought.quantity, bought.unit, bought));

  return {
    today,
    part,
    quantity,
    /** Identifies the bill outside its row. */
    name: (payable: Payable) => listed(payable.name, part(payable)),
    value: ({ value }: Payable) => money(cents(value)),
    total: ({ instalment }: Payable) => instalment && t('ofTotal', { total: money(cents(instalment.total)) }),
    unitCost: ({ bought }: Payable) => bought && money(cents(bought.unit_cost)),
    /** "frasco (8 ml)", or that it is an expense and of which kind. */
    kind: ({ bought, category }: Payable) =>
      bought ? shelf(bought) : t('oneOff', { category: t(`app:costCategories.${category ?? 'Outros'}`) }),
    /** "30 × R$ 6,90". */
    times: (payable: Payable) =>
      payable.bought && t('times', { quantity: quantity(payable), cost: money(cents(payable.bought.unit_cost)) }),
    /** Everything that somebody else may have changed of an expense. */
    whole: ({ name, category, value, date: day, due_date, supplier, payment_method }: Payable) =>
      listed(
        name,
        category && t(`app:costCategories.${category}`),
        money(cents(value)),
        date(day),
        due_date ? t('due.on', { date: date(due_date) }) : t('due.none'),
        supplier,
        t(`app:paymentMethods.${payment_method}`),
      ),
    due: (payable: Payable) => {
      const day = payable.due_date ? date(payable.due_date) : '';
      const state = dueState(payable, today);
      if (state === 'none' || state === 'today') return t(`due.${state}`);
      return state === 'overdue' ? t('due.overdue', { date: day }) : day;
    },
  };
}
