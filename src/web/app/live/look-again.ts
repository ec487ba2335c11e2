import type { Query, QueryClient } from '@tanstack/react-query';

/** Whose answers tell about which table. What is not named here may be in anybody's. */
const AREAS: Record<string, readonly string[]> = {
  appointments: ['agenda', 'clients', 'dashboard'],
  staff_time_off: ['agenda'],
  staff_shifts: ['agenda', 'agendaSettings'],
  salon_hours: ['agenda', 'agendaSettings', 'account', 'dashboard'],
  salon_exceptions: ['agenda', 'agendaSettings'],
  clients: ['clients', 'agenda', 'dashboard'],
  staff: ['team', 'agenda', 'agendaSettings', 'dashboard'],
  services: ['services', 'agenda', 'dashboard'],
  service_categories: ['services'],
  products: ['products', 'services', 'agenda'],
  product_purchases: ['products'],
  stock_movements: ['products'],
  profiles: ['account', 'agenda', 'agendaSettings', 'dashboard'],
  users: [],
  booking_link: ['dashboard'],
};

const GATHER_MS = 200;
/** A busy salon must not keep a window asking all the time. */
const REST_MS = 1_000;

/** Lets the queries of a window that are touched by a change ask again: many changes at once make them ask once. */
export function lookAgainIn(queryClient: QueryClient) {
  const asked = new WeakMap<Query, number>();
  const heard = new Map<string, number>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let lastLook = Number.NEGATIVE_INFINITY;

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.set(event.query, performance.now());
  });

  function look() {
    waiting = undefined;
    lastLook = performance.now();
    const changes = [...heard];
    heard.clear();
    queryClient.invalidateQueries({
      // Whoever asked after the change was announced has its answer: the window that made the change among them.
      predicate: (query) =>
        changes.some(([entity, at]) => concerns(entity, query) && at > (asked.get(query) ?? Number.NEGATIVE_INFINITY)),
    });
  }

  return {
    changed(entity: string) {
      heard.set(entity, performance.now());
      waiting ??= setTimeout(look, Math.max(GATHER_MS, lastLook + REST_MS - performance.now()));
    },
    /** Anything may have changed since the answers were given. */
    anythingChanged() {
      queryClient.invalidateQueries({ predicate: (query) => query.state.data !== undefined && !isSession(query) });
    },
    stop() {
      clearTimeout(waiting);
      waiting = undefined;
      heard.clear();
    },
  };
}

/** The key of an operation begins with its path in the contract: [['agenda', 'days'], …]. */
function concerns(entity: string, query: Query): boolean {
  const [[area = ''] = []] = query.queryKey as [string[]?];
  return AREAS[entity]?.includes(area) ?? !isSession(query);
}

/** Asked for at every gate, and nothing but signing in or out changes it. */
function isSession({ queryKey: [path] }: Query): boolean {
  return String(path) === 'account,session';
}
