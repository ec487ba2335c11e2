import type { Wording } from '#server/kernel/wording.ts';

/** The refusals of the function that sends a reset link, as sentences. */
export const resetWording: Wording = (t, { code }) =>
  t(`server:functions.${code}`, { defaultValue: t('server:functions.failed') });
