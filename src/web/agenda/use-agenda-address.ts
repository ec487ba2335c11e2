import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { forgetUnsaved } from '#web/ui/unsaved.ts';
import {
  dateIn,
  type Overlay,
  overlayIn,
  shownIn,
  withDate,
  withOverlay,
  withoutOverlay,
  withShown,
} from './address.ts';

/** What the address says about the agenda, and the ways to change it. */
export function useAgendaAddress() {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const { date: today } = useSalonNow();
  const closedAt = useRef<string>(undefined);
  const params = new URLSearchParams(search);
  const date = dateIn(params, today);
  const go = (next: URLSearchParams, options: { replace?: boolean; state?: unknown }) =>
    navigate({ search: next.toString() }, { preventScrollReset: true, ...options });

  return {
    today,
    date,
    shown: shownIn(params),
    overlay: overlayIn(params, today),
    /** Going to the current day adds no step to the history. */
    goTo: (next: string) => next !== date && go(withDate(params, next, today), {}),
    show: (ids: readonly string[]) => go(withShown(params, ids), { replace: true }),
    open: (overlay: Overlay) => go(withOverlay(params, overlay), { state: { opened: true } }),
    /** Goes back in the history, unless a link opened it. */
    close() {
      if (closedAt.current === key) return;
      closedAt.current = key;
      forgetUnsaved();
      if ((state as { opened?: boolean } | null)?.opened) navigate(-1);
      else go(withoutOverlay(params), { replace: true });
    },
  };
}
