import * as z from 'zod/mini';
import { isCommonPin, isPin } from '#domain/portal/pin.ts';

const invalid = 'portal:errors.pinInvalid';

/** Six digits, or nothing: then chance picks them. */
const chosenPin = z.string(invalid).check(
  z.trim(),
  z.refine((pin) => pin === '' || isPin(pin), { error: invalid, abort: true }),
  z.refine((pin) => !isCommonPin(pin), 'portal:errors.pinCommon'),
);

export const accessForm = z.object({ pin: chosenPin });

/** As the specification gives it. Whose salon it is, the session says; who names another finds nobody there. */
export const upsertAccessInput = z.object({
  staff_id: z.uuid(),
  pin: z.optional(z.nullable(chosenPin)),
  user_id: z.optional(z.nullable(z.uuid())),
});

/** What every link of the portal ends in. */
export const portalToken = z.uuid('portal:errors.tokenInvalid');

/** Any text: what cannot be a PIN is as wrong as any other, and is not told apart. */
export const portalPin = z.string();
