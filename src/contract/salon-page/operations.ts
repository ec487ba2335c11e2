import * as z from 'zod/mini';
import { MOST_WORKS, SALON_KINDS } from '#domain/salon-page/kinds.ts';
import { notFound } from '../errors.ts';
import { del, get, post, put, rowId } from '../operation.ts';
import { pictureErrors, shownPicture } from '../pictures/forms.ts';
import { newWorkForm, salonPageForm, singlePictureInput, workForm } from './forms.ts';

const work = z.object({ id: z.uuid(), alt: z.string(), picture: shownPicture });

/** Who works here, with their face where it is known. */
const member = z.object({
  id: z.uuid(),
  nome: z.string(),
  funcao: z.string(),
  color: z.string(),
  picture: z.nullable(shownPicture),
});

const settings = z.object({
  /** Empty until one is chosen. */
  name: z.string(),
  /** Names that the salon had before; each leads to the one it has. */
  old_names: z.array(z.string()),
  is_published: z.boolean(),
  kind: z.enum(SALON_KINDS),
  about: z.string(),
  /** The name of the profile; empty where there is none. */
  instagram: z.string(),
  /** Empty where it is the salon's own phone. */
  whatsapp: z.string(),
  version: z.string(),
});

const page = z.object({
  settings,
  /** Free names made of the salon's own, while it has chosen none. */
  suggestions: z.array(z.string()),
  /** What the page shows besides, as the salon's settings have it. */
  phone: z.string(),
  address: z.string(),
  logo: z.nullable(shownPicture),
  cover: z.nullable(shownPicture),
  works: z.array(work),
  /** By name; of a large team the first. */
  team: z.array(member),
});

export type SalonPageSettings = z.infer<typeof settings>;
export type SalonPage = z.infer<typeof page>;
export type SalonWork = z.infer<typeof work>;
export type SalonMember = z.infer<typeof member>;

const suggestions = z.object({ suggestions: z.array(z.string()) });

export const salonPageContract = {
  read: get('/salon-page', 'settings', "The salon's public page as its owner sets it").output(page),
  checkName: get(
    '/salon-page/name',
    'settings',
    'Whether a name for its address is free; where it is not, names that are',
  )
    .input(z.object({ name: z.string().check(z.maxLength(200)) }))
    .output(z.object({ is_free: z.boolean(), suggestions: z.array(z.string()) })),
  change: put('/salon-page', 'settings', 'Save its address, its texts, and whether it is published')
    .errors({
      /** Another salon has this name, or had it. */
      NAME_TAKEN: { status: 409, data: suggestions },
      /** The salon has as many old names as lead on; it may go back to one of them. */
      TOO_MANY_NAMES: { status: 409 },
      STALE: { status: 409, data: z.object({ settings }) },
    })
    .input(salonPageForm)
    .output(page),
  changePicture: put('/salon-page/pictures/{place}', 'settings', 'Set the logo or the cover; null takes it away')
    .errors(pictureErrors)
    .input(singlePictureInput)
    .output(page),
  createWork: post('/salon-page/works', 'settings', 'Show a picture of a work, as the last one')
    .errors({ ...pictureErrors, /** The page shows as many as it may. */ TOO_MANY_WORKS: { status: 409 } })
    .input(newWorkForm)
    .output(page),
  changeWork: put('/salon-page/works/{id}', 'settings', 'Say what a picture of a work shows')
    .errors(notFound)
    .input(workForm)
    .output(page),
  orderWorks: put('/salon-page/works', 'settings', 'Show the works in this order; those that are not named come last')
    .errors(notFound)
    .input(z.object({ ids: z.array(z.uuid()).check(z.maxLength(4 * MOST_WORKS)) }))
    .output(page),
  removeWork: del('/salon-page/works/{id}', 'settings', 'Take a picture of a work away')
    .errors(notFound)
    .input(rowId)
    .output(page),
};
