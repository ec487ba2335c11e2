import { classNames } from '#web/ui/class-names.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { OpenRows } from '../rows/open-rows.tsx';
import type { StatementLine } from './lines.ts';

type Props = { line: StatementLine; amount: number; onOpen?: (() => void) | undefined };

/** An amount of the statement, a press away from its rows. What remains is red where it is missing, and has its minus. */
export function Amount({ line: { kind }, amount, onOpen }: Props) {
  const { plain } = useAmounts();
  const written = plain(amount);
  return (
    <span
      className={classNames(
        kind === 'result' && (amount < 0 ? 'text-danger-text' : 'text-success-text'),
        kind === 'part' && amount === 0 && 'text-muted',
      )}
    >
      {onOpen && amount !== 0 ? <OpenRows onOpen={onOpen}>{written}</OpenRows> : written}
    </span>
  );
}
