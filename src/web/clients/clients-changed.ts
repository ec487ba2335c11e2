import { api, queryClient } from '#web/app/api/client.ts';

/** Whatever shows clients looks again, and the dashboard at what the salon has set up. */
export async function clientsChanged(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: api.clients.key() }),
    queryClient.invalidateQueries({ queryKey: api.dashboard.key() }),
  ]);
}
