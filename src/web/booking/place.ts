import { useEffect, useSyncExternalStore } from 'react';
import { BOOKING, type BookingPage } from '#contract/paths.ts';

// Three addresses need no router, which would take a tenth of the page's weight.

type Place = { path: string; state: unknown };

let place: Place | undefined;
let hasMoved = false;
const listeners = new Set<() => void>();

function look() {
  hasMoved = true;
  place = { path: location.pathname, state: history.state };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('popstate', look);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', look);
  };
}

function currentPlace(): Place {
  place ??= { path: location.pathname, state: history.state };
  return place;
}

/** The path and the state of the history entry. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace);
}

export function goTo(path: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}) {
  if (replace) history.replaceState(state, '', path);
  else history.pushState(state, '', path);
  if (path !== place?.path) scrollTo(0, 0);
  look();
}

/** Whether the visitor came from another page of ours, whose focus is gone. */
export function cameFromPage(): boolean {
  return hasMoved;
}

/** The salon and page of a path; by default the services. */
export function readPath(path: string): { salonId: string; page: BookingPage } {
  const [salonId = '', page] = path.startsWith(BOOKING) ? path.slice(BOOKING.length + 1).split('/') : [];
  return { salonId, page: page === 'calendario' || page === 'sucesso' ? page : 'services' };
}

export function Redirect({ to }: { to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
