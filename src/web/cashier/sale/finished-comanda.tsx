import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { Comanda, Sale } from '#contract/cashier/sales.ts';
import { receiptPath } from '#contract/paths.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { ReceiveOwed } from '../debts/receive-owed.tsx';
import { SoldAndPaid, Sums, VoidNote, VoidSale } from './finalised-sale.tsx';
import { ServiceLines } from './service-lines.tsx';

type Props = { comanda: Comanda; onNextVisit: () => void };

/** A paid appointment with its sales. */
export function FinishedComanda({ comanda: { appointment, paid_sales }, onNextVisit }: Props) {
  const { t } = useTranslation(['cashier', 'nextVisit']);
  const may = useMay();
  return (
    <>
      <Card className="max-w-180">
        <ServiceLines appointment={appointment} />
        <Sums
          discount={0}
          total={appointment.revenue}
          payments={appointment.payments}
          hasClient={appointment.client_id !== null}
        />
        {paid_sales.map((sale) => (
          <Sold key={sale.id} sale={sale} />
        ))}
      </Card>
      <div className="flex flex-wrap gap-2">
        <ReceiveOwed
          client={{ id: appointment.client_id, name: appointment.client_name }}
          of={[appointment, ...paid_sales.filter(({ voided }) => !voided)]}
        />
        <ButtonLink render={<Link to={receiptPath({ appointment: appointment.id })} />}>{t('sale.receipt')}</ButtonLink>
        {appointment.client_id && may('all_agenda') && (
          <Button icon={CalendarPlus} onClick={onNextVisit}>
            {t('nextVisit:title')}
          </Button>
        )}
      </div>
    </>
  );
}

function Sold({ sale }: { sale: Sale }) {
  const { t } = useTranslation('cashier');
  const hasServices = sale.services.length > 0;
  return (
    <section aria-label={t('sale.numbered', { number: sale.number })} className="border-t border-divider">
      <CardHead as="h3" title={t(hasServices ? 'sale.numbered' : 'comanda.productsOf', { number: sale.number })}>
        <VoidSale sale={sale} />
      </CardHead>
      <div className="px-6 empty:hidden max-md:px-4">
        <VoidNote sale={sale} />
      </div>
      <SoldAndPaid sale={sale} />
    </section>
  );
}
