import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { Payment } from '#contract/cashier/sales.ts';
import { comandaPath } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { usePaidParts } from '../use-paid-parts.ts';

/** In which parts a finalised appointment was paid; one, or none that is known yet, is no split. */
export function useSplit(appointment: Appointment | undefined): readonly Payment[] {
  const { id = '', status } = appointment ?? {};
  const isPaid = status === 'finalizado';
  const { data } = useQuery({ ...api.cashier.comanda.queryOptions({ input: { id } }), enabled: isPaid });
  return isPaid ? (data?.appointment.payments ?? []) : [];
}

type Props = { appointment: Appointment; parts: readonly Payment[]; error: string | undefined };

/** In place of the one method: which parts there are. They are corrected on the comanda. */
export function SplitPayment({ appointment, parts, error }: Props) {
  const { t } = useTranslation('agenda');
  const said = usePaidParts();
  return (
    <div className="grid min-w-0 gap-1">
      <p className="text-13 font-medium">{t('payment.split')}</p>
      <p className="text-sm break-words">{said(parts)}</p>
      {error && <p className="text-13 font-medium text-danger-text">{error}</p>}
      <p className="text-13">
        <TextLink render={<Link to={comandaPath(appointment.id)} />}>{t('payment.correct')}</TextLink>
      </p>
    </div>
  );
}
