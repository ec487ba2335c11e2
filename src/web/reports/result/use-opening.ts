import { daysIn } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';
import type { RowsOf } from '../rows/rows-sheet.tsx';
import type { StatementLine } from './lines.ts';
import { useLineWords } from './use-line-words.ts';

/** Opens the rows of a part: of a month as far as the period has it, or of the whole period. Sums have their parts beneath them. */
export function useOpening(range: DayRange, onOpen: (rows: RowsOf) => void) {
  const nameOf = useLineWords();
  const { words } = usePeriodWords();
  return (line: StatementLine, month?: string): (() => void) | undefined => {
    if (line.kind !== 'part') return undefined;
    const days = month === undefined ? range : daysIn(month, range);
    return () => onOpen({ title: `${nameOf(line).label}, ${words(days)}`, range: days, line: line.key });
  };
}
