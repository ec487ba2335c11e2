import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useMoreAhead } from '#web/ui/more-rows.ts';

/** The whole team by name: the first hundred at once, the others right after. */
export function useTeam() {
  const list = usePages(api.team.list, {});
  useMoreAhead(list.more, true);
  return list;
}
