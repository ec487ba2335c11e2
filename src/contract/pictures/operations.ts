import * as z from 'zod/mini';
import { PICTURE_SIZES } from '#domain/pictures/limits.ts';
import { notFound } from '../errors.ts';
import { get } from '../operation.ts';

export const picturesContract = {
  read: get('/pictures/{id}/{size}', 'member', 'A picture of the salon as a WebP file')
    .errors(notFound)
    .input(z.object({ id: z.uuid(), size: z.enum(PICTURE_SIZES) }))
    .output(z.file()),
};
