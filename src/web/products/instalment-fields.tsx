import type { UseFormReturn } from 'react-hook-form';
import {
  datesFor,
  instalmentValues,
  MOST_INSTALMENTS,
  oneMonthLater,
  withFirstDate,
} from '#domain/products/instalments.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isDate } from '#domain/shared/time.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { Control } from '#web/ui/use-form.ts';
import { useRows } from '#web/ui/use-rows.ts';
import type { DueRow } from './product-form.ts';

/** Also fits the form of a product with its first purchase. */
export type InstalmentsForm = {
  control: ((name: 'due_date') => Control<string>) &
    ((name: 'instalments') => Control<DueRow[]>) &
    ((name: `instalments.${number}`) => Control<DueRow>);
  library: object;
};

type Props = {
  form: InstalmentsForm;
  rows: ReturnType<typeof useInstalments>;
  purchaseDate: string;
  /** Null while unknown. */
  total: Cents | null;
  today: string;
};

export function useInstalments({ library }: InstalmentsForm) {
  return useRows({ library: library as UseFormReturn<{ instalments: DueRow[] }> }, 'instalments');
}

const COUNTS = Array.from({ length: MOST_INSTALMENTS }, (_, index) => index + 1);

/** The number of instalments and their due dates; a single payment has one optional date. */
export function InstalmentFields({ form, rows, purchaseDate, total, today }: Props) {
  const { t } = useTranslation('products');
  const { money } = useFormat();
  const due_date = form.control('due_date');
  const instalments = form.control('instalments');
  const dates = instalments.value.map(({ date }) => date);
  const values = total === null ? [] : instalmentValues(total, dates.length);

  function changeCount(count: number) {
    const first = due_date.value || oneMonthLater(isDate(purchaseDate) ? purchaseDate : today);
    // The field that disappears passes its date on.
    due_date.onChange(count === 1 ? (dates[0] ?? '') : '');
    rows.replace(count === 1 ? [] : datesFor(count, dates, first).map((date) => ({ date })));
  }

  function changeDate(index: number, date: string) {
    const next = index === 0 && isDate(date) ? withFirstDate(dates, date) : dates.with(index, date);
    for (const [place, date] of next.entries()) {
      if (date !== dates[place]) form.control(`instalments.${place}`).onChange({ date });
    }
  }

  function choice(count: number): string {
    if (count === 1) return t('purchase.instalments.once');
    if (total === null) return String(count);
    const [first, second] = instalmentValues(total, count);
    const key = first === second ? 'even' : 'uneven';
    return t(`purchase.instalments.${key}`, { count, value: first === undefined ? '' : money(first) });
  }

  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <NativeSelect
          label={t('purchase.instalments.label')}
          className={dates.length > 0 ? 'col-span-2' : undefined}
          value={String(dates.length || 1)}
          onChange={(event) => changeCount(Number(event.currentTarget.value))}
          options={COUNTS.map((count) => ({ value: String(count), label: choice(count) }))}
          hint={dates.length > 0 && t('purchase.instalments.hint')}
          error={instalments.error}
        />
        {dates.length === 0 && (
          <DateField label={t('purchase.dueDate')} {...due_date} today={today} min={purchaseDate} optional />
        )}
      </div>
      {dates.length > 0 && (
        <div className="grid grid-cols-2 items-start gap-4 max-[26rem]:grid-cols-1">
          {dates.map((date, index) => {
            const value = values[index];
            const which = { number: index + 1, of: dates.length };
            return (
              <DateField
                key={rows.keys[index]}
                label={
                  value === undefined
                    ? t('purchase.instalments.of', which)
                    : t('purchase.instalments.ofValue', { ...which, value: money(value) })
                }
                value={date}
                onChange={(next) => changeDate(index, next)}
                error={form.control(`instalments.${index}`).error}
                today={today}
                min={purchaseDate}
                required
              />
            );
          })}
        </div>
      )}
    </>
  );
}
