import { open } from '#server/kernel/http/api.ts';
import { type Prove, provenProfessional } from '#server/kernel/http/portal.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { changeAppointment } from './change-appointment.ts';
import { createAppointment } from './create-appointment.ts';
import { listAppointments } from './list-appointments.ts';

/** What professionals do in their own agenda. */
export function portalAppointmentsRpc(prove: Prove) {
  const { rpc } = open.use(provenProfessional(prove));
  return {
    staffPortalAppointmentsList: rpc.staffPortalAppointmentsList.handler(({ input, context }) =>
      listAppointments(context, { from: input.start, to: input.end }, context.now()),
    ),

    staffPortalAppointmentCreate: rpc.staffPortalAppointmentCreate.handler(async ({ input, context, errors }) => {
      const { token: _, pin: __, ...wish } = input;
      const { appointment, over_time_off } = accepted(
        await createAppointment(context, wish, context.idempotencyKey),
        errors,
      );
      return { appointment, over_time_off };
    }),

    staffPortalAppointmentUpdate: rpc.staffPortalAppointmentUpdate.handler(async ({ input, context, errors }) => {
      const { token: _, pin: __, ...change } = input;
      const { appointment, over_time_off } = accepted(await changeAppointment(context, change), errors);
      return { appointment, over_time_off };
    }),
  };
}
