import { ORPCError } from '@orpc/client';
import i18next from 'i18next';
import { failureDetail, refusalCode, refusedFields } from '#web/ground/api/errors.ts';

type About = { product?: string; left?: number; unit_label?: string; missing?: number; professional?: string };

/** A refusal's own sentence; undefined where it has none. `sold` are the products that were sent, in their order. */
function refusal(error: unknown, sold: readonly string[] = []): string | undefined {
  const data = (error instanceof ORPCError ? (error.data as About | undefined) : undefined) ?? {};
  switch (refusalCode(error)) {
    case 'SALE_HAS_NO_ITEMS':
      return i18next.t('cashier:sale.noItems');
    case 'INTERNAL_PRODUCT':
      return i18next.t('cashier:sale.internalProduct');
    case 'OUT_OF_STOCK':
      return i18next.t('cashier:sale.outOfStock', { product: data.product, left: data.left, label: data.unit_label });
    case 'STOCK_REFUSED':
      return i18next.t('cashier:sale.stockRefused', { product: data.product });
    case 'PRODUCT_NOT_FOUND':
      return i18next.t('cashier:sale.productGone');
    case 'PAYMENTS_DIFFER':
      return i18next.t('cashier:sale.paymentsDiffer');
    case 'CLIENT_REQUIRED':
      return i18next.t('cashier:sale.clientRequired');
    case 'CONFLICT':
      return i18next.t('cashier:sale.conflict', { professional: data.professional });
    case 'PERIOD_CLOSED':
      return i18next.t('cashier:sale.periodClosed');
    case 'NOT_OPEN':
    case 'NOT_FOUND':
      return i18next.t('cashier:sale.notOpen');
    case 'STALE':
      return i18next.t('cashier:sale.changedElsewhere');
    case 'NOT_FINALISED':
      return i18next.t('cashier:sale.notFinalised');
    case 'ALREADY_VOIDED':
      return i18next.t('cashier:sale.alreadyVoided');
    case 'INVALID':
      return refusedField(error, sold);
    default:
      return undefined;
  }
}

/** Where one of several items is to blame, its product is named. */
function refusedField(error: unknown, sold: readonly string[]): string | undefined {
  const [[field, key] = []] = Object.entries(refusedFields(error));
  if (field === undefined) return undefined;
  const product = sold[Number(/items\.(\d+)\./.exec(field)?.[1])];
  const sentence = i18next.t(key as 'cashier:sale.itemsFailed');
  return product === undefined ? sentence : `${product}: ${sentence}`;
}

export function itemsFailure(error: unknown, sold?: readonly string[]): string {
  return refusal(error, sold) ?? i18next.t('cashier:sale.itemsFailed', { detail: failureDetail(error) });
}

export function cancelFailure(error: unknown): string {
  return refusal(error) ?? i18next.t('cashier:sale.cancelFailed', { detail: failureDetail(error) });
}

/** Nobody knows why where the server itself failed. */
export function finishFailure(error: unknown, sold?: readonly string[]): string {
  const said = refusal(error, sold);
  if (said) return said;
  if (error instanceof ORPCError && error.code !== 'BUSY' && error.code !== 'UNAVAILABLE') {
    return i18next.t(refusalCode(error) ? 'cashier:sale.finishRefused' : 'cashier:sale.finishUnknown');
  }
  return i18next.t('cashier:sale.finishFailed', { detail: failureDetail(error) });
}

/** Of a ticket, where nothing is typed: what somebody changed meanwhile was read again, and can be finished as it is now. */
export function ticketFailure(error: unknown): string {
  const code = refusalCode(error);
  const isOther = code === 'STALE' || code === 'NOT_OPEN' || code === 'PAYMENTS_DIFFER';
  return isOther ? i18next.t('cashier:ticket.changed') : finishFailure(error);
}

export function voidFailure(error: unknown, detail: string): string {
  return refusal(error) ?? i18next.t('cashier:sale.voidFailed', { detail });
}

/** Of one part of what was paid. */
export function correctionFailure(error: unknown): string {
  switch (refusalCode(error)) {
    case 'STALE':
      return i18next.t('cashier:correct.stale');
    case 'NOT_FOUND':
      return i18next.t('cashier:correct.gone');
    case 'CLIENT_REQUIRED':
      return i18next.t('cashier:correct.clientRequired');
    case 'CASH_DAY_CLOSED':
      return i18next.t('cashier:correct.cashDayClosed');
    default:
      return i18next.t('cashier:correct.failed', { detail: failureDetail(error) });
  }
}
