import type { Query, QueryClient } from '@tanstack/react-query';
import { concerns, isSession } from './areas.ts';

const GATHER_MS = 200;
/** In a busy salon a window must not refetch all the time. */
const REST_MS = 1_000;

/** Refetches the queries that a change affects; many changes at once cause one refetch. */
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
      // Queries sent after the change was announced already have it, such as those of the window that made it.
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
