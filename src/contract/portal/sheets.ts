import * as z from 'zod/mini';
import { PICTURE_SIZES } from '#domain/pictures/limits.ts';
import { MOMENTS } from '#domain/technical-sheets/limits.ts';
import { notFound, repeatErrors } from '../errors.ts';
import { version } from '../fields.ts';
import { post } from '../operation.ts';
import { pictureData, pictureErrors } from '../pictures/forms.ts';
import { done } from '../shared.ts';
import { formula, isWritten } from '../technical-sheets/forms.ts';
import { clientPhoto, technicalSheet } from '../technical-sheets/operations.ts';
import { link } from './appointments-forms.ts';

const sheetOfVisit = z.object({
  /** Of the salon's list; without one there is nobody whose sheet it could be. */
  has_client: z.boolean(),
  sheet: z.nullable(technicalSheet),
  /** The newest ones of that client before it, whoever wrote them; the one to be repeated first. */
  earlier: z.array(technicalSheet),
  /** Of this visit. */
  photos: z.array(clientPhoto),
});

export type PortalSheet = z.infer<typeof sheetOfVisit>;

const saveSheetInput = z
  .object({
    ...link,
    /** Of the appointment. */
    id: z.uuid(),
    /** As it was read; null where there was none. */
    version: z.nullable(version),
    ...formula,
  })
  .check(isWritten());

const photoErrors = { ...notFound, ...pictureErrors, ...repeatErrors };

export type PortalSheetForm = Omit<z.output<typeof saveSheetInput>, 'token' | 'pin'>;

export const portalSheetsRpc = {
  staffPortalSheetRead: post(
    '/rpc/staff_portal_sheet_read',
    'nothing',
    'The technical sheet of an appointment of one’s own, with the client’s earlier ones',
  )
    .errors(notFound)
    .input(z.object({ ...link, id: z.uuid() }))
    .output(sheetOfVisit),
  staffPortalSheetSave: post(
    '/rpc/staff_portal_sheet_save',
    'nothing',
    'Write or change the technical sheet of an appointment of one’s own',
  )
    .errors({ ...notFound, STALE: { status: 409, data: z.object({ sheet: z.nullable(technicalSheet) }) } })
    .input(saveSheetInput)
    .output(technicalSheet),
  staffPortalSheetPhotoAdd: post(
    '/rpc/staff_portal_sheet_photo_add',
    'nothing',
    'Add a photo to an appointment of one’s own; takes an Idempotency-Key',
  )
    .errors(photoErrors)
    .input(z.object({ ...link, id: z.uuid(), moment: z.enum(MOMENTS), picture: pictureData }))
    .output(clientPhoto),
  staffPortalSheetPhotoRemove: post(
    '/rpc/staff_portal_sheet_photo_remove',
    'nothing',
    'Delete a photo of an appointment of one’s own',
  )
    .errors(notFound)
    .input(z.object({ ...link, id: z.uuid() }))
    .output(done),
  staffPortalSheetPicture: post(
    '/rpc/staff_portal_sheet_picture',
    'nothing',
    'The file of a photo of one’s own client, as WebP in base64',
  )
    .errors(notFound)
    .input(z.object({ ...link, id: z.uuid(), size: z.enum(PICTURE_SIZES) }))
    .output(z.object({ data: z.string() })),
};
