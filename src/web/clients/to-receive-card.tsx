import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientAppointment } from '#contract/clients.ts';
import { TO_RECEIVE } from '#domain/agenda/payment-methods.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/account/use-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

/** What the client has had done and pays at the end of the month. */
export function ToReceiveCard({ appointments }: { appointments: ClientAppointment[] }) {
  const { t } = useTranslation(['clients', 'agenda']);
  const format = useFormat();
  const [receiving, setReceiving] = useState<{ turn: number; appointment: ClientAppointment }>();
  return (
    <Card>
      <CardHead title={t('pending')} as="h3">
        <Badge tone="pending">{t(`agenda:paymentMethods.${TO_RECEIVE}`)}</Badge>
      </CardHead>
      <CardRows>
        {appointments.map((appointment) => (
          <CardRow key={appointment.id} className="flex-wrap gap-y-0">
            <span className="text-muted tabular-nums @2xl:w-36">
              <span className="text-text">{format.date(appointment.date)}</span> {appointment.start_time}
            </span>
            <span className="min-w-0 flex-1 @max-2xl:order-first @max-2xl:basis-full">
              {appointment.services.join(', ') || t('history.noService')}{' '}
              {appointment.professional_name && (
                <span className="text-muted">{t('with', { name: appointment.professional_name })}</span>
              )}
            </span>
            <span className="ml-auto font-medium tabular-nums">{format.money(appointment.revenue as Cents)}</span>
            <Button
              size="sm"
              className="@2xl:ml-6"
              onClick={() => setReceiving({ turn: (receiving?.turn ?? 0) + 1, appointment })}
            >
              {t('receive.action')}
            </Button>
          </CardRow>
        ))}
      </CardRows>
      {receiving && <ReceiveDialog key={receiving.turn} appointment={receiving.appointment} />}
    </Card>
  );
}
