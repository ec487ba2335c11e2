import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Comanda } from '#contract/cashier-sales.ts';
import { receiptPath } from '#contract/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { SoldItems, Sums, VoidNote, VoidSale } from './finished-sale.tsx';
import { ServiceLines } from './service-lines.tsx';

/** An appointment that was paid, with the products that were sold to it. */
export function FinishedComanda({ comanda: { appointment, sale } }: { comanda: Comanda }) {
  const { t } = useTranslation('cashier');
  return (
    <>
      {sale && <VoidNote sale={sale} />}
      <Card className="max-w-180">
        <ServiceLines appointment={appointment} />
        <Sums discount={0} total={appointment.revenue} payments={appointment.payments} />
        {sale && (
          <div className="border-t border-divider">
            <CardHead as="h3" title={t('sale.products')} />
            <SoldItems items={sale.items} />
            <Sums discount={sale.subtotal - sale.total} total={sale.total} payments={sale.payments} />
          </div>
        )}
      </Card>
      <div className="flex gap-2">
        <ButtonLink render={<Link to={receiptPath({ appointment: appointment.id })} />}>{t('sale.receipt')}</ButtonLink>
        {sale && <VoidSale sale={sale} />}
      </div>
    </>
  );
}
