import { useQuery } from '@tanstack/react-query';
import { api } from '#web/ground/api/client.ts';

/** Who can be chosen in a dialog: the active professionals, in the team's order. */
export function useProfessionals(date: string) {
  const { data } = useQuery(api.agenda.days.queryOptions({ input: { from: date, to: date } }));
  return (data?.professionals ?? []).filter(({ ativo }) => ativo);
}
