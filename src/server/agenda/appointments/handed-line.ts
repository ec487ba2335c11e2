import { handedOver } from '#domain/agenda/appointment.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import { agreedPercent, type Worker } from '#domain/commissions/usual.ts';
import type { Surroundings } from './surroundings-queries.ts';

/** A line that goes from one professional to another, at what was agreed with each for its service. */
export function handedLine<Line extends DraftLine>(
  line: Line,
  from: Worker | null,
  to: Worker,
  around: Surroundings,
): Line {
  const agreedWith = (id: string | null) => agreedPercent(around, line.service_id, id);
  return handedOver(line, from, to, agreedWith(to.id), agreedWith(from?.id ?? null));
}
