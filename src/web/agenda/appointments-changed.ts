import { api, queryClient } from '#web/app/api/client.ts';

/** After a save or a deletion: the agenda, the client's visits, the stock and the dashboard look again. */
export async function appointmentsChanged(): Promise<void> {
  const keys = [api.agenda.key(), api.clients.key(), api.products.key(), api.dashboard.key()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
