import type { Appointment } from '#contract/agenda/appointments.ts';
import { refusalCode, refusedFields, refusedWith } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

/** A part of the save, and why it failed. */
type FailedPart = { part: 'newLines' | 'lines' | 'finalising'; why: 'serviceGone' | 'productGone' | 'server' };

export type Failure =
  | 'failed'
  | 'stale'
  | 'periodClosed'
  | 'notFound'
  | 'delete'
  | 'stockFailed'
  | { stockOf: string }
  | FailedPart;

type Status = Pick<Appointment, 'status'>;

/** Whose time is taken; undefined if the server refused for another reason. */
export function conflictWith(error: unknown): string | undefined {
  return refusedWith<{ professional: string }>(error, 'CONFLICT')?.professional;
}

/** Which part of the save failed, if no field is to blame. `old` is the appointment before the change. */
export function failureOf(error: unknown, values: Status, old: Status | undefined): Failure {
  const code = refusalCode(error);
  const isFinalising = values.status === 'finalizado' && old?.status !== 'finalizado';
  const lines = old ? 'lines' : 'newLines';
  if (code === 'STALE') return 'stale';
  if (code === 'SERVICE_NOT_FOUND') return { part: lines, why: 'serviceGone' };
  if (code === 'PRODUCT_NOT_FOUND') return { part: isFinalising ? 'finalising' : lines, why: 'productGone' };
  if (code === 'STOCK_FAILED') return isFinalising ? { part: 'finalising', why: 'server' } : 'stockFailed';
  return standing(error) ?? (code === 'NOT_FOUND' && old ? 'notFound' : 'failed');
}

/** Why it was not deleted. */
export function deletionFailure(error: unknown): Failure {
  return standing(error) ?? (refusalCode(error) === 'NOT_FOUND' ? 'notFound' : 'delete');
}

/** A closed period, or stock that cannot take back what was used. */
function standing(error: unknown): Failure | undefined {
  if (refusalCode(error) === 'PERIOD_CLOSED') return 'periodClosed';
  const stock = refusedWith<{ product: string }>(error, 'STOCK_REFUSED');
  return stock && { stockOf: stock.product };
}

/** Why nothing was saved, in words. */
export function useFailureSentence() {
  const { t } = useTranslation(['agenda', 'common']);
  return (failure: Failure): string => {
    if (typeof failure === 'string') return t(`sheet.failures.${failure}`);
    if ('stockOf' in failure) return t('sheet.failures.stock', { name: failure.stockOf });
    const why = failure.why === 'server' ? t('common:failure.server') : t(`sheet.failures.${failure.why}`);
    return t(`sheet.failures.${failure.part}`, { why });
  };
}

/** Why a card was not changed, in words: outside the sheet no field can say it. */
export function useCardRefusal() {
  const { t } = useTranslation('agenda');
  const sentence = useFailureSentence();
  return (error: unknown, to: Status, card: Status): string => {
    const professional = conflictWith(error);
    if (professional !== undefined) return t('errors.conflict', { professional });
    const { payment_method } = refusedFields(error);
    if (payment_method) return t(payment_method as never);
    if (refusalCode(error) === 'STALE') return t('grid.stale');
    if (refusalCode(error) === 'AHEAD') return t('errors.finalisedAhead');
    return sentence(failureOf(error, to, card));
  };
}
