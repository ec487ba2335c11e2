import { readStatement, readSummaryOf } from '#server/commissions/read-statement.ts';
import { open } from '#server/kernel/http/api.ts';
import { type Prove, provenProfessional } from '#server/kernel/http/portal.ts';
import { accepted, done, found } from '#server/kernel/http/refusals.ts';
import { readPicture } from '#server/pictures/read-picture.ts';
import { preparePicture } from '#server/pictures/store-picture.ts';
import { addOwnPhoto, readOwnSheet, removeOwnPhoto, saveOwnSheet } from '#server/technical-sheets/own-sheets.ts';
import { changeAppointment } from './change-appointment.ts';
import { changeVisit } from './change-visit.ts';
import { createAppointment } from './create-appointment.ts';
import { listAppointments } from './list-appointments.ts';
import { proveMember } from './prove-member.ts';

/** What professionals do in their own agenda, and read of what they earned. */
export function ownPortalRpc(prove: Prove) {
  const { rpc } = open.use(provenProfessional(prove, proveMember));
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

    // What was mixed for the clients they serve, and the photos.
    staffPortalSheetRead: rpc.staffPortalSheetRead.handler(async ({ input, context, errors }) =>
      found(await readOwnSheet(context.db, input.id), errors),
    ),

    staffPortalSheetSave: rpc.staffPortalSheetSave.handler(async ({ input, context, errors }) => {
      const { token: _, pin: __, ...form } = input;
      return accepted(await saveOwnSheet(context, form), errors).sheet;
    }),

    staffPortalSheetPhotoAdd: rpc.staffPortalSheetPhotoAdd.handler(async ({ input, context, errors }) => {
      const { token: _, pin: __, ...photo } = input;
      const waiter = { lane: 'professionals', key: context.staff, isGone: context.isGone } as const;
      const { picture } = accepted(await preparePicture(waiter, photo.picture), errors);
      const key = context.idempotencyKey;
      return accepted(await addOwnPhoto(context, key, photo, picture), errors).photo;
    }),

    staffPortalSheetPhotoRemove: rpc.staffPortalSheetPhotoRemove.handler(async ({ input, context, errors }) =>
      done(await removeOwnPhoto(context, input.id), errors),
    ),

    staffPortalSheetPicture: rpc.staffPortalSheetPicture.handler(async ({ input, context, errors }) => {
      const file = found(await readPicture(context.db, input.id, input.size), errors);
      return { data: file.toString('base64') };
    }),
  };
}

/** Who was proven a moment ago is in the team. */
const noProfessional = () => new Error('A professional who was proven is not in the team.');
