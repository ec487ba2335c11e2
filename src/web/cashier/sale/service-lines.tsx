import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Comanda, Sale } from '#contract/cashier/sales.ts';
import { appointmentPath, salePath } from '#contract/paths.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { toneOf } from '#domain/team/colours.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { PriceLeft } from './price-left.tsx';

/** Read-only: services are changed in the agenda. Their discount stays with them. */
export function ServiceLines({ appointment }: { appointment: Comanda['appointment'] }) {
  const { t } = useTranslation('cashier');
  const may = useMay();
  const format = useFormat();
  const isKeyed = appointment.lines.map((line, index) => ({ ...line, key: `${index} ${line.service_name}` }));
  return (
    <section aria-labelledby="comanda-services" className="@container">
      <div className="flex min-h-12 items-center justify-between gap-3 px-6 text-13 max-md:px-4">
        <h3 id="comanda-services" className="text-sm font-semibold max-md:text-base">
          {t('sale.services')}
        </h3>
        {/* The link fills the height of the head, for fingers. */}
        <span className="max-md:[&>a]:inline-flex max-md:[&>a]:min-h-12 max-md:[&>a]:items-center">
          {may('all_agenda') && (
            <TextLink render={<Link to={appointmentPath(appointment)} />}>{t('comanda.editAppointment')}</TextLink>
          )}
        </span>
      </div>
      <ul>
        {isKeyed.map(
          ({ key, service_name, unit_price, discount, duration_minutes, professional_name, professional_color }) => (
            <li key={key} className={line}>
              <div className="min-w-0 flex-1">
                <p className="font-medium break-words">{service_name}</p>
                <p className="text-13 text-muted">
                  <ProfessionalDot
                    name={`${professional_name}, ${formatDuration(duration_minutes)}`}
                    color={professional_color}
                  />
                </p>
              </div>
              <LinePrice price={unit_price} discount={discount} />
            </li>
          ),
        )}
        {appointment.discount > 0 && (
          <li className={`${line} text-muted`}>
            <span className="min-w-0 flex-1">{t('comanda.appointmentDiscount')}</span>
            <span className="text-text tabular-nums">{format.money(-appointment.discount as Cents)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

export function LinePrice({ price, discount }: { price: number; discount: number }) {
  return (
    <span className="grid text-right whitespace-nowrap tabular-nums">
      <PriceLeft price={cents(price)} before={cents(price + discount)} />
    </span>
  );
}

/** Aligns the amounts with the products' totals, which have a button beside them. */
const line = 'flex min-h-12 items-center gap-3 border-t border-divider px-6 py-2 max-md:px-4 @2xl:pr-16.5';

export function ProfessionalDot({ name, color }: { name: string; color: string | null }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        data-staff={(color && toneOf(color)) || 1}
        className="size-2 flex-none rounded-full bg-bar"
      />
      {name}
    </span>
  );
}

/** Sales of this appointment that are paid already, and no part of the amount due. */
export function PaidSales({ sales }: { sales: readonly Sale[] }) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const paid = sales.filter(({ voided }) => !voided);
  if (paid.length === 0) return null;
  return (
    <ul className="border-t border-divider">
      {paid.map(({ id, number, total, items, services }) => (
        <li
          key={id}
          className="flex min-h-12 items-center gap-3 px-6 py-2 not-first:border-t not-first:border-divider max-md:px-4"
        >
          <CircleCheck aria-hidden strokeWidth={1.75} className="size-5 flex-none text-success-text" />
          <div className="min-w-0 flex-1">
            <p>
              <TextLink render={<Link to={salePath(id)} />}>
                {t('comanda.paidSale', { number, amount: money(cents(total)) })}
              </TextLink>
            </p>
            <p className="text-13 break-words text-muted">
              {[
                ...services.map(({ service_name }) => service_name),
                ...items.map(({ product_name }) => product_name),
              ].join(', ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
