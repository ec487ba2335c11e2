import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayPhone } from '#domain/shared/phone.ts';
import type { PaperSalon } from '#web/ui/paper.tsx';
import type { Receipt } from './receipt.ts';
import { useReceiptWords } from './use-receipt-words.ts';

/** On a roll of 80 mm. Paper is white and ink is black in every theme. */
export function Roll({ receipt, salon }: { receipt: Receipt; salon: PaperSalon }) {
  const { t } = useTranslation('cashier');
  const words = useReceiptWords();
  const items = receipt.items.map((item, index) => ({ item, key: `${index} ${item.product_id}` }));
  const services = receipt.services.map((service, index) => ({ ...service, key: `${index} ${service.name}` }));
  return (
    <article
      aria-label={t('receipt.title')}
      className="print-roll mx-auto w-75.5 max-w-full bg-white p-4 text-13 text-black shadow-1"
    >
      <header className="grid justify-items-center pb-2 text-center">
        <h2 className="text-base font-semibold">{salon.business_name}</h2>
        <p className="whitespace-pre-line">{salon.address}</p>
        <p>{displayPhone(salon.phone)}</p>
      </header>
      <Part>
        <Line left={words.title(receipt)} right={words.when(receipt)} />
        {receipt.client && <p>{t('receipt.client', { name: receipt.client })}</p>}
        {receipt.voidedOn && (
          <p className="font-semibold">{t('receipt.voided', { date: words.date(receipt.voidedOn) })}</p>
        )}
      </Part>
      <Part>
        {services.map(({ key, name, professional, value }) => (
          <Line key={key} left={name} note={t('receipt.with', { name: professional })} right={words.amount(value)} />
        ))}
        {items.map(({ key, item }) => (
          <Line
            key={key}
            left={item.product_name}
            note={t('receipt.times', { quantity: words.quantity(item), price: words.priceOf(item) })}
            right={words.amount(item.value)}
          />
        ))}
      </Part>
      <Part>
        <Line left={t('receipt.subtotal')} right={words.amount(receipt.servicesTotal + receipt.productsTotal)} />
        {receipt.discounts > 0 && <Line left={t('receipt.discounts')} right={words.less(receipt.discounts)} />}
        <p className="flex justify-between gap-3 text-lg font-semibold tabular-nums">
          <span>{t('sale.total')}</span>
          <span className="whitespace-nowrap">{words.money(receipt.total)}</span>
        </p>
      </Part>
      {receipt.payments.length > 0 && (
        <Part>
          {receipt.payments.map(({ method, amount }) => (
            <Line key={method} left={words.method(method)} right={words.amount(amount)} />
          ))}
        </Part>
      )}
      <p className="mt-2 border border-black p-1 text-center font-semibold">{t('receipt.notFiscal')}</p>
      <p className="pt-2 text-center">{t('receipt.thanks')}</p>
    </article>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className="grid gap-1 border-t border-dashed border-black py-2">{children}</div>;
}

function Line({ left, note, right }: { left: string; note?: string; right: string }) {
  return (
    <div className="flex justify-between gap-3">
      <p className="min-w-0 break-words">
        {left}
        {note && <span className="block text-xs">{note}</span>}
      </p>
      <p className="whitespace-nowrap tabular-nums">{right}</p>
    </div>
  );
}
