import type { Cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { PagedHistory } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useSigned } from './drawer.tsx';

/** Earlier days of the drawer, each with what was counted beside what should have been there. */
export function ClosedDaysSheet({ open, onOpenChange }: OverlayState) {
  const { t } = useTranslation('cashier');
  const { moment, money } = useFormat();
  const signed = useSigned();
  const list = usePages(api.cashier.cashDays, {});
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('cashDay.history')}>
      <div className="-mx-4">
        <PagedHistory
          label={t('cashDay.history')}
          list={list}
          empty={t('cashDay.historyEmpty')}
          failure={(detail) => t('cashDay.historyFailed', { detail })}
          row={({ opened_at, closed, expected }) => ({
            title: moment(opened_at),
            value: closed && signed(closed.difference),
            detail: closed && (
              <>
                {t('cashDay.countedOf', {
                  counted: money(closed.counted as Cents),
                  expected: money(expected as Cents),
                })}
                {/* The note explains a difference. */}
                <span className="block break-words whitespace-normal empty:hidden">{closed.note}</span>
              </>
            ),
          })}
        />
      </div>
    </Sheet>
  );
}
