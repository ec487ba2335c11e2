import { redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { salonNow } from '#domain/shared/time.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { loadSession } from '#web/ground/session.ts';

/** More than one active professional see their day, one alone the week. What is read to know it is the day that is then shown. */
export async function agendaStart({ request }: { request: Request }) {
  const session = await loadSession();
  if (!session) return null;
  const { search } = new URL(request.url);
  const today = salonNow(Temporal.Now.instant(), session.profile.timezone).date;
  const options = api.agenda.days.queryOptions({ input: { from: today, to: today } });
  // Where it cannot be read, the day says so and offers another try.
  const day = await queryClient.ensureQueryData(options).catch(() => undefined);
  const isTeam = !day || day.professionals.filter(({ ativo }) => ativo).length > 1;
  return redirect((isTeam ? paths.agendaDay : paths.agendaWeek) + search);
}
