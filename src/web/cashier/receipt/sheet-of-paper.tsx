import { useTranslation } from 'react-i18next';
import { Paper, type PaperSalon, PaperSum, PaperTable, Signatures } from '#web/ui/paper.tsx';
import type { Receipt } from './receipt.ts';
import { useReceiptWords } from './use-receipt-words.ts';

/** On a page of A4, with room for two signatures. */
export function SheetOfPaper({ receipt, salon }: { receipt: Receipt; salon: PaperSalon }) {
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
        </div>
      </div>
      <Signatures of={[salon.business_name, receipt.client || t('sale.client')]} className="gap-10 pt-16 text-13" />
      <p className="mt-12 border border-black p-2 text-center font-semibold">{t('receipt.notFiscal')}</p>
    </Paper>
  );
}
