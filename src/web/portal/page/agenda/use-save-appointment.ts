import { useState } from 'react';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import { isAnswered, type PlainRefusal } from '#web/ground/api/plain-call.ts';
import { useSubmissionKey } from '#web/ground/api/submission-key.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useSession } from '../session.ts';
import { type Draft, draftOf, missingIn } from './appointment-draft.ts';

type Saved = { appointment: PortalAppointment; over_time_off: boolean };
type Refusal = { sentence: string; fields: string[] };
type Outcomes = {
  onSaved: (sentence: string, appointment: PortalAppointment, isOverTimeOff: boolean) => void;
  /** The page is out of date. */
  onGone: () => void;
};

/** The specification sends this duration with a cancellation; the server ignores it. */
const CANCEL_MINUTES = 1;

/** Input stays until it is stored; a refusal is shown above it and marks its fields. */
export function useSaveAppointment(shown: PortalAppointment | undefined, { onSaved, onGone }: Outcomes) {
  const { t } = useTranslation('portal');
  const { ask } = useSession();
  const key = useSubmissionKey();
  const { isBusy, once } = useOnce();
  const [refusal, setRefusal] = useState<Refusal>();

  function refused(what: string, { status, code, sentence, details }: PlainRefusal) {
    if (status === 404 || status === 409) onGone();
    const { fields = {} } = (details ?? {}) as { fields?: Record<string, string> };
    // Of a failing server only "try again" is worth quoting.
    const isTold = status !== undefined && (status < 500 || code === 'BUSY' || code === 'UNAVAILABLE');
    const why = status === undefined ? t('page.form.noConnection') : isTold ? sentence : undefined;
    setRefusal({
      sentence: status !== undefined && why ? why : why ? t('page.form.because', { what, why }) : what,
      fields: code === 'CONFLICT' || code === 'COLLEAGUE_BUSY' ? ['start'] : Object.keys(fields),
    });
  }

  const change = (wish: Draft, { id, version }: PortalAppointment) =>
    ask<Saved>('appointment_update', { ...wish, id, version });

  return {
    isBusy,
    refusal,
    forget: () => setRefusal(undefined),
    save: (draft: Draft) =>
      once(async () => {
        setRefusal(undefined);
        const missing = missingIn(draft);
        if (missing.length > 0) {
          return setRefusal({ sentence: t('errors.appointmentIncomplete'), fields: missing });
        }
        const { status: _, ...wish } = draft;
        const answer = shown
          ? await change(draft, shown)
          : await ask<Saved>('appointment_create', wish, key.keyFor(wish));
        if (!answer.ok) {
          if (isAnswered(answer)) key.renew();
          return refused(t('page.form.failed'), answer);
        }
        const { appointment, over_time_off } = answer.value;
        onSaved(t(shown ? 'page.agenda.saved' : 'page.agenda.created'), appointment, over_time_off);
      }),
    cancel: (appointment: PortalAppointment) =>
      once(async () => {
        setRefusal(undefined);
        const wish = { ...draftOf(appointment), duration_minutes: CANCEL_MINUTES, status: 'cancelado' as const };
        const answer = await change(wish, appointment);
        if (answer.ok) onSaved(t('page.agenda.cancelled'), answer.value.appointment, false);
        else refused(t('page.form.cancelFailed'), answer);
      }),
  };
}
