import type { ReactNode } from 'react';
import { displayPhone } from '#domain/shared/phone.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Paper, type PaperSalon, PaperSum, PaperTable, Signatures } from '#web/ui/paper.tsx';
import type { Receipt } from './receipt.ts';
import { useReceiptWords } from './use-receipt-words.ts';

/** On a page of A4, with room for two signatures. */
export function SheetOfPaper({ receipt, salon }: { receipt: Receipt; salon: PaperSalon }) {
  const { t } = useTranslation('cashier');
  const words = useReceiptWords();
  const rows = [
    ...receipt.services.map(({ name, professional, list, discount, value }) => ({
      name,
      note: [t('receipt.serviceWith', { name: professional }), discount > 0 && words.discount(discount)]
        .filter(Boolean)
        .join(', '),
      quantity: '1',
      price: words.amount(list),
      value,
    })),
    ...receipt.items.map((item) => ({
      name: item.product_name,
      note: [t('receipt.product'), item.discount > 0 && words.discount(item.discount)].filter(Boolean).join(', '),
      quantity: words.quantity(item),
      price: words.priceOf(item),
      value: item.value,
    })),
  ];
  return (
    <Paper
      salon={salon}
      title={t('receipt.title')}
      note={receipt.number ?? words.when(receipt)}
      facts={[
        ...(receipt.client ? [[t('sale.client'), receipt.client] as const] : []),
        [t('receipt.date'), words.when(receipt)],
      ]}
      className="mx-auto w-198 max-w-full p-16 shadow-1 max-md:p-4 print:w-auto print:p-0"
    >
      {receipt.voidedOn && (
        <p className="pb-4 font-semibold">{t('receipt.voided', { date: words.date(receipt.voidedOn) })}</p>
      )}
      <PaperTable
        heads={[t('receipt.description'), t('sale.quantity'), t('sale.price'), t('sale.total')]}
        numbersFrom={1}
        className="[&_:is(td,th)]:py-2 [&_td:first-child]:break-words [&_td:nth-child(2n)]:whitespace-nowrap [&_thead]:text-13"
        rows={rows.map(({ name, note, quantity, price, value }, index) => ({
          key: `${index} ${name}`,
          cells: [
            <span key="name">
              {name}
              <span className="block text-xs">{note}</span>
            </span>,
            quantity,
            price,
            words.amount(value),
          ],
        }))}
      />
      <div className="flex flex-wrap justify-between gap-8 border-t border-neutral-300 pt-4 tabular-nums">
        <div className="grid min-w-50 content-start gap-1 max-md:w-full print:w-auto">
          <h3 className="font-semibold">{t('sale.payment')}</h3>
          {receipt.payments.map(({ method, amount }) => (
            <PaperSum key={method} name={words.method(method)} value={words.money(amount)} />
          ))}
        </div>
        <div className="grid min-w-60 content-start gap-1 max-md:w-full print:w-auto">
          {receipt.services.length > 0 && (
            <PaperSum name={t('sale.services')} value={words.money(receipt.servicesTotal)} />
          )}
          {receipt.items.length > 0 && (
            <PaperSum name={t('sale.products')} value={words.money(receipt.productsTotal)} />
          )}
          {receipt.discounts > 0 && <PaperSum name={t('receipt.discounts')} value={words.money(-receipt.discounts)} />}
          <PaperSum
            name={t('sale.total')}
            value={words.money(receipt.total)}
            className="border-t-2 border-black pt-2 text-xl font-semibold"
          />
          {receipt.tip && <PaperSum name={words.tip(receipt.tip)} value={words.money(receipt.tip.amount)} />}
        </div>
      </div>
      <Signatures of={[salon.business_name, receipt.client || t('sale.client')]} className="gap-10 pt-16 text-13" />
      <p className="mt-12 border border-black p-2 text-center font-semibold">{t('receipt.notFiscal')}</p>
    </Paper>
  );
}

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
        {services.map(({ key, name, professional, discount, value }) => (
          <Line
            key={key}
            left={name}
            note={[t('receipt.with', { name: professional }), discount > 0 && words.discount(discount)]
              .filter(Boolean)
              .join(', ')}
            right={words.amount(value)}
          />
        ))}
        {items.map(({ key, item }) => (
          <Line
            key={key}
            left={item.product_name}
            note={[
              t('receipt.times', { quantity: words.quantity(item), price: words.priceOf(item) }),
              item.discount > 0 && words.discount(item.discount),
            ]
              .filter(Boolean)
              .join(', ')}
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
        {receipt.tip && <Line left={words.tip(receipt.tip)} right={words.amount(receipt.tip.amount)} />}
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
