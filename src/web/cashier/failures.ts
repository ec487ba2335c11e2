import { ORPCError } from '@orpc/client';
import { failureDetail, refusalCode, refusedFields } from '#web/ground/api/errors.ts';
import { texts } from '#web/texts/texts.ts';

type About =
  | { product?: string; left?: number; unit_label?: string; professional?: string; percent?: number }
  | undefined;

const SENTENCES = {
  SALE_HAS_NO_ITEMS: 'cashier:sale.noItems',
  INTERNAL_PRODUCT: 'cashier:sale.internalProduct',
  OUT_OF_STOCK: 'cashier:sale.outOfStock',
  STOCK_REFUSED: 'cashier:sale.stockRefused',
  PRODUCT_NOT_FOUND: 'cashier:sale.productGone',
  SERVICE_NOT_FOUND: 'cashier:sale.serviceGone',
  DISCOUNT_LIMIT: 'cashier:sale.discountLimit',
  PAYMENTS_DIFFER: 'cashier:sale.paymentsDiffer',
  CLIENT_REQUIRED: 'cashier:sale.clientRequired',
  CONFLICT: 'cashier:sale.conflict',
  TIP_UNPAID: 'cashier:sale.tipUnpaid',
  PERIOD_CLOSED: 'cashier:sale.periodClosed',
  NOT_OPEN: 'cashier:sale.notOpen',
  NOT_FOUND: 'cashier:sale.notOpen',
  STALE: 'cashier:sale.changedElsewhere',
  NOT_FINALISED: 'cashier:sale.notFinalised',
  ALREADY_VOIDED: 'cashier:sale.alreadyVoided',
} as const;

/** A refusal's own sentence; undefined where it has none. `sold` are the products that were sent, in their order. */
function refusal(error: unknown, sold: readonly string[] = []): string | undefined {
  const code = refusalCode(error) ?? '';
  if (code === 'INVALID') return refusedField(error, sold);
  if (!(code in SENTENCES)) return undefined;
  const { product, left, unit_label: label, professional, percent } = (error as ORPCError<string, About>).data ?? {};
  return texts.t(SENTENCES[code as keyof typeof SENTENCES], { product, left, label, professional, percent });
}

/** Names the product when one of several items is to blame. */
function refusedField(error: unknown, sold: readonly string[]): string | undefined {
  const [[field, key] = []] = Object.entries(refusedFields(error));
  if (field === undefined) return undefined;
  const product = sold[Number(/items\.(\d+)\./.exec(field)?.[1])];
  const sentence = texts.t(key as 'cashier:sale.itemsFailed');
  return product === undefined ? sentence : `${product}: ${sentence}`;
}

export function itemsFailure(error: unknown, sold?: readonly string[]): string {
  return refusal(error, sold) ?? texts.t('cashier:sale.itemsFailed', { detail: failureDetail(error) });
}

export function cancelFailure(error: unknown): string {
  return refusal(error) ?? texts.t('cashier:sale.cancelFailed', { detail: failureDetail(error) });
}

/** An unexpected failure of the server has no reason to show. */
export function finishFailure(error: unknown, sold?: readonly string[]): string {
  const said = refusal(error, sold);
  if (said) return said;
  if (error instanceof ORPCError && error.code !== 'BUSY' && error.code !== 'UNAVAILABLE') {
    return texts.t(refusalCode(error) ? 'cashier:sale.finishRefused' : 'cashier:sale.finishUnknown');
  }
  return texts.t('cashier:sale.finishFailed', { detail: failureDetail(error) });
}

/** On a ticket nothing is typed: after somebody else's change it is read again and can be finished as it is now. */
export function ticketFailure(error: unknown): string {
  const code = refusalCode(error);
  const isOther = code === 'STALE' || code === 'NOT_OPEN' || code === 'PAYMENTS_DIFFER';
  return isOther ? texts.t('cashier:ticket.changed') : finishFailure(error);
}

export function voidFailure(error: unknown, detail: string): string {
  return refusal(error) ?? texts.t('cashier:sale.voidFailed', { detail });
}

const CORRECTIONS = {
  STALE: 'cashier:correct.stale',
  NOT_FOUND: 'cashier:correct.gone',
  CLIENT_REQUIRED: 'cashier:correct.clientRequired',
  CASH_DAY_CLOSED: 'cashier:correct.cashDayClosed',
  HAS_TIP: 'cashier:correct.hasTip',
} as const;

/** Why a payment's method was not corrected, or what was received not taken back. */
export function correctionFailure(
  error: unknown,
  otherwise: 'cashier:correct.failed' | 'debts:undoFailed' = 'cashier:correct.failed',
): string {
  const said = CORRECTIONS[refusalCode(error) as keyof typeof CORRECTIONS] ?? otherwise;
  return texts.t(said, { detail: failureDetail(error) });
}
