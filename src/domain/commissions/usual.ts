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

type Offered = { id: string; commission_percent: number | null };

/** The percentage of the service's own; null where it has none, and for a service that is gone. */
export function ownPercent({ services }: { services: readonly Offered[] }, id: string | null): number | null {
  return services.find((service) => service.id === id)?.commission_percent ?? null;
}

/** What a line usually earns: the service's own percentage, else that of whoever does it. The owner earns nothing: the whole salon is hers. */
export function usualPercent(worker: Worker | undefined, ofService: number | null): number | null {
  if (!worker || worker.is_owner) return null;
  const percent = ofService ?? worker.comissao_percentual;
  return percent === null ? null : roundTo(percent, 2);
}

/** The same of a line, among what the salon has of all that its appointment names. */
export function usualIn(
  around: { professionals: readonly Employed[]; services: readonly Offered[] },
  line: { professional_id: string | null; service_id: string | null },
  appointment: { professional_id: string | null },
): number | null {
  const worker = workerIn(around, line.professional_id ?? appointment.professional_id);
  return usualPercent(worker, ownPercent(around, line.service_id));
}
