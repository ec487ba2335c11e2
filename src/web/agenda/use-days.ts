import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays, daysBetween } from '#domain/shared/time.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { whenIdle } from '#web/ui/when-idle.ts';

const optionsFor = (from: string, to: string) => api.agenda.days.queryOptions({ input: { from, to } });

/** Everything shown of one or more days. The days before and after are prefetched when the browser is idle. */
export function useDays(from: string, to: string) {
  const query = useQuery({ ...optionsFor(from, to), placeholderData: keepPreviousData });
  const isThere = query.isSuccess && !query.isPlaceholderData;
  useEffect(() => {
    if (!isThere) return;
    const length = daysBetween(from, to) + 1;
    return whenIdle(() => {
      for (const days of [length, -length]) {
        queryClient.prefetchQuery(optionsFor(addDays(from, days), addDays(to, days)));
      }
    });
  }, [isThere, from, to]);
  return query;
}

/** Who can be chosen in a dialog: the active professionals, in the team's order. */
export function useProfessionals(date: string) {
  const { data } = useQuery(optionsFor(date, date));
  return (data?.professionals ?? []).filter(({ ativo }) => ativo);
}
