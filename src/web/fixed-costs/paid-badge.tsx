import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { FixedCost } from '#contract/fixed-costs/operations.ts';
import { stateOf } from '#domain/fixed-costs/totals.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useCostWords } from './use-cost-words.ts';

const TONES = {
  paid: { tone: 'success' },
  today: { tone: 'pending' },
  pending: { tone: 'pending', icon: Hourglass },
  overdue: { tone: 'danger' },
} as const;

/** Shows whether it is paid. A press toggles it at once, and back if the server refuses. */
export function PaidBadge({ cost }: { cost: FixedCost }) {
  const { t } = useTranslation('fixedCosts');
  const words = useCostWords();
  const today = useSalonToday();
  const [chosen, setChosen] = useState<boolean>();
  const { save, isSaving } = useSave({
    send: client.fixedCosts.changePaid,
    success: ({ is_paid, name }) => t(is_paid ? 'edit.markedPaid' : 'edit.markedPending', { name }),
    changed: ['monthly_fixed_costs'],
    failure: (error) => {
      const code = refusalCode(error);
      if (code === 'STALE') return t('edit.staleToggle');
      return t('edit.failed', { detail: code === 'NOT_FOUND' ? t('edit.gone') : failureDetail(error) });
    },
  });
  const shown = { ...cost, is_paid: chosen ?? cost.is_paid };
  const status = words.status(shown);

  async function turnOver() {
    if (isSaving) return;
    const is_paid = !shown.is_paid;
    setChosen(is_paid);
    await save({ id: cost.id, version: cost.version, is_paid });
    setChosen(undefined);
  }

  return (
    <button
      type="button"
      onClick={turnOver}
      aria-busy={isSaving || undefined}
      aria-label={t(shown.is_paid ? 'status.markPending' : 'status.markPaid', { status, name: cost.name })}
      className="-my-2.5 inline-flex min-h-control items-center rounded-full hover:brightness-95 dark:hover:brightness-125"
    >
      <Badge {...TONES[stateOf(shown, today).kind]}>{status}</Badge>
    </button>
  );
}
