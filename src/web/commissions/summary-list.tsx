import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommissionSummaryRow, CommissionSums } from '#contract/commissions/operations.ts';
import { toneOf } from '#domain/team/colours.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RowButton, rowWithButton } from '#web/ui/table-parts.tsx';
import { Amount } from './amount.tsx';
import type { SummaryProps } from './summary-table.tsx';

/** On a phone and on everything else without room for the columns: name and what is owed; a press unfolds how that comes about, and what can be done. */
export function SummaryList({ rows, totals, chosen, onChoose, onPay }: SummaryProps) {
  const { t } = useTranslation('commissions');
  const [open, setOpen] = useFollowing(chosen);
  return (
    <ul aria-label={t('summary.title')} className="divide-y divide-divider border-t border-divider">
      {rows.map((row) => {
        const isOpen = row.staff_id === open;
        return (
          <li key={row.staff_id} className={isOpen ? 'bg-brand-tint' : undefined}>
            <Line row={row} isOpen={isOpen} onToggle={() => setOpen(isOpen ? '' : row.staff_id)} />
            {isOpen && (
              <div className="grid gap-3 px-4 pb-4 md:px-6">
                <Sums of={row} />
                <div className="flex flex-wrap gap-2 *:flex-1">
                  <Button
                    aria-label={t('summary.payTo', { name: row.staff_name })}
                    className="px-3"
                    onClick={() => onPay(row)}
                  >
                    {t('summary.pay')}
                  </Button>
                  {row.staff_id !== chosen && (
                    <Button
                      aria-label={t('summary.statementOf', { name: row.staff_name })}
                      className="px-3"
                      onClick={() => onChoose(row.staff_id)}
                    >
                      {t('summary.statement')}
                    </Button>
                  )}
                </div>
              </div>
            )}
          </li>
        );
      })}
      <li className="grid gap-2 bg-page px-4 py-3 md:px-6 dark:bg-subtle">
        <strong className="font-semibold">{t('summary.total')}</strong>
        <Sums of={totals} />
      </li>
    </ul>
  );
}

/** Whoever is chosen elsewhere is unfolded; what is pressed here stays until then. */
function useFollowing(chosen: string) {
  const [open, setOpen] = useState(chosen);
  const [before, setBefore] = useState(chosen);
  if (before !== chosen) {
    setBefore(chosen);
    setOpen(chosen);
  }
  return [open, setOpen] as const;
}

function Line({ row, isOpen, onToggle }: { row: CommissionSummaryRow; isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('commissions');
  return (
    <div className={classNames(rowWithButton, 'flex min-h-15 items-center gap-3 px-4 py-2.5 md:px-6')}>
      <span className="flex max-[22.5rem]:hidden">
        <Avatar name={row.staff_name} tone={row.is_active ? toneOf(row.color) : undefined} />
      </span>
      <div className="grid min-w-0 flex-1">
        <RowButton isExpanded={isOpen} onClick={onToggle}>
          <span className="whitespace-normal wrap-anywhere">{row.staff_name}</span>
        </RowButton>
        <span className="truncate text-sm text-muted">
          {row.is_active ? t('summary.services', { count: row.services_count }) : t('summary.inactive')}
        </span>
      </div>
      <div className="grid justify-items-end">
        <Amount of={row.owed} className="font-semibold" />
        <span className="text-sm text-muted">{t('summary.owed')}</span>
      </div>
      <ChevronDown
        aria-hidden
        className={classNames('size-4.5 flex-none text-muted transition-transform', isOpen && 'rotate-180')}
      />
    </div>
  );
}

function Sums({ of }: { of: CommissionSums }) {
  const { t } = useTranslation('commissions');
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 [&>dt]:text-muted">
      <dt>{t('summary.columns.services_total')}</dt>
      <dd className="text-right">
        <Amount of={of.services_total} />
      </dd>
      <dt>{t('summary.columns.commissions_total')}</dt>
      <dd className="text-right">
        <Amount of={of.commissions_total} />
      </dd>
      <dt>{t('summary.columns.advances_total')}</dt>
      <dd className="text-right">
        {/* What went out is taken off, and is no debt. */}
        <Amount of={-of.advances_total} className="text-text!" />
      </dd>
      {of.settled_total !== 0 && (
        <>
          <dt>{t('summary.columns.settled_total')}</dt>
          <dd className="text-right">
            <Amount of={-of.settled_total} className="text-text!" />
          </dd>
        </>
      )}
      <dt>{t('summary.columns.balance')}</dt>
      <dd className="text-right">
        <Amount of={of.balance} />
      </dd>
      <dt>{t('summary.columns.previous_balance')}</dt>
      <dd className="text-right">
        <Amount of={of.previous_balance} />
      </dd>
      <dt className="font-semibold text-text!">{t('summary.columns.owed')}</dt>
      <dd className="text-right font-semibold">
        <Amount of={of.owed} />
      </dd>
    </dl>
  );
}
