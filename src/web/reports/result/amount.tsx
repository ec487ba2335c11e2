import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import type { StatementLine } from './lines.ts';

type Props = { line: StatementLine; amount: number; to?: string | undefined };

/** An amount of the statement, a press away from its rows. What remains is red where it is missing, and has its minus. */
export function Amount({ line: { kind }, amount, to }: Props) {
  const { plain } = useAmounts();
  const written = plain(amount);
  return (
    <span
      className={classNames(
        kind === 'result' && (amount < 0 ? 'text-danger-text' : 'text-success-text'),
        kind === 'part' && amount === 0 && 'text-muted',
      )}
    >
      {to && amount !== 0 ? (
        <Link to={to} className="rounded-xs hover:underline">
          {written}
        </Link>
      ) : (
        written
      )}
    </span>
  );
}
