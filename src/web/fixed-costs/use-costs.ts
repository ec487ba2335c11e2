import { useQuery } from '@tanstack/react-query';
import type { FixedCost, FixedCostsMonth } from '#contract/fixed-costs/operations.ts';
import { type Month, yearAndMonth } from '#domain/shared/period.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';

/** A month as it is shown; `failure` says why what it lacks could not be generated. */
type Opened = FixedCostsMonth & { failure?: unknown };

export type ReadCosts = ReturnType<typeof useCosts>;

/** Whoever looks at a month opens it: what it lacks is generated before it is shown. */
export function useCosts(month: Month) {
  const input = yearAndMonth(month);
  return useQuery({
    queryKey: [...api.fixedCosts.month.queryKey({ input }), 'opened'],
    queryFn: async (): Promise<Opened> => {
      const found = await client.fixedCosts.month(input);
      if (found.missing === 0) return found;
      // What is there already is shown all the same.
      return client.fixedCosts.openMonth(input).catch((failure: unknown) => ({ ...found, failure }));
    },
  });
}

/** What was just saved is shown at once, before its month has been asked for again. */
export function keepCost(cost: FixedCost): void {
  queryClient.setQueriesData<Opened>(
    { queryKey: api.fixedCosts.month.key() },
    (month) => month && { ...month, costs: month.costs.map((one) => (one.id === cost.id ? cost : one)) },
  );
}

export type ReadTypes = ReturnType<typeof useTypes>;

export function useTypes() {
  return useQuery(api.fixedCosts.types.queryOptions());
}
