import { NO_COMMISSION } from './freeze.ts';

type Commission = {
  commission_percent: number | null;
  commission_amount: number | null;
  commission_from_net: boolean;
};

type Line = Commission & {
  service_id: string | null;
  service_name: string;
  unit_price: number;
  professional_id: string | null;
};

type Appointment<L> = { professional_id: string | null; discount_value: number; lines: readonly L[] };

/**
 * The owner never earns: her lines carry no commission, whatever was entered. What had been finalised with one keeps it while nothing that it was
 * computed from changes; `kept` is how that is stored, where it is finalised and stays so.
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

const workerOf = (line: Line, { professional_id }: Appointment<Line>) => line.professional_id ?? professional_id;

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
