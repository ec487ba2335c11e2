import type { SaleItem } from '#contract/cashier/sales.ts';
import { type Cents, moneyParts } from '#domain/shared/money.ts';
import { whatsappLink } from '#domain/shared/phone.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { PaperSalon } from '#web/ui/paper.tsx';
import { usePlace } from '#web/ui/use-place.ts';
import type { Receipt } from './receipt.ts';

/** How a receipt writes its amounts, quantities and date. */
export function useReceiptWords() {
  const { t } = useTranslation(['cashier', 'app']);
  const format = useFormat();
  const place = usePlace();
  const quantities = useQuantities();
  /** Without the currency sign, which only gets in the way in a column. */
  const amount = (value: number) => moneyParts(value as Cents, place).amount;
  const priceOf = (item: SaleItem) => {
    const isPart = item.sold_unit !== 'display_unit' && item.display_unit_label !== '' && item.unit_size_in_base;
    const price = amount(item.unit_price);
    return isPart
      ? t('receipt.pricePer', { price, content: quantities.inBase(item.unit_size_in_base ?? 0, item) })
      : price;
  };
  return {
    amount,
    money: (value: number) => format.money(value as Cents),
    less: (value: number) => amount(-value),
    /** "desconto 8,00": what a line's own discount took off its price. */
    discount: (value: number) => t('receipt.lineDiscount', { amount: amount(value) }),
    tip: ({ name }: { name: string }) => t('receipt.tip', { name }),
    title: ({ number }: Receipt) => (number === null ? t('receipt.title') : t('receipt.numbered', { number })),
    when: ({ when }: Receipt) => {
      const [date = '', time] = when.split('T');
      // An appointment's hour is in the salon's time zone already.
      return when.endsWith('Z') ? format.moment(when) : `${format.date(date)}, ${time}`;
    },
    date: format.date,
    quantity: (item: SaleItem) => quantities.of(item.quantity, item.sold_unit, item),
    priceOf,
    method: (method: Receipt['payments'][number]['method']) => t(`app:paymentMethods.${method}`),
  };
}

/** The receipt as a message, ready to be sent; undefined where the client has no phone. */
export function useReceiptMessage(receipt: Receipt, salon: Pick<PaperSalon, 'business_name'>): string | undefined {
  const { t } = useTranslation('cashier');
  const words = useReceiptWords();
  if (!receipt.phone) return undefined;
  const lines = [
    `*${salon.business_name}*`,
    `${words.title(receipt)}, ${words.when(receipt)}`,
    receipt.voidedOn && t('receipt.voided', { date: words.date(receipt.voidedOn) }),
    '',
    ...receipt.services.map(({ name, discount, value }) =>
      discount > 0 ? `${name} (${words.discount(discount)}): ${words.money(value)}` : `${name}: ${words.money(value)}`,
    ),
    ...receipt.items.map((item) => {
      const note = [words.quantity(item), item.discount > 0 && words.discount(item.discount)]
        .filter(Boolean)
        .join(', ');
      return `${item.product_name} (${note}): ${words.money(item.value)}`;
    }),
    receipt.discounts > 0 && `${t('receipt.discounts')}: ${words.money(-receipt.discounts)}`,
    `*${t('sale.total')}: ${words.money(receipt.total)}*`,
    receipt.tip && `${words.tip(receipt.tip)}: ${words.money(receipt.tip.amount)}`,
    ...receipt.payments.map(({ method, amount }) => `${words.method(method)}: ${words.money(amount)}`),
    '',
    t('receipt.notFiscal'),
  ];
  const text = lines.filter((line) => typeof line === 'string').join('\n');
  return `${whatsappLink(receipt.phone)}?text=${encodeURIComponent(text)}`;
}
