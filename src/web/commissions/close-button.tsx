import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CommissionSummary } from '#contract/commissions/operations.ts';
import { closableOf } from '#domain/periods/closable.ts';
import { type DayRange, type Period, rangeOf } from '#domain/shared/period.ts';
import { Button } from '#web/ui/button.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { CloseDialog } from './close-dialog.tsx';
import { closedRanges } from './closed-ranges.ts';

type Props = {
  period: Period;
  summary: CommissionSummary | undefined;
  /** Of what says why it cannot be closed, where it cannot. */
  reasonId: string;
};

/** Absent where all of it is closed, which the page says below it. A question that is open stays: somebody else may have closed it meanwhile. */
export function CloseButton({ period, summary, reasonId }: Props) {
  const { t } = useTranslation('commissions');
  const dialog = useOverlay<DayRange>();
  const closable = summary && closableOf(period, closedRanges(summary), summary.today);
  const isClosed = closable?.ok === false && closable.reason === 'closed';
  return (
    <>
      {!isClosed && (
        <Button
          icon={Lock}
          className="max-md:px-3 md:ml-auto"
          blocked={!closable?.ok}
          aria-describedby={closable?.ok === false ? reasonId : undefined}
          onClick={() => closable?.ok && dialog.open(closable.range)}
        >
          {t('close.button')}
        </Button>
      )}
      {dialog.what && (
        <CloseDialog
          key={dialog.turn}
          {...dialog.state}
          range={dialog.what}
          isCut={dialog.what.last !== rangeOf(period).last}
        />
      )}
    </>
  );
}
