import { type EarnedBy, type EarningLine, NO_COMMISSION, workerOf } from './freeze.ts';

type Line = EarningLine & { service_id: string | null; service_name: string };

type Appointment<L> = EarnedBy & { lines: readonly L[] };

/**
 * The owner never earns: her lines carry no commission, whatever was entered. A line finalised with one keeps it while nothing that it was computed
 * from changes; `kept` is the stored appointment, if it is finalised and stays so.
 */
export function withoutOwners<L extends Line>(
  appointment: Appointment<L>,
  isOwner: (professional: string | null) => boolean,
  kept?: Appointment<Line>,
): L[] {
  const keptLines = new Set(kept?.lines.map((line) => what(line, kept)));
  return appointment.lines.map((line) =>
    isOwner(workerOf(line, appointment)) && !keptLines.has(what(line, appointment))
      ? { ...line, ...NO_COMMISSION }
      : line,
  );
}

function what(line: Line, appointment: Appointment<Line>): string {
  const { commission_percent, commission_from_net } = line;
  return JSON.stringify([
    line.service_id ?? line.service_name,
    line.unit_price,
    workerOf(line, appointment),
    commission_percent,
    commission_from_net ? ['of the net value', appointment.discount_value] : line.commission_amount,
  ]);
}
