import { CalendarRange } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  comparedWith,
  isReportable,
  MOST_DAYS,
  PRESETS,
  type Preset,
  presetOf,
  presetRange,
  untilToday,
} from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RangePicker } from '#web/ui/range-picker.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePeriodWords } from './use-period-words.ts';

const [SHOWN, OTHER] = ['shown', 'other'];

/** The usual periods, and any other days in a dialog. */
export function PeriodSelect({ range, today, choose }: Pick<ReportPeriod, 'range' | 'today' | 'choose'>) {
  const { t } = useTranslation('reports');
  const { title } = usePeriodWords();
  const banner = useBanner();
  const dialog = useOverlay();
  const chosen = presetOf(range, today);
  const presets = PRESETS.map((preset) => ({
    value: preset as string,
    label: t('frame.preset', { name: t(`frame.presets.${preset}`), period: title(presetRange(preset, today)) }),
  }));

  function apply(range: DayRange) {
    if (!isReportable(range)) return banner.error(t('frame.tooLong', { count: Math.floor(MOST_DAYS / 365) }));
    choose(range);
    dialog.state.onOpenChange(false);
  }

  return (
    <>
      <NativeSelect
        label={t('frame.period')}
        hideLabel
        icon={CalendarRange}
        className="max-md:w-full md:max-w-88 md:[&_select]:text-sm"
        value={chosen ?? SHOWN}
        onChange={(event) => {
          const value = event.currentTarget.value;
          const preset = PRESETS.find((one) => one === value);
          if (preset) choose(presetRange(preset, today));
          else if (value === OTHER) dialog.open();
        }}
        options={[
          ...(chosen ? [] : [{ value: SHOWN, label: title(range) }]),
          ...presets,
          { value: OTHER, label: t('frame.otherDays') },
        ]}
      />
      <Dialog key={dialog.turn} {...dialog.state} title={t('frame.period')}>
        <RangePicker value={range} onApply={apply} today={today} />
      </Dialog>
    </>
  );
}

const [FIRST, LAST] = ['de', 'ate'];

export type ReportPeriod = ReturnType<typeof useReportPeriod>;

/** The report's days are in the address, so that a link can be sent to the accountant. Other parameters stay. */
export function useReportPeriod(usual: Preset) {
  const today = useSalonToday();
  const [params, setParams] = useSearchParams();
  const asked = { first: params.get(FIRST) ?? '', last: params.get(LAST) ?? '' };
  const range = isReportable(asked) ? asked : presetRange(usual, today);
  return {
    today,
    range,
    /** Without future days. */
    passed: untilToday(range, today),
    before: comparedWith(range, today),
    choose: ({ first, last }: DayRange) =>
      setParams(
        (params) => {
          params.set(FIRST, first);
          params.set(LAST, last);
          return params;
        },
        { replace: true },
      ),
  };
}
