import { useEffect, useSyncExternalStore } from 'react';
import { BOOKING, type BookingPage } from '#contract/paths.ts';

// Three addresses and the browser's own history: a router would be a tenth of what the page may weigh.

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

/** Where the visitor is, and what that entry of the history remembers. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace);
}

export function goTo(path: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}) {
  if (replace) history.replaceState(state, '', path);
  else history.pushState(state, '', path);
  if (path !== place?.path) scrollTo(0, 0);
  look();
}

/** Whether the visitor came here from another page of ours: what had the focus there is gone. */
export function cameFromPage(): boolean {
  return hasMoved;
}

/** Which salon and page an address names; what it does not name is the services. */
export function readPath(path: string): { salonId: string; page: BookingPage } {
  const [salonId = '', page] = path.startsWith(BOOKING) ? path.slice(BOOKING.length + 1).split('/') : [];
  return { salonId, page: page === 'calendario' || page === 'sucesso' ? page : 'services' };
}

/** Shown where nothing can be: sends the visitor on. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => goTo(to, { replace: true }), [to]);
  return null;
}
