import { owned } from '#server/kernel/http/api.ts';
import { asAccount } from '#server/kernel/http/lanes.ts';
import { accepted, done, found } from '#server/kernel/http/refusals.ts';
import { preparePicture } from '#server/pictures/store-picture.ts';
import { listPhotos } from './photos-queries.ts';
import { lastSheets, readSheet, readSuggestions } from './queries.ts';
import { removeSheet, repeatSheet } from './repeat-sheet.ts';
import { changePhoto, createPhoto, removePhoto } from './save-photo.ts';
import { changeSheet, createSheet } from './save-sheet.ts';
import { listVisits } from './visits-queries.ts';

const { technicalSheets } = owned;

export const technicalSheetsRoutes = {
  visits: technicalSheets.visits.handler(async ({ input, context, errors }) =>
    found(await listVisits(context.db, context.now(), input), errors),
  ),
  last: technicalSheets.last.handler(async ({ input, context, errors }) =>
    found(await lastSheets(context.db, input.client_id, input.appointment_id), errors),
  ),
  suggestions: technicalSheets.suggestions.handler(({ context }) => readSuggestions(context.db)),
  read: technicalSheets.read.handler(async ({ input, context, errors }) =>
    found(await readSheet(context.db, input.id), errors),
  ),
  create: technicalSheets.create.handler(async ({ input, context, errors }) => {
    return accepted(await createSheet(context, input), errors).sheet;
  }),
  change: technicalSheets.change.handler(async ({ input, context, errors }) => {
    return accepted(await changeSheet(context, input), errors).sheet;
  }),
  repeat: technicalSheets.repeat.handler(async ({ input, context, errors }) => {
    return accepted(await repeatSheet(context, input.id, input.is_next), errors).sheet;
  }),
  remove: technicalSheets.remove.handler(async ({ input, context, errors }) =>
    done(await removeSheet(context, input.id), errors),
  ),

  photos: technicalSheets.photos.handler(async ({ input, context, errors }) =>
    found(await listPhotos(context.db, input), errors),
  ),
  createPhoto: technicalSheets.createPhoto.handler(async ({ input, context, errors }) => {
    const { picture } = accepted(await preparePicture(asAccount(context), input.picture), errors);
    return accepted(await createPhoto(context, input, picture), errors).photo;
  }),
  changePhoto: technicalSheets.changePhoto.handler(async ({ input, context, errors }) => {
    return accepted(await changePhoto(context, input), errors).photo;
  }),
  removePhoto: technicalSheets.removePhoto.handler(async ({ input, context, errors }) =>
    done(await removePhoto(context, input.id), errors),
  ),
};
