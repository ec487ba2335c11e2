import { type FormEvent, useState } from 'react';
import { firstDay, lastDay, type Month, monthOf, previousMonth } from '#domain/shared/period.ts';
import { isDate } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { DateField } from '../date-field.tsx';
import { useWriting } from '../use-writing.ts';

export type Range = { start: string; end: string };
type Props = { range: Range; today: string; onRange: (range: Range) => void };

const MONTHS_BACK = 24;

export function RangeForm({ range, today, onRange }: Props) {
  const { t } = useTranslation('portal');
  const writing = useWriting();
  const [draft, setDraft] = useState(range);
  const [error, setError] = useState('');
  const months = recentMonths(monthOf(today));
  const rangeOf = (month: Month) => ({
    start: firstDay(month),
    end: month === monthOf(today) ? today : lastDay(month),
  });
  const chosen = months.find((month) => rangeOf(month).start === draft.start && rangeOf(month).end === draft.end);

  function change(next: Range) {
    setDraft(next);
    setError('');
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    if (!isDate(draft.start) || !isDate(draft.end)) return setError(t('page.commissions.bothNeeded'));
    if (draft.start > draft.end) return setError(t('page.commissions.turnedRound'));
    onRange(draft);
  }

  return (
    <form
      noValidate
      onSubmit={apply}
      className="grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem_auto] md:items-start"
    >
      <NativeSelect
        label={t('page.commissions.month')}
        className="col-span-2 md:col-span-1"
        value={chosen ?? ''}
        onChange={({ currentTarget }) => {
          const month = currentTarget.value;
          if (month === '') return;
          change(rangeOf(month));
          onRange(rangeOf(month));
        }}
        options={[
          ...(chosen ? [] : [{ value: '', label: t('page.commissions.otherDays') }]),
          ...months.map((month) => ({ value: month, label: writing.month(firstDay(month)) })),
        ]}
      />
      <DateField
        label={t('page.commissions.from')}
        today={today}
        value={draft.start}
        onChange={(start) => change({ ...draft, start })}
        className="max-[22.5rem]:col-span-2"
      />
      <DateField
        label={t('page.commissions.to')}
        today={today}
        value={draft.end}
        error={error}
        onChange={(end) => change({ ...draft, end })}
        className="max-[22.5rem]:col-span-2"
      />
      <Button type="submit" variant="primary" className="col-span-2 md:col-span-1 md:mt-6">
        {t('page.commissions.apply')}
      </Button>
    </form>
  );
}

function recentMonths(latest: Month): Month[] {
  const months = [latest];
  while (months.length < MONTHS_BACK) months.push(previousMonth(months.at(-1) ?? latest));
  return months;
}
