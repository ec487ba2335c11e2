import { Link } from 'react-router';
import type { Comanda } from '#contract/cashier/sales.ts';
import { appointmentPath } from '#contract/paths.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import type { Cents } from '#domain/shared/money.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ProfessionalDot } from './service-lines.tsx';
import { ServiceRowFields } from './service-row.tsx';
import type { LinePrices } from './use-line-prices.ts';

type Props = { appointment: Comanda['appointment']; prices: LinePrices };

/** The services of an appointment that is still to be paid: prices and discounts are typed here, the rest is changed in the agenda. */
export function VisitLines({ appointment, prices }: Props) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  return (
    <>
      {prices.rows.map((row, index) => {
        const line = appointment.lines[index];
        return (
          line && (
            <ServiceRowFields
              key={row.key}
              name={line.service_name}
              row={row}
              isVariable={line.preco_variavel}
              limit={prices.limitOf(row.key)}
              onChange={(changes) => prices.change(row.key, changes)}
              who={
                <span className="text-13 text-muted">
                  <ProfessionalDot
                    name={`${line.professional_name}, ${formatDuration(line.duration_minutes)}`}
                    color={line.professional_color}
                  />
                </span>
              }
            />
          )
        );
      })}
      {appointment.discount > 0 && (
        <li className="flex min-h-11 items-center gap-3 border-t border-divider px-6 py-2 text-muted max-md:px-4 @2xl:pr-16.5">
          <span className="min-w-0 flex-1">{t('comanda.appointmentDiscount')}</span>
          <span className="text-text tabular-nums">{format.money(-appointment.discount as Cents)}</span>
        </li>
      )}
    </>
  );
}

/** The way to the agenda; it fills the height of the head, for fingers. */
export function EditVisit({ appointment }: Pick<Props, 'appointment'>) {
  const { t } = useTranslation('cashier');
  return (
    <span className="max-md:[&>a]:inline-flex max-md:[&>a]:min-h-12 max-md:[&>a]:items-center">
      <TextLink render={<Link to={appointmentPath(appointment)} />}>{t('comanda.editAppointment')}</TextLink>
    </span>
  );
}
