import { useEffect, useState } from 'react';
import type { PublicService } from '#contract/booking.ts';
import { type BookingDraft, readDraft, withOffered } from '#domain/booking/draft.ts';
import { forget, keep, kept } from './kept.ts';

const NAME = 'bookingDraft';

/** The draft of this salon, kept for reloads; undefined until the visitor begins one. */
export function useDraft(salonId: string, services: PublicService[] | undefined) {
  const [draft, setDraft] = useState(() => readDraft(kept(NAME), salonId));

  useEffect(() => {
    if (services) setDraft((current) => current && withOffered(current, services));
  }, [services]);

  useEffect(() => {
    if (draft) keep(NAME, draft);
  }, [draft]);

  return {
    draft,
    change: (next: BookingDraft) => setDraft(next),
    forgetDraft() {
      forget(NAME);
      setDraft(undefined);
    },
  };
}
