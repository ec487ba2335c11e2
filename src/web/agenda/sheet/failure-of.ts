import type { ORPCError } from '@orpc/client';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import type { Failure } from './use-failure-sentence.ts';

type Status = Pick<Appointment, 'status'>;

/** Which part of the save stopped it, where no field is to blame. `old` is what was to be changed. */
export function failureOf(error: unknown, values: Status, old: Status | undefined): Failure {
  const code = refusalCode(error);
  const isFinalising = values.status === 'finalizado' && old?.status !== 'finalizado';
  const lines = old ? 'lines' : 'newLines';
  if (code === 'STALE') return 'stale';
  if (code === 'PERIOD_CLOSED') return 'periodClosed';
  if (code === 'SERVICE_NOT_FOUND') return { part: lines, why: 'serviceGone' };
  if (code === 'PRODUCT_NOT_FOUND') return { part: isFinalising ? 'finalising' : lines, why: 'productGone' };
  if (code === 'STOCK_FAILED') return isFinalising ? { part: 'finalising', why: 'server' } : 'stockFailed';
  if (code === 'STOCK_REFUSED') return { stockOf: (error as ORPCError<string, { product: string }>).data.product };
  return code === 'NOT_FOUND' && old ? 'notFound' : 'failed';
}
