import type { VisitRefusal } from '#domain/agenda/visit-steps.ts';
import { wholeMinutes } from '#domain/shared/durations.ts';
import { fieldSentence, type Refusal, type Wording } from '#server/kernel/http/wording.ts';
import type { Texts } from '#server/kernel/texts.ts';

/** What a call says that failed for a reason that nobody foresaw. */
type Failure = 'validateFailed' | 'agendaFailed' | 'saveFailed' | 'loadFailed';

/** The refusals of the calls that professionals make, as sentences. */
export const portalWording =
  (failure: Failure): Wording =>
  (t, refusal) => {
    switch (refusal.code) {
      case 'UNAUTHORIZED':
        return t('portal:server.pinWrong');
      case 'TOO_MANY_TRIES':
        return tooManyTries(t, refusal);
      case 'UNAVAILABLE':
        return t('server:functions.UNAVAILABLE');
      case 'CONFLICT':
        return t('portal:server.refused.CONFLICT', refusal.data as { start: string; end: string });
      case 'NOT_FOUND':
        return refusal.defined ? t('portal:server.refused.NOT_FOUND') : t('portal:server.noSuchCall');
      case 'BUSY':
        // Who only asks was kept from nothing by others' changes: too many wait at the door.
        return failure === 'saveFailed' ? t('portal:server.refused.BUSY') : t('server:functions.UNAVAILABLE');
      case 'VISIT_REFUSED':
        return t(`portal:server.visit.${(refusal.data as { why: VisitRefusal }).why}`);
      case 'COLLEAGUE_BUSY':
      case 'PERIOD_CLOSED':
      case 'STALE':
      case 'FINALISED':
      case 'OF_A_COLLEAGUE':
      case 'AWAITING':
      case 'SERVICES_FIXED':
      case 'OPEN_SALE':
      case 'IN_FLIGHT':
      case 'KEY_REUSED':
        return t(`portal:server.refused.${refusal.code}`);
      default:
        return fieldSentence(t, 'portal', refusal.data) ?? t(`portal:server.${failure}`);
    }
  };

/** Of technical sheets and photos. */
export const sheetWording: Wording = (t, refusal) => {
  switch (refusal.code) {
    case 'NOT_FOUND':
      return refusal.defined ? t('technicalSheets:portal.gone') : t('portal:server.noSuchCall');
    case 'STALE':
      return t('technicalSheets:portal.stale');
    case 'PICTURE_INVALID':
      return t('pictures:errors.invalid');
    case 'PICTURE_TOO_LARGE':
      return t('pictures:errors.tooLarge');
    default:
      return (
        fieldSentence(t, 'technicalSheets', refusal.data) ??
        fieldSentence(t, 'pictures', refusal.data) ??
        portalWording('loadFailed')(t, refusal)
      );
  }
};

/** Those of the owner's call that makes a link. */
export const accessWording: Wording = (t, refusal) => {
  switch (refusal.code) {
    case 'UNAUTHORIZED':
      return t('server:signedOut');
    case 'TOO_MANY_TRIES':
      return tooManyTries(t, refusal);
    case 'NOT_FOUND':
      if (!refusal.defined) return t('portal:server.noSuchCall');
      return t('portal:access.failed', { detail: t('portal:access.details.NOT_FOUND') });
    case 'NO_PORTAL':
      return t('portal:access.failed', { detail: t('portal:access.details.NO_PORTAL') });
    default:
      return (
        fieldSentence(t, 'portal', refusal.data) ?? t('portal:access.failed', { detail: t('portal:server.failure') })
      );
  }
};

const tooManyTries = (t: Texts, { data }: Refusal) =>
  t('portal:server.tooManyTries', { count: wholeMinutes((data as { retryAfterSeconds: number }).retryAfterSeconds) });
