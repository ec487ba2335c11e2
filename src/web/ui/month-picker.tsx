import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { capital } from '#domain/shared/capital.ts';
import { type Month, monthOfYear, monthsOf, nextMonth, previousMonth, yearAndMonth } from '#domain/shared/period.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { NativeSelect } from './native-select.tsx';
import { useMonthName } from './use-month-name.ts';

type Props = { value: Month; onChange: (month: Month) => void; years: readonly number[] };

/** The month that a screen shows. The arrows cross from year to year and end with the years offered. */
export function MonthPicker({ value, onChange, years }: Props) {
  const { t } = useTranslation('ui');
  const nameOf = useMonthName();
  const { year, month } = yearAndMonth(value);
  // The address may name any month: its year is always among the choices.
  const offered = [...new Set([...years, year])].sort((one, other) => other - one);
  const isOffered = (one: Month) => offered.includes(yearAndMonth(one).year);
  return (
    <div className="flex items-center gap-2 max-md:w-full max-md:gap-1">
      <Step icon={ChevronLeft} label={t('period.previous')} to={previousMonth(value)} {...{ isOffered, onChange }} />
      <NativeSelect
        label={t('period.month')}
        hideLabel
        className="max-md:flex-1"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={monthsOf(year).map((one) => ({ value: one, label: capital(nameOf(one)) }))}
      />
      <NativeSelect
        label={t('period.year')}
        hideLabel
        value={String(year)}
        onChange={(event) => onChange(monthOfYear(Number(event.currentTarget.value), month))}
        options={offered.map((one) => ({ value: String(one), label: String(one) }))}
      />
      <Step icon={ChevronRight} label={t('period.next')} to={nextMonth(value)} {...{ isOffered, onChange }} />
    </div>
  );
}

type StepProps = {
  icon: LucideIcon;
  label: string;
  to: Month;
  isOffered: (month: Month) => boolean;
  onChange: (month: Month) => void;
};

/** At the end of the years it keeps the focus and says why it does nothing. */
function Step({ icon, label, to, isOffered, onChange }: StepProps) {
  const { t } = useTranslation('ui');
  const reason = useId();
  const isEnd = !isOffered(to);
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        aria-disabled={isEnd || undefined}
        aria-describedby={isEnd ? reason : undefined}
        // On a phone the longest month must fit between the arrows.
        className={classNames('max-md:-mx-1', isEnd && 'cursor-not-allowed opacity-50')}
        onClick={() => isEnd || onChange(to)}
      />
      {isEnd && (
        <span id={reason} className="sr-only">
          {t('period.noMore')}
        </span>
      )}
    </>
  );
}
