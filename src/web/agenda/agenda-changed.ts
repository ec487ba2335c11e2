import { api, queryClient } from '#web/app/api/client.ts';

/** After a change of its rules: whatever shows the agenda looks again, and so do the salon's settings and the dashboard. */
export async function agendaChanged(): Promise<void> {
  await Promise.all(
    [api.agenda.key(), api.agendaSettings.key(), api.account.settings.key(), api.dashboard.key()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
