import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/ground/api/client.ts';

/** What this window approved, the latest first. The banner that offers to take it back goes; from here it still can be. */
export type Approval = { id: string; version: string; client_name: string };

// Among what is known from the server, so that it goes with it when somebody signs out.
const KEY = ['approvals of this window'];

export function useApprovals(): readonly Approval[] {
  const { data } = useQuery<readonly Approval[]>({
    queryKey: KEY,
    queryFn: () => [],
    initialData: [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

export function rememberApproval(approval: Approval): void {
  queryClient.setQueryData<readonly Approval[]>(KEY, (known = []) => [approval, ...without(known, approval.id)]);
}

/** It was taken back, or cannot be any more. */
export function forgetApproval(id: string): void {
  queryClient.setQueryData<readonly Approval[]>(KEY, (known = []) => without(known, id));
}

const without = (approvals: readonly Approval[], id: string) => approvals.filter((approval) => approval.id !== id);
