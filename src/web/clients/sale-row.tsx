import { useTranslation } from 'react-i18next';
import type { ClientSale } from '#contract/clients.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { historyColumns, historyLine } from './history-row.tsx';

/** What the client took home, among the appointments. */
export function SaleRow({ sale }: { sale: ClientSale }) {
  const { t } = useTranslation(['clients', 'app']);
  const { date, money } = useFormat();
  const { payment_method: method, voided_on } = sale;
  return (
    <li className={`${historyLine} ${historyColumns}`}>
      <p className="tabular-nums @max-2xl:order-3 @max-2xl:text-muted">
        {date(sale.date)} <span className="text-13 text-muted @2xl:block">{sale.start_time}</span>
      </p>
      <div className="min-w-0 break-words @max-2xl:order-1">
        <p className="@max-2xl:font-medium">{t('history.sale', { number: sale.number })}</p>
        <p className="text-13 text-muted">{sale.products.join(', ')}</p>
      </div>
      <p className="text-right font-medium tabular-nums @max-2xl:order-2">
        {voided_on ? <s className="text-muted">{money(sale.total as Cents)}</s> : money(sale.total as Cents)}
      </p>
      <p className="pl-2 text-muted @max-2xl:order-last">{method ? t(`app:paymentMethods.${method}`) : '–'}</p>
      <div className="@max-2xl:order-4 @max-2xl:justify-self-end">
        {voided_on ? (
          <Badge tone="cancel">{t('history.voided', { date: date(voided_on) })}</Badge>
        ) : (
          <Badge tone="success">{t('history.sold')}</Badge>
        )}
      </div>
    </li>
  );
}
