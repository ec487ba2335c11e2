import { type RawBuilder, sql } from 'kysely';
import type { ShownPicture } from '#contract/pictures/forms.ts';
import { pictureRows } from './lent-select.ts';

/** The picture that a row names, as pages show it; null where it names none: `shownPicture(sql`staff.picture_id`)`. */
export const shownPicture = (named: RawBuilder<unknown>) => sql<ShownPicture | null>`(
  select json_build_object('id', picture.id, 'width', picture.width, 'height', picture.height)
  from ${pictureRows.as('picture')} where picture.id = ${named})`;
