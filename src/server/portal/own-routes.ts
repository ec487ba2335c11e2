import { readStatement, readSummaryOf } from '#server/commissions/read-statement.ts';
import { open } from '#server/kernel/http/api.ts';
import { type Prove, provenProfessional } from '#server/kernel/http/portal.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { changeAppointment } from './change-appointment.ts';
import { changeVisit } from './change-visit.ts';
import { createAppointment } from './create-appointment.ts';
import { listAppointments } from './list-appointments.ts';

/** What professionals do in their own agenda, and read of what they earned. */
export function ownPortalRpc(prove: Prove) {
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

    staffPortalAppointmentVisit: rpc.staffPortalAppointmentVisit.handler(async ({ input, context, errors }) => {
      const { token: _, pin: __, ...visit } = input;
      const { appointment, over_time_off } = accepted(await changeVisit(context, visit), errors);
      return { appointment, over_time_off };
    }),

    // What they earned: through their own handle, which finds nobody else's.
    staffPortalCommissionsSummary: rpc.staffPortalCommissionsSummary.handler(async ({ input, context }) => {
      const row = await readSummaryOf(context.db, context.staff, { first: input.start, last: input.end });
      if (!row) throw noProfessional();
      const { staff_id: _, staff_name: __, color: ___, is_active: ____, percent: _____, ...sums } = row;
      return sums;
    }),

    staffPortalCommissionsStatement: rpc.staffPortalCommissionsStatement.handler(async ({ input, context }) => {
      const { start: first, end: last, cursor } = input;
      const statement = await readStatement(context.db, { staff_id: context.staff, first, last, cursor });
      if (!statement) throw noProfessional();
      return { rows: statement.rows, next: statement.next };
    }),
  };
}

/** Who was proven a moment ago is in the team. */
const noProfessional = () => new Error('A professional who was proven is not in the team.');
