import type { PortalAgenda, PortalAppointment } from '#contract/portal/appointments.ts';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import type { TestServer } from '#server/test-server.ts';

type Extra = Parameters<ReturnType<TestServer['visitor']>['post']>[2];
type Saved = { appointment: PortalAppointment; over_time_off: boolean };

export type Professional = ReturnType<typeof professionalWith>;

/** A salon with an agenda, of which Rita and Bia have a link of the portal each. */
export async function portalSalon(server: TestServer) {
  const salon = await bookedSalon(server);
  const signIn = async (staff: string) => {
    const { body } = await salon.owner.post(`/api/portal/access/${staff}`, { pin: '271828' });
    return professionalWith(server, body as { token: string; pin: string });
  };
  return { ...salon, atPortal: await signIn(salon.rita), biaAtPortal: await signIn(salon.bia), signIn };
}

export type PortalSalon = Awaited<ReturnType<typeof portalSalon>>;

/** Somebody at the portal, with a link and its PIN, and with nothing else. */
export function professionalWith(server: TestServer, link: { token: string; pin: string }) {
  const call = (name: string, input: object, extra?: Extra) =>
    server.visitor().post(`/api/rpc/staff_portal_${name}`, { ...link, ...input }, extra);
  const create = (changes: object = {}, extra?: Extra) =>
    call(
      'appointment_create',
      {
        date: '2026-11-17',
        start: '14:00',
        duration_minutes: 60,
        client_name: 'Carla Dias',
        service_name: 'Corte',
        ...changes,
      },
      extra,
    );
  const list = (start = '2026-11-17', end = start) => call('appointments_list', { start, end });
  return {
    link,
    call,
    create,
    list,
    /** Makes what must be accepted. */
    make: async (changes: object = {}) => savedIn(await create(changes)).appointment,
    /** Sends an appointment as it was listed, but for what changes. */
    update: (
      { id, date, start, duration_minutes, client_name, service_name }: PortalAppointment,
      changes: object = {},
    ) =>
      call('appointment_update', {
        id,
        date,
        start,
        duration_minutes,
        client_name,
        service_name,
        status: 'pendente',
        ...changes,
      }),
    agenda: async (start?: string, end?: string) => {
      const { status, body, text } = await list(start, end);
      if (status !== 200) throw new Error(`Listing answered ${status}: ${text}`);
      return body as PortalAgenda;
    },
    seen: async (id: string, date = '2026-11-17') => {
      const { body } = await list(date);
      const found = (body as PortalAgenda).appointments.find((one) => one.id === id);
      if (!found) throw new Error(`It is not listed on ${date}.`);
      return found;
    },
  };
}

export function savedIn({ status, body, text }: { status: number; body: unknown; text: string }): Saved {
  if (status !== 200) throw new Error(`Saving answered ${status}: ${text}`);
  return body as Saved;
}
