import { Link } from 'react-router';
import type { Payment, Sale, SaleItem, SaleService } from '#contract/cashier/sales.ts';
import { cashierDayPath, paths, receiptPath } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { salonNow } from '#domain/shared/time.ts';
import { ShortHistory } from '#web/activity/short-history.tsx';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ReceiveOwed } from '../debts/receive-owed.tsx';
import { tipIn } from '../receipt/tip-in.ts';
import { CorrectPayment } from './correct-payment.tsx';
import { SaleHead } from './sale-head.tsx';
import { LinePrice, ProfessionalDot } from './service-lines.tsx';
import { VoidDialog } from './void-dialog.tsx';

/** A sale that is over: items, payments, its receipt and the void. */
export function FinalisedSale({ sale }: { sale: Sale }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const { timezone } = useSession().profile;
  const isFinalised = sale.status === 'finalised';
  const day = sale.finalized_at && salonNow(Temporal.Instant.from(sale.finalized_at), timezone).date;
  return (
    <div className="grid gap-6 max-md:gap-4">
      <SaleHead
        title={sale.client_name || t('sale.walkIn')}
        back={{ to: day ? cashierDayPath(day) : paths.cashier, label: t('sale.cashier') }}
        actions={
          isFinalised && (
            <>
              <VoidSale sale={sale} />
              {!sale.voided && <ReceiveOwed client={{ id: sale.client_id, name: sale.client_name }} of={[sale]} />}
              <ButtonLink render={<Link to={receiptPath({ sale: sale.id })} />}>{t('sale.receipt')}</ButtonLink>
            </>
          )
        }
      >
        <span>
          {sale.finalized_at
            ? t('sale.finishedAt', { number: sale.number, moment: format.moment(sale.finalized_at) })
            : t('sale.numbered', { number: sale.number })}
        </span>
      </SaleHead>
      <VoidNote sale={sale} />
      {isFinalised ? (
        <Card className="max-w-180">
          <SoldAndPaid sale={sale} />
        </Card>
      ) : (
        <Banner tone="warning">{t('sale.wasCancelled')}</Banner>
      )}
      <div className="max-w-180">
        <ShortHistory entity="sales" id={sale.id} isOnPage />
      </div>
    </div>
  );
}

export function VoidSale({ sale }: { sale: Sale }) {
  const { t } = useTranslation('cashier');
  const dialog = useOverlay();
  const may = useMay();
  if (sale.voided || !may('corrections')) return null;
  return (
    <>
      <Button variant="danger" onClick={() => dialog.open()}>
        {t('sale.void')}
      </Button>
      <VoidDialog key={dialog.turn} {...dialog.state} sale={sale} />
    </>
  );
}

export function VoidNote({ sale: { voided } }: { sale: Sale }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  if (!voided) return null;
  return <Banner tone="warning">{t('sale.voidedOn', { date: format.date(voided.day), reason: voided.reason })}</Banner>;
}

export function SoldAndPaid({ sale }: { sale: Sale }) {
  const { items, services, subtotal, total, payments, voided, client_id } = sale;
  // The payments of a voided sale cannot be corrected.
  const hasClient = voided ? undefined : client_id !== null;
  return (
    <>
      <SoldServices services={services} />
      <SoldItems items={items} />
      <Sums discount={subtotal - total} total={total} payments={payments} hasClient={hasClient} />
    </>
  );
}

function SoldServices({ services }: { services: readonly SaleService[] }) {
  const rows = services.map((line, index) => ({ line, key: `${index} ${line.service_name}` }));
  if (rows.length === 0) return null;
  return (
    <ul className="divide-y divide-divider border-b border-divider last:border-b-0">
      {rows.map(({ line, key }) => (
        <li key={key} className="flex min-h-12 items-center gap-3 px-6 py-2 max-md:px-4">
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">{line.service_name}</p>
            {line.professional_name && (
              <p className="text-13 text-muted">
                <ProfessionalDot name={line.professional_name} color={line.professional_color} />
              </p>
            )}
          </div>
          <LinePrice price={line.unit_price} discount={line.discount} />
        </li>
      ))}
    </ul>
  );
}

function SoldItems({ items }: { items: readonly SaleItem[] }) {
  const { t } = useTranslation('cashier');
  const quantities = useQuantities();
  const rows = items.map((item, index) => ({ item, key: `${index} ${item.product_id}` }));
  return (
    <ul className="divide-y divide-divider">
      {rows.map(({ item, key }) => (
        <li key={key} className="flex min-h-12 items-center gap-3 px-6 py-2 max-md:px-4">
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">{item.product_name}</p>
            <p className="text-13 text-muted">
              {quantities.of(item.quantity, item.sold_unit, item)}
              {item.seller_name && `, ${t('sale.soldBy', { name: item.seller_name })}`}
            </p>
          </div>
          <LinePrice price={item.value} discount={item.discount} />
        </li>
      ))}
    </ul>
  );
}

/** The discount that was applied: never more than the items cost. */
type SumsProps = {
  discount: number;
  total: number;
  payments: readonly Payment[];
  /** Undefined where the payment methods cannot be corrected. */
  hasClient: boolean | undefined;
};

export function Sums({ discount, total, payments, hasClient }: SumsProps) {
  const { t } = useTranslation(['cashier', 'app']);
  const format = useFormat();
  const may = useMay();
  const tip = tipIn(payments);
  return (
    <div className="grid gap-1 border-t border-divider px-6 py-4 tabular-nums max-md:px-4 [&>p]:flex [&>p]:justify-between [&>p]:gap-3">
      {discount > 0 && (
        <p className="text-muted">
          <span>{t('sale.discount')}</span>
          <span>{format.money(-discount as Cents)}</span>
        </p>
      )}
      <p className="text-base font-semibold">
        <span>{t('sale.total')}</span>
        <span>{format.money(total as Cents)}</span>
      </p>
      {tip && (
        <p className="text-muted">
          <span>{t('sale.tipOf', { name: tip.name })}</span>
          <span>{format.money(tip.amount)}</span>
        </p>
      )}
      {payments.map((payment) => (
        <p key={payment.id} className="items-center text-muted">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            {t(`app:paymentMethods.${payment.method}`)}
            {hasClient !== undefined && may('corrections') && (
              <CorrectPayment payment={payment} hasClient={hasClient} />
            )}
          </span>
          <span>{format.money((payment.amount + payment.tip) as Cents)}</span>
        </p>
      ))}
    </div>
  );
}
