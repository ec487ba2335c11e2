import { wholeMinutes } from '#domain/shared/durations.ts';
import { fieldSentence, type Wording } from '#server/kernel/http/wording.ts';

/** Every refusal of a visitor's call as a sentence that visitors understand. */
export const bookingWording: Wording = (t, { code, status, data }) => {
  switch (code) {
    case 'INVALID':
      return fieldSentence(t, 'booking', data) ?? t('booking:server.invalid');
    // Of the owner's procedures, which have no words of their own.
    case 'UNAUTHORIZED':
      return t('server:signedOut');
    case 'SALON_NOT_FOUND':
      return t('booking:notFound');
    case 'SLOT_TAKEN':
      return t('booking:errors.slotTaken');
    case 'PROFESSIONAL_GONE':
      return t('booking:errors.professionalGone');
    case 'TOO_MANY_TRIES':
      return t('booking:server.TOO_MANY_TRIES', {
        count: wholeMinutes((data as { retryAfterSeconds: number }).retryAfterSeconds),
      });
    case 'SERVICE_GONE':
    case 'SERVICE_CHANGED':
    case 'TOO_MANY_REQUESTS':
    case 'IN_FLIGHT':
    case 'KEY_REUSED':
    case 'BUSY':
      return t(`booking:server.${code}`);
    case 'UNAVAILABLE':
      return t('server:functions.UNAVAILABLE');
    default:
      return t(status < 500 ? 'booking:server.invalid' : 'booking:errors.server');
  }
};
