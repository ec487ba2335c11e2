import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FILTERS, type Filter } from '#domain/activity/filters.ts';
import { type ActivityArea, AREAS } from '#domain/activity/tell.ts';
import { type DayRange, isRange } from '#domain/shared/period.ts';
import { addDays } from '#domain/shared/time.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useListSearch } from '#web/ui/list-head.tsx';

/** Days up to today; `all` is everything, `days` what was typed. */
export const PERIODS = ['today', 'week', 'month', 'all', 'days'] as const;
export type PeriodName = (typeof PERIODS)[number];

const BACK: Partial<Record<PeriodName, number>> = { today: 0, week: -6, month: -29 };
const [SEARCH, PERSON, AREA, ONLY, PERIOD, FIRST, LAST] = ['busca', 'pessoa', 'area', 'ver', 'periodo', 'de', 'ate'];

const oneOf = <Name extends string>(names: readonly Name[], asked: string | null): Name | '' =>
  names.find((name) => name === asked) ?? '';

/** What is looked for stands in the address, so that "back" leads to the same lines. The last seven days where it says nothing. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const today = useSalonToday();
  const searched = params.get(SEARCH) ?? '';
  const { typed, type, wanted } = useListSearch(searched);
  const [last, setLast] = useState(searched);
  // The menu leads to all lines, also from a search among them.
  if (searched !== last) {
    setLast(searched);
    if (searched !== wanted) type(searched);
  }
  const set = (values: Record<string, string>) =>
    setParams(
      (params) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === '') params.delete(name);
          else params.set(name, value);
        }
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  const keep = useEffectEvent((search: string) => search !== searched && set({ [SEARCH]: search }));
  useEffect(() => {
    keep(wanted);
  }, [wanted]);

  const asked: DayRange = { first: params.get(FIRST) ?? '', last: params.get(LAST) ?? '' };
  const days = isRange(asked) ? asked : null;
  const period = days ? 'days' : oneOf(PERIODS, params.get(PERIOD)) || 'week';
  const back = BACK[period];
  const range = days ?? (back === undefined ? null : { first: addDays(today, back), last: today });
  const person = params.get(PERSON) ?? '';
  const area = oneOf(AREAS, params.get(AREA));
  const only = oneOf(FILTERS, params.get(ONLY));
  return {
    typing: { typed, type },
    person,
    area,
    only,
    period,
    /** The days that are shown; null is all of them. */
    range,
    isFiltered: Boolean(wanted || person || area || only),
    search: wanted,
    input: {
      ...(wanted && { search: wanted }),
      ...(person && { person }),
      ...(area && { area }),
      ...(only && { only }),
      ...(range ?? {}),
    },
    showPerson: (person: string) => set({ [PERSON]: person }),
    showArea: (area: ActivityArea | '') => set({ [AREA]: area }),
    showOnly: (only: Filter | '') => set({ [ONLY]: only }),
    /** Of `days` only that they are asked for. */
    showPeriod: (period: PeriodName) => set({ [PERIOD]: period === 'week' ? '' : period, [FIRST]: '', [LAST]: '' }),
    showDays: ({ first, last }: DayRange) => set({ [PERIOD]: '', [FIRST]: first, [LAST]: last }),
    clear: () => {
      type('');
      setParams({}, { replace: true, preventScrollReset: true });
    },
  };
}

export type ActivityFilters = ReturnType<typeof useFilters>;
