import { type FormEvent, type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import {
  type DayRange,
  isMonth,
  isRange,
  type Month,
  monthOf,
  type Period,
  rangeOf,
  recentYears,
} from '#domain/shared/period.ts';
import { isDay } from '#domain/shared/time.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { MonthPicker } from '#web/ui/month-picker.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useTypedRange } from '#web/ui/use-typed-range.ts';

type Person = Pick<CommissionSummaryRow, 'staff_id' | 'staff_name' | 'is_active'>;

type Props = {
  asked: Asked;
  people: readonly Person[];
  onChoose: (next: { period?: Period; professional?: string }) => void;
  /** What can be done with those days, at the right. */
  children: ReactNode;
};

const NO_DAYS: DayRange = { first: '', last: '' };

/** Month and professional apply at once; typed days with the button. */
export function FilterBar({ asked, people, onChoose, children }: Props) {
  const { t } = useTranslation(['commissions', 'ui']);
  const today = useSalonToday();
  const reasonId = useId();
  const { typed, type } = useTypedRange(asked.days ?? NO_DAYS);
  const reason = reasonAgainst(typed, asked.professional);

  function apply(event: FormEvent) {
    event.preventDefault();
    if (reason) return;
    onChoose({ period: typed.first === '' ? asked.month : typed });
  }

  return (
    <form noValidate onSubmit={apply} className="no-print grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <FieldGroup label={t('ui:period.month')} className="max-md:w-full md:[&_select]:text-sm">
          <MonthPicker
            value={asked.month}
            onChange={(month: Month) => onChoose({ period: month })}
            years={recentYears(today)}
          />
        </FieldGroup>
        <NativeSelect
          label={t('filters.professional')}
          className="max-md:w-full md:w-34 md:max-w-46 md:grow md:[&_select]:text-sm"
          placeholder={t('filters.choose')}
          value={people.some(({ staff_id }) => staff_id === asked.professional) ? asked.professional : ''}
          onChange={(event) => onChoose({ professional: event.currentTarget.value })}
          options={people.map(({ staff_id, staff_name, is_active }) => ({
            value: staff_id,
            label: is_active ? staff_name : t('filters.inactive', { name: staff_name }),
          }))}
        />
        {(['first', 'last'] as const).map((end) => (
          <DateField
            key={end}
            label={t(end === 'first' ? 'filters.start' : 'filters.end')}
            className="max-md:min-w-0 max-md:flex-1 max-[22.5rem]:basis-full md:w-38 md:[&_input]:text-sm"
            today={today}
            value={typed[end]}
            onChange={(day) => type({ ...typed, [end]: day })}
            optional
          />
        ))}
        <div className="flex flex-auto gap-3 max-md:w-full max-md:*:flex-1">
          <Button
            type="submit"
            variant="primary"
            blocked={reason !== undefined}
            aria-describedby={reason && reasonId}
            className="max-md:px-3"
          >
            {t('filters.apply')}
          </Button>
          {children}
        </div>
      </div>
      {reason && (
        <p id={reasonId} className="text-13 text-muted">
          {t(`filters.reasons.${reason}`)}
        </p>
      )}
    </form>
  );
}

/** Why the filter cannot be applied. Without days, the month applies. */
function reasonAgainst({ first, last }: DayRange, professional: string) {
  if (first !== '' || last !== '') {
    if (!isDay(first) || !isDay(last)) return 'bothNeeded';
    if (!isRange({ first, last })) return 'turnedRound';
  }
  return professional === '' ? 'professionalNeeded' : undefined;
}

const [MONTH, FIRST, LAST, PROFESSIONAL] = ['mes', 'de', 'ate', 'profissional'];

/** What the page is about. */
type Asked = {
  /** The month in the picker; for applied days, the one in which they end. */
  month: Month;
  period: Period;
  range: DayRange;
  /** The days that were applied, if any were. */
  days: DayRange | null;
  professional: string;
};

type Next = { period?: Period; professional?: string };

/** From the address; invalid parts are ignored. Every choice is a step in the browser's history. */
export function useAddress(): [Asked, (next: Next) => void] {
  const [params, setParams] = useSearchParams();
  const today = useSalonToday();
  const typed = { first: params.get(FIRST) ?? '', last: params.get(LAST) ?? '' };
  const days = isRange(typed) ? typed : null;
  const asked = params.get(MONTH) ?? '';
  const month = days ? monthOf(days.last) : isMonth(asked) ? asked : monthOf(today);
  const period = days ?? month;
  const professional = params.get(PROFESSIONAL) ?? '';
  const go = (next: Next) => setParams(addressOf({ period, professional, ...next }), { preventScrollReset: true });
  return [{ month, period, range: rangeOf(period), days, professional }, go];
}

function addressOf({ period, professional }: Required<Next>): Record<string, string> {
  return {
    ...(typeof period === 'string' ? { [MONTH]: period } : { [FIRST]: period.first, [LAST]: period.last }),
    ...(professional && { [PROFESSIONAL]: professional }),
  };
}
