import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OverviewAppointment } from '#contract/dashboard/operations.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { Card, CardHead, CardRows } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { AppointmentLine } from './appointment-line.tsx';

/** What was finalised today: the price, with the original struck through when discounted, and how it was paid. */
export function Recent({ appointments }: { appointments: OverviewAppointment[] | undefined }) {
  const { t } = useTranslation(['dashboard', 'app']);
  const format = useFormat();
  const now = useSalonNow();
  return (
    <Card>
      <CardHead title={t('recent.title')}>{t('recent.what')}</CardHead>
      {!appointments && <SkeletonRows rows={3} />}
      {appointments?.length === 0 && <EmptyState picture={Check} title={t('recent.none')} />}
      {appointments && appointments.length > 0 && (
        <CardRows>
          {appointments.map((appointment) => (
            <AppointmentLine key={appointment.id} appointment={appointment} today={now.date}>
              <span className="block text-sm font-medium text-text tabular-nums">
                {appointment.revenue < appointment.full_price && (
                  <>
                    <span className="sr-only">{t('recent.fullPrice')} </span>
                    <s className="text-13 font-normal text-muted">
                      {format.money(appointment.full_price as Cents)}
                    </s>{' '}
                  </>
                )}
                {format.money(appointment.revenue as Cents)}
              </span>
              {appointment.payment_method ? t(`app:paymentMethods.${appointment.payment_method}`) : t('recent.notPaid')}
            </AppointmentLine>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
