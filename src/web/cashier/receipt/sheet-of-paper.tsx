import { useTranslation } from 'react-i18next';
import { displayPhone } from '#domain/shared/phone.ts';
import type { Receipt } from './receipt.ts';
import type { Salon } from './roll.tsx';
import { useReceiptWords } from './use-receipt-words.ts';

/** On a page of A4, with room for two signatures. */
export function SheetOfPaper({ receipt, salon }: { receipt: Receipt; salon: Salon }) {
  const { t } = useTranslation('cashier');
  const words = useReceiptWords();
  const rows = [
    ...receipt.services.map(({ name, professional, value }) => ({
      name,
      note: t('receipt.serviceWith', { name: professional }),
      quantity: '1',
      price: words.amount(value),
      value,
    })),
    ...receipt.items.map((item) => ({
      name: item.product_name,
      note: t('receipt.product'),
      quantity: words.quantity(item),
      price: words.priceOf(item),
      value: item.value,
    })),
  ].map((row, index) => ({ ...row, key: `${index} ${row.name}` }));
  return (
    <article
      aria-label={t('receipt.title')}
      className="print-alone mx-auto w-198 max-w-full bg-white p-16 text-sm text-black shadow-1 max-md:p-4 print:w-auto print:p-0"
    >
      <header className="flex flex-wrap justify-between gap-4 border-b-2 border-black pb-4">
        <div className="min-w-0">
          <h2 className="text-2xl font-semibold break-words">{salon.business_name}</h2>
          <p className="whitespace-pre-line">{salon.address}</p>
          <p>{displayPhone(salon.phone)}</p>
        </div>
        <p className="text-right max-md:text-left print:text-right">
          <strong className="block text-xl font-semibold">{t('receipt.title')}</strong>
          {receipt.number ?? words.when(receipt)}
        </p>
      </header>
      <dl className="flex flex-wrap gap-x-12 gap-y-2 py-4 [&_dt]:text-13">
        {receipt.client && (
          <div>
            <dt>{t('sale.client')}</dt>
            <dd>{receipt.client}</dd>
          </div>
        )}
        <div>
          <dt>{t('receipt.date')}</dt>
          <dd>{words.when(receipt)}</dd>
        </div>
      </dl>
      {receipt.voidedOn && (
        <p className="pb-4 font-semibold">{t('receipt.voided', { date: words.date(receipt.voidedOn) })}</p>
      )}
      <table className="w-full tabular-nums [&_td]:py-2 [&_td]:align-top [&_td:not(:first-child)]:pl-3 [&_td:not(:first-child)]:text-right [&_th:not(:first-child)]:pl-3 [&_th:not(:first-child)]:text-right">
        <thead className="border-b border-black text-left text-13">
          <tr>
            <th className="py-2">{t('receipt.description')}</th>
            <th>{t('sale.quantity')}</th>
            <th>{t('sale.price')}</th>
            <th>{t('sale.total')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-neutral-300">
          {rows.map(({ key, name, note, quantity, price, value }) => (
            <tr key={key}>
              <td className="break-words">
                {name}
                <span className="block text-xs">{note}</span>
              </td>
              <td className="whitespace-nowrap">{quantity}</td>
              <td>{price}</td>
              <td className="whitespace-nowrap">{words.amount(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap justify-between gap-8 border-t border-neutral-300 pt-4 tabular-nums">
        <div className="grid min-w-50 content-start gap-1 max-md:w-full print:w-auto">
          <h3 className="font-semibold">{t('sale.payment')}</h3>
          {receipt.payments.map(({ method, amount }) => (
            <Sum key={method} name={words.method(method)} value={words.money(amount)} />
          ))}
        </div>
        <div className="grid min-w-60 content-start gap-1 max-md:w-full print:w-auto">
          {receipt.services.length > 0 && <Sum name={t('sale.services')} value={words.money(receipt.servicesTotal)} />}
          {receipt.items.length > 0 && <Sum name={t('sale.products')} value={words.money(receipt.productsTotal)} />}
          {receipt.discounts > 0 && <Sum name={t('receipt.discounts')} value={words.money(-receipt.discounts)} />}
          <p className="flex justify-between gap-6 border-t-2 border-black pt-2 text-xl font-semibold">
            <span>{t('sale.total')}</span>
            <span className="whitespace-nowrap">{words.money(receipt.total)}</span>
          </p>
        </div>
      </div>
      <div className="flex gap-10 pt-16 text-center text-13">
        <p className="flex-1 border-t border-black pt-1">{salon.business_name}</p>
        <p className="flex-1 border-t border-black pt-1">{receipt.client || t('sale.client')}</p>
      </div>
      <p className="mt-12 border border-black p-2 text-center font-semibold">{t('receipt.notFiscal')}</p>
    </article>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <p className="flex justify-between gap-6">
      <span>{name}</span>
      <span className="whitespace-nowrap">{value}</span>
    </p>
  );
}
