import * as z from 'zod/mini';
import { LOCK_MINUTES } from '#domain/desk/lock-time.ts';
import { isCommonPin, isPin } from '#domain/portal/pin.ts';
import { filledIn, password, requiredText } from '../fields.ts';

const { least, most } = LOCK_MINUTES;
const outside = 'desk:errors.minutes';

export const deskForm = z.object({
  name: requiredText('desk:errors.nameRequired', 'desk:errors.tooLong', 60),
  lock_minutes: filledIn(outside, z.int(outside).check(z.gte(least, outside), z.lte(most, outside))),
});

/** Six digits that nobody tries first. */
const ownPin = z.string().check(
  z.refine(isPin, { error: 'desk:errors.pinInvalid', abort: true }),
  z.refine((pin) => !isCommonPin(pin), 'desk:errors.pinCommon'),
);

export const changePinForm = z.object({ pin: ownPin, password });

export const removePinForm = z.object({ password });

/** Any text is a try: what cannot be a PIN is as wrong as any other. */
export const unlockForm = z.object({ member_id: z.uuid(), pin: z.string().check(z.maxLength(100)) });
