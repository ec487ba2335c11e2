import type { Wording } from '#server/kernel/wording.ts';

/** Every refusal of a visitor's call as a sentence that visitors understand. */
export const bookingWording: Wording = (t, { code, data }) => {
  switch (code) {
    case 'INVALID': {
      const { fields = {} } = data as { fields?: Record<string, string> };
      const key = Object.values(fields).find((key) => key.startsWith('booking:'));
      return key ? t(key) : t('booking:server.invalid');
    }
    case 'SALON_NOT_FOUND':
      return t('booking:notFound');
    case 'SLOT_TAKEN':
      return t('booking:errors.slotTaken');
    case 'PROFESSIONAL_GONE':
      return t('booking:errors.professionalGone');
    case 'SERVICE_GONE':
    case 'TOO_MANY_TRIES':
    case 'TOO_MANY_REQUESTS':
    case 'IN_FLIGHT':
    case 'KEY_REUSED':
    case 'BUSY':
      return t(`booking:server.${code}`);
    default:
      return t('booking:errors.server');
  }
};
