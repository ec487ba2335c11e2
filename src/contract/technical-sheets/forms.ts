import * as z from 'zod/mini';
import { MOMENTS, MOST_LINES, MOST_MINUTES } from '#domain/technical-sheets/limits.ts';
import { day, requiredText, text, version } from '../fields.ts';
import { pictureData } from '../pictures/forms.ts';

const tooLong = 'technicalSheets:errors.tooLong';
const minutesInvalid = 'technicalSheets:errors.minutesInvalid';

const line = z.object({
  /** On which part: roots, ends. */
  place: text(200, tooLong),
  /** Free text: what was mixed need not stand on the salon's shelf. */
  product: requiredText('technicalSheets:errors.productRequired', tooLong),
  brand: text(200, tooLong),
  /** Such as "30 g + 60 ml 13 vol". */
  proportion: text(200, tooLong),
  minutes: z.nullable(z.int(minutesInvalid).check(z.gte(1, minutesInvalid), z.lte(MOST_MINUTES, minutesInvalid))),
});

/** What was mixed, and how it came out. One of the two may be missing. */
export const formula = {
  result: text(2_000, 'technicalSheets:errors.resultTooLong'),
  lines: z.array(line).check(z.maxLength(MOST_LINES, 'technicalSheets:errors.tooManyLines')),
};

export const isWritten = () =>
  z.refine<{ result: string; lines: unknown[] }>(({ result, lines }) => result.trim() !== '' || lines.length > 0, {
    error: 'technicalSheets:errors.empty',
    path: ['lines'],
  });

const date = day('technicalSheets:errors.dateRequired', 'technicalSheets:errors.dateInvalid');

/** Of a visit, which says date and professional; or without one, where they are said. */
const whose = {
  date,
  staff_id: z.nullable(z.uuid()),
};

export const sheetForm = z.object({ ...whose, ...formula }).check(isWritten());

export const createSheetInput = z
  .object({ client_id: z.uuid(), appointment_id: z.nullable(z.uuid()), ...whose, ...formula })
  .check(isWritten());

export const changeSheetInput = z.object({ id: z.uuid(), version, ...whose, ...formula }).check(isWritten());

export const repeatSheetInput = z.object({ id: z.uuid(), is_next: z.boolean() });

const photo = { moment: z.enum(MOMENTS), taken_on: date };

export const addPhotoInput = z.object({
  client_id: z.uuid(),
  appointment_id: z.nullable(z.uuid()),
  sheet_id: z.nullable(z.uuid()),
  ...photo,
  picture: pictureData,
});

export const changePhotoInput = z.object({ id: z.uuid(), ...photo });

export type SheetForm = z.output<typeof sheetForm>;
export type Formula = Pick<SheetForm, 'result' | 'lines'>;
export type NewSheet = z.output<typeof createSheetInput>;
export type NewPhoto = z.output<typeof addPhotoInput>;
