import { useTranslation } from 'react-i18next';
import type { Receipt } from './receipt.ts';
import { endOf } from './time-step.tsx';
import { useWriting } from './use-writing.ts';

/** What was asked for: when, with whom, and which services. */
export function SuccessDetails({ receipt: { booked, professional } }: { receipt: Receipt }) {
  const { t } = useTranslation('booking');
  const { date } = useWriting();
  const { selectedDate, selectedTime, selectedServices, totalDuration } = booked;
  const rows = [
    [t('steps.date'), selectedDate && date(selectedDate)],
    [
      t('steps.time'),
      selectedTime && t('summary.range', { start: selectedTime, end: endOf(selectedTime, totalDuration) }),
    ],
    [t('professional.label'), professional],
    [t('steps.services'), selectedServices.map(({ name }) => name).join(', ')],
  ];
  return (
    <dl className="grid gap-2 rounded-card border border-divider bg-surface p-4 text-sm shadow-1 md:px-6">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
