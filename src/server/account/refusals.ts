import type { Wording } from '#server/kernel/http/wording.ts';

/** The refusals of the function that sends a reset link, as sentences. */
export const resetWording: Wording = (t, { code, data }) => {
  const { fields } = (data ?? {}) as { fields?: Record<string, string> };
  const isMissing = fields?.email === 'account:errors.emailRequired';
  return t(`server:functions.${isMissing ? 'EMAIL_MISSING' : code}`, { defaultValue: t('server:functions.failed') });
};
