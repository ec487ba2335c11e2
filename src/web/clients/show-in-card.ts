import type { ClientCard } from '#contract/clients/operations.ts';
import { api, queryClient } from '#web/ground/api/client.ts';

/** The card shows what was saved before it is fetched again: whoever opens it right away must not find what it was before. */
export function showInCard(id: string, change: (card: ClientCard) => Partial<ClientCard>): void {
  const key = api.clients.read.queryKey({ input: { id } });
  queryClient.setQueryData<ClientCard>(key, (card) => card && { ...card, ...change(card) });
}
