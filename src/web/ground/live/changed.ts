import { queryClient } from '../api/client.ts';
import { type Changed, concerns } from './areas.ts';

/** After this window changed something: what shows it asks again at once. Resolves when the pages that are open have their answers. */
export function changed(...entities: Changed[]): Promise<void> {
  return queryClient.invalidateQueries({ predicate: (query) => entities.some((entity) => concerns(entity, query)) });
}
