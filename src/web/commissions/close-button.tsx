import { Lock } from 'lucide-react';
import type { CommissionSummary } from '#contract/commissions/operations.ts';
import { closableOf } from '#domain/periods/closable.ts';
import { type DayRange, type Period, rangeOf } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode, refusedFields } from '#web/ground/api/errors.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';
import { OwedList } from './amounts.tsx';
import { closedRanges } from './closed-notices.tsx';
import { useSummary } from './summary-card.tsx';
import { useWords } from './use-words.ts';

type Props = {
  period: Period;
  summary: CommissionSummary | undefined;
  /** The id of the reason why it cannot be closed. */
  reasonId: string;
};

/** Hidden when all days are closed. An open dialog stays, even if somebody else closes the days meanwhile. */
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

type DialogProps = OverlayState & {
  range: DayRange;
  /** The month shown goes on after today. */
  isCut: boolean;
};

/** Explains what closing means and who is owed what, before the days are closed. */
function CloseDialog({ range, isCut, open, onOpenChange }: DialogProps) {
  const { t } = useTranslation(['commissions', 'common']);
  const { date } = useWords();
  const today = useSalonToday();
  const { data: summary } = useSummary(range);
  const { save, isSaving, error } = useSave({
    send: client.commissions.close,
    onSaved: () => onOpenChange(false),
    success: t('close.done'),
    changed: ['commission_closings'],
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => isSaving || onOpenChange(next)}
      title={t('close.title', { start: date(range.first), end: date(range.last) })}
      description={t('close.meaning')}
      onSubmit={() => void save({ start_date: range.first, end_date: range.last })}
      foot={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" loading={isSaving}>
            {t('close.button')}
          </Button>
        </>
      }
    >
      {/* Another window was faster, or the response was lost. */}
      <div role="alert" className="empty:hidden">
        {error && <Banner tone="danger">{t(summary?.is_closed ? 'close.already' : failureOf(error))}</Banner>}
      </div>
      {isCut && <p className="text-muted">{t('close.untilToday')}</p>}
      {range.last === today && <Banner tone="warning">{t('close.today')}</Banner>}
      {summary ? (
        <OwedList rows={summary.rows} label={t('close.owed')} nobody={t('close.nobody')} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  );
}

function failureOf(error: unknown) {
  if (refusalCode(error) === 'OVERLAPS') return 'close.overlaps';
  // Server and browser may disagree around midnight.
  return 'end_date' in refusedFields(error) ? 'errors.endInFuture' : 'close.failed';
}
