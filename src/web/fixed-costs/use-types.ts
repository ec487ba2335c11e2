import { useQuery } from '@tanstack/react-query';
import { api } from '#web/ground/api/client.ts';

export type ReadTypes = ReturnType<typeof useTypes>;

export function useTypes() {
  return useQuery(api.fixedCosts.types.queryOptions());
}
