import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import { useAmounts } from '#web/reports/frame/use-amounts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Red below zero; zero is muted. */
export function Amount({ of, className }: { of: number; className?: string }) {
  const { money } = useAmounts();
  return (
    <span
      className={classNames(
        'whitespace-nowrap tabular-nums',
        of < 0 && 'text-danger-text',
        of === 0 && 'font-normal text-muted',
        className,
      )}
    >
      {money(of)}
    </span>
  );
}

type Props = {
  rows: readonly CommissionSummaryRow[];
  label: string /** Where nobody is owed anything. */;
  nobody: string;
};

/** However long the names are. */
const SURELY_FIT = 2;

/** Who is owed what, and the total. */
export function OwedList({ rows, label, nobody }: Props) {
  const { t } = useTranslation('commissions');
  const owed = rows.filter((row) => row.owed !== 0);
  if (owed.length === 0) return <p>{nobody}</p>;
  return (
    <section aria-label={label} className="grid gap-2">
      <h3 className="text-13 font-medium">{label}</h3>
      <ul
        // Lets the keyboard scroll a long list.
        tabIndex={owed.length > SURELY_FIT ? 0 : undefined}
        aria-label={label}
        className="max-h-60 divide-y divide-divider overflow-y-auto"
      >
        {owed.map((row) => (
          <li key={row.staff_id} className="flex justify-between gap-3 py-2">
            <span className="min-w-0 break-words">{row.staff_name}</span>
            <Amount of={row.owed} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-divider pt-2 font-semibold">
        {t('summary.total')}
        <Amount of={owed.reduce((sum, row) => sum + row.owed, 0)} />
      </p>
    </section>
  );
}
