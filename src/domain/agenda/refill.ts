import { fittedParts, type Parts } from '#domain/services/parts.ts';
import { type Offered, termsWith } from '#domain/services/who-does-what.ts';
import { cents, percentOf } from '#domain/shared/money.ts';

type Line = {
  unit_price: number;
  duration_minutes: number;
  commission_percent: number | null;
  commission_amount: number | null;
  parts: Parts;
};

/**
 * A line that goes from one professional (null: from nobody) to another costs and takes what it does with the other, unless somebody had decided
 * otherwise: a price or a time that was not what it costs or takes with the first one stays. The commission keeps its percentage.
 */
export function refilled<L extends Line>(line: L, service: Offered | undefined, from: string | null, to: string): L {
  if (!service) return line;
  const before = termsWith(service, from);
  const after = termsWith(service, to);
  // What nobody had yet was asked for at what the salon offered then: that stays, unless it depends on who does it.
  const isFilled = (field: 'price' | 'duration_minutes', value: number) =>
    from === null ? service.doers.some((own) => own[field] !== null) : value === before[field];
  const unit_price = !service.preco_variavel && isFilled('price', line.unit_price) ? after.price : line.unit_price;
  const duration_minutes = isFilled('duration_minutes', line.duration_minutes)
    ? after.duration_minutes
    : line.duration_minutes;
  const amount =
    unit_price !== line.unit_price && line.commission_percent !== null
      ? percentOf(cents(unit_price), line.commission_percent)
      : line.commission_amount;
  return {
    ...line,
    unit_price,
    duration_minutes,
    commission_amount: amount,
    parts: fittedParts(line.parts, duration_minutes),
  };
}
