import type { OwnTerms } from '#domain/services/who-does-what.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { roundTo } from '#domain/shared/numbers.ts';

/** Somebody who works in the salon, with the percentage agreed on; null where there is none. */
export type Worker = { id: string; comissao_percentual: number | null; is_owner: boolean };

type Employed = { id: string; funcao: string; comissao_percentual: number | null };

/** Undefined for nobody, and for who is not in the salon's books. */
export function workerIn(
  { professionals }: { professionals: readonly Employed[] },
  id: string | null,
): Worker | undefined {
  const one = professionals.find((professional) => professional.id === id);
  return one && { id: one.id, comissao_percentual: one.comissao_percentual, is_owner: isOwnerRole(one.funcao) };
}

type Sold = { id: string; commission_percent: number | null; doers?: readonly OwnTerms[] | undefined };

/**
 * The percentage agreed for a service with somebody: their own for it, else the service's. Null where there is neither, and for a service that is gone.
 */
export function agreedPercent(
  { services }: { services: readonly Sold[] },
  id: string | null,
  staffId: string | null,
): number | null {
  const service = services.find((one) => one.id === id);
  const own = service?.doers?.find(({ staff_id }) => staff_id === staffId);
  return own?.commission_percent ?? service?.commission_percent ?? null;
}

/** What a line usually earns: what was agreed for the service, else the percentage of whoever does it. The owner earns nothing: the whole salon is hers. */
export function usualPercent(worker: Worker | undefined, agreed: number | null): number | null {
  if (!worker || worker.is_owner) return null;
  const percent = agreed ?? worker.comissao_percentual;
  return percent === null ? null : roundTo(percent, 2);
}

/** The same of a line, among what the salon has of all that its appointment names. */
export function usualIn(
  around: { professionals: readonly Employed[]; services: readonly Sold[] },
  line: { professional_id: string | null; service_id: string | null },
  appointment: { professional_id: string | null },
): number | null {
  const worker = workerIn(around, line.professional_id ?? appointment.professional_id);
  return usualPercent(worker, agreedPercent(around, line.service_id, worker?.id ?? null));
}
