import { useCallback, useEffect, useState } from 'react';
import type { PublicService } from '#contract/booking/operations.ts';
import { type News, NO_NEWS, newsOf } from '#domain/booking/changes.ts';
import { type BookingDraft, type ChosenService, readDraft, withOffered } from '#domain/booking/draft.ts';
import { forget, keep, kept } from './kept.ts';

const NAME = 'bookingDraft';

type Kept = { draft: BookingDraft | undefined; news: News };

/** The draft of this salon, kept for reloads; undefined until the visitor begins one. */
export function useDraft(salonId: string, services: PublicService[] | undefined) {
  const [{ draft, news }, setKept] = useState<Kept>(() => ({ draft: readDraft(kept(NAME), salonId), news: NO_NEWS }));

  /** The salon's word on the chosen services: what differs from what the visitor saw becomes news, to be told. */
  const renew = useCallback(
    (offered: ChosenService[]) =>
      setKept((now) =>
        now.draft
          ? { draft: withOffered(now.draft, offered), news: newsOf(now.draft.selectedServices, offered) ?? now.news }
          : now,
      ),
    [],
  );

  useEffect(() => {
    if (services) renew(services);
  }, [services, renew]);

  useEffect(() => {
    if (draft) keep(NAME, draft);
  }, [draft]);

  return {
    draft,
    news,
    renew,
    /** They have been read: the visitor goes on. */
    dropNews: () => setKept((now) => ({ ...now, news: NO_NEWS })),
    change: (draft: BookingDraft) => setKept((now) => ({ ...now, draft })),
    forgetDraft() {
      forget(NAME);
      setKept({ draft: undefined, news: NO_NEWS });
    },
  };
}
