import { useTranslation } from 'react-i18next';
import type { Receipt } from './receipt.ts';
import { endOf } from './time-step.tsx';
import { useWriting } from './use-writing.ts';

/** What was asked for: when, with whom, which services and at what price. */
export function SuccessDetails({ receipt: { booked, professional } }: { receipt: Receipt }) {
  const { t } = useTranslation('booking');
  const { date, money } = useWriting();
  const { selectedDate, selectedTime, selectedServices, totalDuration, totalPrice } = booked;
  const price = (amount: number | null) => (amount === null ? t('summary.priceOpen') : money(amount));
  return (
    <dl className="grid gap-2 rounded-card border border-divider bg-surface p-4 text-sm shadow-1 md:px-6">
      <Row label={t('steps.date')} value={selectedDate && date(selectedDate)} />
      <Row
        label={t('steps.time')}
        value={selectedTime && t('summary.range', { start: selectedTime, end: endOf(selectedTime, totalDuration) })}
      />
      <Row label={t('professional.label')} value={professional ?? t('professional.any')} />
      {selectedServices.map((service) => (
        <Row key={service.id} label={service.name} value={price(service.preco_variavel ? null : service.price)} />
      ))}
      <Row label={t('summary.total')} value={price(totalPrice)} strong />
    </dl>
  );
}

function Row({ label, value, strong }: { label: string; value: string | null; strong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'border-t border-divider pt-2 text-base font-semibold' : 'font-medium'}`}
    >
      <dt className={strong ? '' : 'font-normal text-muted'}>{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere tabular-nums">{value}</dd>
    </div>
  );
}
