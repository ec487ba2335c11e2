import { useTranslation } from 'react-i18next';
import { whatsappLink } from '#domain/shared/phone.ts';
import type { PaperSalon } from '#web/ui/paper.tsx';
import type { Receipt } from './receipt.ts';
import { useReceiptWords } from './use-receipt-words.ts';

/** The receipt as a message, ready to be sent; undefined where the client has no phone. */
export function useReceiptMessage(receipt: Receipt, salon: PaperSalon): string | undefined {
  const { t } = useTranslation('cashier');
  const words = useReceiptWords();
  if (!receipt.phone) return undefined;
  const lines = [
    `*${salon.business_name}*`,
    `${words.title(receipt)}, ${words.when(receipt)}`,
    receipt.voidedOn && t('receipt.voided', { date: words.date(receipt.voidedOn) }),
    '',
    ...receipt.services.map(({ name, value }) => `${name}: ${words.money(value)}`),
    ...receipt.items.map((item) => `${item.product_name} (${words.quantity(item)}): ${words.money(item.value)}`),
    receipt.discounts > 0 && `${t('receipt.discounts')}: ${words.money(-receipt.discounts)}`,
    `*${t('sale.total')}: ${words.money(receipt.total)}*`,
    ...receipt.payments.map(({ method, amount }) => `${words.method(method)}: ${words.money(amount)}`),
    '',
    t('receipt.notFiscal'),
  ];
  const text = lines.filter((line) => typeof line === 'string').join('\n');
  return `${whatsappLink(receipt.phone)}?text=${encodeURIComponent(text)}`;
}
