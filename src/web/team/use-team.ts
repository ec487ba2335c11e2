import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useMoreAhead } from '#web/ui/more-rows.ts';

/** Everybody of the salon, by name. The first hundred show at once, and where there are more they follow by themselves. */
export function useTeam() {
  const list = usePages(api.team.list, {});
  useMoreAhead(list.more, true);
  return list;
}
