import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Filters,
  isBounded,
  NO_DAYS,
  NO_FILTERS,
  QUICK_FILTERS,
  quickFilter,
  quickFilterOf,
} from '#domain/payables/filters.ts';
import { PAYMENT_STATUSES } from '#domain/products/purchase.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { isDay } from '#domain/shared/time.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import { useTypedRange } from '#web/ui/use-typed-range.ts';

type Props = {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** The page's own buttons, at the right. */
  children: ReactNode;
};

/** Which bills to show. Typed dates apply as soon as they are valid. */
export function FilterBar({ filters, onChange, children }: Props) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const { from, to } = filters.due === 'none' ? NO_DAYS : filters.due;
  const { typed, type } = useTypedRange({ first: from, last: to });
  const quick = quickFilterOf(filters, today);
  const { date } = useFormat();
  const written = (day: string) => (day ? date(day) : '…');
  const paidWords = ({ from, to }: Filters['paid']) =>
    from === to
      ? t('filters.paidOn', { date: written(from) })
      : t('filters.paidBetween', { from: written(from), to: written(to) });
  const isTurnedRound = isDay(typed.first) && isDay(typed.last) && typed.first > typed.last;

  function change(days: DayRange) {
    type(days);
    const { first, last } = days;
    const isReadable = [first, last].every((day) => day === '' || isDay(day));
    if (isReadable && !(first && last && first > last)) onChange({ ...filters, due: { from: first, to: last } });
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <SegmentedChoice
          label={t('filters.status')}
          className="w-64 max-md:w-full"
          value={filters.status}
          onChange={(status) => onChange({ ...filters, status })}
          options={(['all', ...PAYMENT_STATUSES] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        {(['first', 'last'] as const).map((end) => (
          <DateField
            key={end}
            label={t(end === 'first' ? 'filters.from' : 'filters.to')}
            className="w-40 max-md:w-auto max-md:min-w-0 max-md:flex-1"
            today={today}
            value={typed[end]}
            onChange={(day) => change({ ...typed, [end]: day })}
            error={isTurnedRound && end === 'last' ? t('filters.turnedRound') : undefined}
          />
        ))}
        {children && <div className="ml-auto flex gap-3 xl:pt-6">{children}</div>}
      </div>
      <div className="flex min-w-0 items-center gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] max-md:[&>fieldset]:flex-none">
        <FilterChips
          label={t('filters.quick')}
          value={quick ?? ''}
          // A second press takes it off.
          onChange={(name) =>
            onChange(
              name === '' || name === quick ? { ...filters, due: NO_DAYS } : quickFilter(name, filters.status, today),
            )
          }
          chips={QUICK_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
        {isBounded(filters.paid) && (
          <Button className="h-9 max-md:h-11" icon={X} onClick={() => onChange({ ...filters, paid: NO_DAYS })}>
            {paidWords(filters.paid)}
          </Button>
        )}
        <Button variant="ghost" className="h-9 max-md:h-11" onClick={() => onChange(NO_FILTERS)}>
          {t('filters.clear')}
        </Button>
      </div>
    </div>
  );
}
