import type { CashDay } from '#contract/cashier/cash-day.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ClosedDaysSheet } from './closed-days-sheet.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';

/** What somebody wants to do with the drawer. */
export type Asked = { deed: 'open' | 'supply' | 'withdrawal' | 'history' } | { deed: 'close'; day: CashDay };

type Props = OverlayState & {
  asked: Asked;
  /** As it is now: while somebody counts, others receive. */
  today: CashDay | null | undefined;
};

export function CashDayOverlays({ asked, today, ...state }: Props) {
  switch (asked.deed) {
    case 'open':
      return <OpenDialog {...state} />;
    case 'close':
      // Closed elsewhere, and perhaps another opened: then it is still the one that was counted.
      return <CloseDialog {...state} day={today?.id === asked.day.id ? today : asked.day} />;
    case 'history':
      return <ClosedDaysSheet {...state} />;
    default:
      return <MoveDialog {...state} kind={asked.deed} />;
  }
}
