import { queryClient } from '../api/client.ts';
import { type Changed, concerns, isSession } from './areas.ts';

/** After a change made in this window: refetches what shows it. Resolves when the open pages have their responses. */
export function changed(...entities: Changed[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: (query) => entities.some((entity) => concerns(entity, query)) });
}

/** Who may see what has changed: everything is asked for again. */
export function lookAgainEverywhere(): Promise<void> {
  return queryClient.invalidateQueries({ predicate: (query) => !isSession(query) });
}
