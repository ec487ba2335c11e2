import { useEffect, useRef, useState } from 'react';
import { bookingPath } from '#contract/paths.ts';
import { type BookingDraft, reachableStep, STEPS, type Step, stepOf } from '#domain/booking/draft.ts';
import { goTo, usePlace } from './place.ts';

/** What an entry of the browser's history remembers; `walked` when the step before it lies right behind it. */
type Entry = { step: Step; walked: boolean } | null;

/** The step of a page whose address stays the same, in the browser's history too: its back button goes back one step. */
export function useSteps(draft: BookingDraft) {
  const place = usePlace();
  const entry = place.state as Entry;
  const path = bookingPath(draft.salonId, 'calendario');
  const [step, setStep] = useState(() => stepOf(draft));
  const seen = useRef<typeof place>(undefined);

  useEffect(() => {
    if (seen.current === place) return;
    const isFirst = seen.current === undefined;
    seen.current = place;
    // Whoever opens or reloads the page is led by the draft; later the history may lead.
    if (isFirst)
      goTo(path, { replace: true, state: { step, walked: entry?.step === step && entry.walked } satisfies Entry });
    else if (entry) setStep(entry.step);
  }, [place, entry, path, step]);

  const reachable = reachableStep(draft, step);

  const show = (next: Step, how: { replace: boolean; walked: boolean }) =>
    goTo(path, { replace: how.replace, state: { step: next, walked: how.walked } satisfies Entry });

  // A draft that lost its day or time cannot stay where it was, nor can the history: its next step back would lead nowhere.
  const left = useRef<typeof place>(undefined);
  useEffect(() => {
    if (entry?.step !== step || reachable === step || left.current === place) return;
    left.current = place;
    if (entry.walked) history.back();
    else goTo(path, { replace: true, state: { step: reachable, walked: false } satisfies Entry });
  }, [place, entry, step, reachable, path]);

  return {
    step: reachable,
    forward: (next: Step) => show(next, { replace: false, walked: true }),
    back() {
      if (entry?.walked) history.back();
      else show(STEPS[STEPS.indexOf(reachable) - 1] ?? 'date', { replace: true, walked: false });
    },
  };
}
