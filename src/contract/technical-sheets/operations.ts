import * as z from 'zod/mini';
import { MOMENTS } from '#domain/technical-sheets/limits.ts';
import { notFound, repeatErrors } from '../errors.ts';
import { del, get, nextPage, post, put, rowId } from '../operation.ts';
import { pictureErrors, shownPicture } from '../pictures/forms.ts';
import { done, pageOf } from '../shared.ts';
import { addPhotoInput, changePhotoInput, changeSheetInput, createSheetInput, repeatSheetInput } from './forms.ts';

const line = z.object({
  place: z.string(),
  product: z.string(),
  brand: z.string(),
  proportion: z.string(),
  minutes: z.nullable(z.int()),
});

export const technicalSheet = z.object({
  id: z.uuid(),
  /** What a change of it names. */
  version: z.string(),
  client_id: z.uuid(),
  /** Null where it was written without a visit, and once the visit is deleted. */
  appointment_id: z.nullable(z.uuid()),
  date: z.string(),
  /** What was done, as it was called then. */
  services: z.array(z.string()),
  staff_id: z.nullable(z.uuid()),
  staff_name: z.string(),
  result: z.string(),
  /** In their order. */
  lines: z.array(line),
  /** To be repeated at the client's next visit; one of a client's. */
  is_next: z.boolean(),
});

export const clientPhoto = z.object({
  id: z.uuid(),
  moment: z.enum(MOMENTS),
  taken_on: z.string(),
  /** Of which visit, and of which sheet; null where it is of none. */
  appointment_id: z.nullable(z.uuid()),
  sheet_id: z.nullable(z.uuid()),
  picture: shownPicture,
});

/** An appointment, or a sheet that has none (any more); then `id` is the sheet's. */
const visit = z.object({
  id: z.uuid(),
  appointment_id: z.nullable(z.uuid()),
  date: z.string(),
  /** HH:MM; null of a sheet without a visit. */
  start_time: z.nullable(z.string()),
  services: z.array(z.string()),
  professional_id: z.nullable(z.uuid()),
  professional_name: z.string(),
  professional_color: z.nullable(z.string()),
  sheet: z.nullable(technicalSheet),
  /** The newest ones. */
  photos: z.array(clientPhoto),
});

const last = z.object({
  /** The sheet of that visit, where it has one. */
  own: z.nullable(technicalSheet),
  /** What a new one would be copied from: marked to be repeated, else the newest of the same service, else the newest. */
  last: z.nullable(technicalSheet),
});

export type TechnicalSheet = z.infer<typeof technicalSheet>;
export type ClientPhoto = z.infer<typeof clientPhoto>;
export type SheetVisit = z.infer<typeof visit>;
export type LastSheet = z.infer<typeof last>;

const ofClient = z.object({ client_id: z.uuid(), ...nextPage.shape });

/** Somebody wrote the sheet of that visit meanwhile, or changed it: as it is now. */
const taken = { TAKEN: { status: 409, data: z.object({ sheet: technicalSheet }) } };
const stale = { STALE: { status: 409, data: z.object({ sheet: technicalSheet }) } };

export const technicalSheetsContract = {
  visits: get(
    '/technical-sheets/visits',
    'clients',
    "A client's visits that are done or begun, newest first, with their sheets and photos",
  )
    .errors(notFound)
    .input(ofClient)
    .output(pageOf(visit)),
  last: get(
    '/technical-sheets/last',
    'clients',
    'The sheet of a visit, and the one that a new one would be copied from',
  )
    .errors(notFound)
    .input(z.object({ client_id: z.uuid(), appointment_id: z.optional(z.uuid()) }))
    .output(last),
  suggestions: get(
    '/technical-sheets/suggestions',
    'clients',
    'What newer sheets name, and the products of the salon',
  ).output(
    z.object({
      products: z.array(z.object({ product: z.string(), brand: z.string() })),
      places: z.array(z.string()),
      proportions: z.array(z.string()),
    }),
  ),
  read: get('/technical-sheets/{id}', 'clients', 'A technical sheet')
    .errors(notFound)
    .input(rowId)
    .output(technicalSheet),
  create: post('/technical-sheets', 'clients', 'Write the technical sheet of a visit, or one without a visit')
    .errors({ ...notFound, ...taken, ...repeatErrors })
    .input(createSheetInput)
    .output(technicalSheet),
  change: put('/technical-sheets/{id}', 'clients', 'Change a technical sheet; of a visit, date stays the visit’s')
    .errors({ ...notFound, ...stale })
    .input(changeSheetInput)
    .output(technicalSheet),
  repeat: put(
    '/technical-sheets/{id}/repeat',
    'clients',
    "Have it repeated at the client's next visit, or not after all",
  )
    .errors(notFound)
    .input(repeatSheetInput)
    .output(technicalSheet),
  remove: del('/technical-sheets/{id}', 'clients', 'Delete a technical sheet; its photos stay')
    .errors(notFound)
    .input(rowId)
    .output(done),

  photos: get(
    '/technical-sheets/photos',
    'clients',
    "A client's photos, newest first; those of one visit, where it is named",
  )
    .errors(notFound)
    .input(z.extend(ofClient, { appointment_id: z.optional(z.uuid()) }))
    .output(z.object({ ...pageOf(clientPhoto).shape, total: z.int() })),
  createPhoto: post('/technical-sheets/photos', 'clients', 'Add a photo of a client')
    .errors({ ...notFound, ...pictureErrors, ...repeatErrors })
    .input(addPhotoInput)
    .output(clientPhoto),
  changePhoto: put('/technical-sheets/photos/{id}', 'clients', 'Say what a photo shows and when it was taken')
    .errors(notFound)
    .input(changePhotoInput)
    .output(clientPhoto),
  removePhoto: del('/technical-sheets/photos/{id}', 'clients', 'Delete a photo for good')
    .errors(notFound)
    .input(rowId)
    .output(done),
};
