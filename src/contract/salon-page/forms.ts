import * as z from 'zod/mini';
import { instagramOf, isInstagram } from '#domain/salon-page/instagram.ts';
import { SALON_KINDS } from '#domain/salon-page/kinds.ts';
import { isPageName, isReservedName, pageNameOf } from '#domain/salon-page/names.ts';
import { isValidPhone } from '#domain/shared/phone.ts';
import { text, version } from '../fields.ts';
import { pictureData } from '../pictures/forms.ts';

/** Written as it will stand in the address, whatever was typed. */
const pageName = z.string().check(
  z.maxLength(200, { error: 'salonPage:errors.nameInvalid', abort: true }),
  z.overwrite(pageNameOf),
  z.minLength(1, { error: 'salonPage:errors.nameRequired', abort: true }),
  z.refine(isPageName, { error: 'salonPage:errors.nameInvalid', abort: true }),
  z.refine((name) => !isReservedName(name), 'salonPage:errors.nameReserved'),
);

export const salonPageForm = z.object({
  name: pageName,
  is_published: z.boolean(),
  kind: z.enum(SALON_KINDS),
  about: text(1000, 'salonPage:errors.tooLong'),
  /** The name of the profile, or its address as it is copied; empty where there is none. */
  instagram: z.string().check(
    z.maxLength(300, { error: 'salonPage:errors.instagramInvalid', abort: true }),
    z.overwrite(instagramOf),
    z.refine((name) => name === '' || isInstagram(name), 'salonPage:errors.instagramInvalid'),
  ),
  /** Empty: the salon's own phone. */
  whatsapp: z.string().check(
    z.trim(),
    z.refine((phone) => phone === '' || isValidPhone(phone), 'salonPage:errors.phoneInvalid'),
  ),
  version: z.optional(version),
});

export type SalonPageForm = z.infer<typeof salonPageForm>;

export const SINGLE_PLACES = ['logo', 'cover'] as const;

/** Null takes it away. */
export const singlePictureInput = z.object({ place: z.enum(SINGLE_PLACES), picture: z.nullable(pictureData) });

const alt = text(200, 'salonPage:errors.tooLong');

export const newWorkForm = z.object({ picture: pictureData, alt });
export const workForm = z.object({ id: z.uuid(), alt });
