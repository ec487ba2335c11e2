import { type FormEvent, useId } from 'react';
import { type DayRange, isRange } from '#domain/shared/period.ts';
import { isDay } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from './button.tsx';
import { DateField } from './date-field.tsx';
import { useTypedRange } from './use-typed-range.ts';

type Props = {
  /** What is applied; null if the screen shows something else, such as a month. */
  value: DayRange | null;
  onApply: (range: DayRange) => void;
  today: string;
};

const NOTHING: DayRange = { first: '', last: '' };

/** From one day to another, inclusive. Nothing changes until the button is pressed. */
export function RangePicker({ value, onApply, today }: Props) {
  const { t } = useTranslation('ui');
  const reasonId = useId();
  const { typed, type } = useTypedRange(value ?? NOTHING);
  const problem = problemOf(typed);

  function apply(event: FormEvent) {
    event.preventDefault();
    if (!problem) onApply(typed);
  }

  return (
    <form noValidate onSubmit={apply} className="flex flex-wrap items-end gap-2">
      {(['first', 'last'] as const).map((end) => (
        <DateField
          key={end}
          label={t(end === 'first' ? 'period.from' : 'period.to')}
          className="w-40 max-md:w-full"
          today={today}
          value={typed[end]}
          onChange={(day) => type({ ...typed, [end]: day })}
        />
      ))}
      <Button type="submit" blocked={problem !== undefined} aria-describedby={problem && reasonId}>
        {t('period.apply')}
      </Button>
      {problem && (
        <p id={reasonId} className="w-full text-13 text-muted">
          {t(`period.${problem}`)}
        </p>
      )}
    </form>
  );
}

function problemOf(range: DayRange): 'bothNeeded' | 'turnedRound' | undefined {
  if (isRange(range)) return undefined;
  return isDay(range.first) && isDay(range.last) ? 'turnedRound' : 'bothNeeded';
}
