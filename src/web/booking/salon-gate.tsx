import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { type News, NO_NEWS, newsOf } from '#domain/booking/changes.ts';
import {
  type BookingDraft,
  type ChosenService,
  readDraft,
  withOffered,
  withProfessional,
} from '#domain/booking/draft.ts';
import { offersOf } from '#domain/booking/offer.ts';
import type { Language } from '#domain/shared/countries.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { forget, keep, kept } from './kept.ts';
import { Problem } from './problem.tsx';
import { loadSalon, type SalonData } from './salon-data.ts';

/** Changes the language; missing when the server renders the page. */
export type OnLanguage = ((language: Language) => void) | undefined;

type Booking = SalonData &
  ReturnType<typeof useDraft> & { salonId: string; reload: () => Promise<void>; onLanguage: OnLanguage };

const BookingContext = createContext<Booking | undefined>(undefined);

/** The salon and the draft that all steps work on. */
export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBooking is for pages inside the salon gate');
  return booking;
}

/** "Camila Rocha", or "any professional". */
export function useProfessionalName(who: string | null | undefined): string {
  const { t } = useTranslation('booking');
  const { staff = [] } = useBooking();
  if (who === null) return t('professional.any');
  return staff.find(({ id }) => id === who)?.nome ?? '';
}

type GateProps = {
  salonId: string;
  brought: SalonData | null | undefined;
  onLanguage: OnLanguage;
  children: ReactNode;
};

/** Shows the pages once the salon is loaded. */
export function SalonGate({ salonId, brought, onLanguage, children }: GateProps) {
  const { t } = useTranslation('booking');
  const [data, setData] = useState(brought);

  useEffect(() => {
    if (data === undefined) loadSalon(salonId).then(setData);
  }, [data, salonId]);

  /** If it fails, the old data stays. */
  const reload = async () => {
    const now = await loadSalon(salonId);
    if (now) setData(now);
  };

  if (data === undefined) return <PageSkeleton />;
  if (data === null) return <Problem title={t('notFound')} />;
  return (
    <Opened salonId={salonId} data={data} reload={reload} onLanguage={onLanguage}>
      {children}
    </Opened>
  );
}

type OpenedProps = Pick<Booking, 'salonId' | 'reload' | 'onLanguage'> & { data: SalonData; children: ReactNode };

function Opened({ data, children, ...gate }: OpenedProps) {
  const draft = useDraft(gate.salonId, data);
  return <BookingContext value={{ ...data, ...draft, ...gate }}>{children}</BookingContext>;
}

function PageSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <div role="status" className="mx-auto max-w-[1120px] px-4 py-5 md:px-6">
      <span className="sr-only">{t('loading')}</span>
      <div className="mb-8 h-10 w-1/2 animate-skeleton rounded-control bg-divider" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="mb-3 h-24 animate-skeleton rounded-card bg-divider" />
      ))}
    </div>
  );
}

const NAME = 'bookingDraft';

type Kept = { draft: BookingDraft | undefined; news: News };

/** The draft of this salon, kept for reloads; undefined until the visitor begins one. */
function useDraft(salonId: string, { services, staff }: SalonData) {
  const [{ draft, news }, setKept] = useState<Kept>(() => ({ draft: readDraft(kept(NAME), salonId), news: NO_NEWS }));

  /** What the salon offers with somebody, or with anybody. */
  const offered = useCallback(
    (who: string | null | undefined) => services && offersOf(services, who, staff ?? []),
    [services, staff],
  );

  /** Updates the chosen services; what differs from what the visitor saw becomes news. */
  const renew = useCallback(
    (now?: ChosenService[]) =>
      setKept((kept) => {
        const offers = now ?? offered(kept.draft?.selectedProfessionalId);
        if (!kept.draft || !offers) return kept;
        return {
          draft: withOffered(kept.draft, offers),
          news: newsOf(kept.draft.selectedServices, offers) ?? kept.news,
        };
      }),
    [offered],
  );

  useEffect(() => renew(), [renew]);

  useEffect(() => {
    if (draft) keep(NAME, draft);
  }, [draft]);

  return {
    draft,
    news,
    renew,
    dropNews: () => setKept((now) => ({ ...now, news: NO_NEWS })),
    change: (draft: BookingDraft) => setKept((now) => ({ ...now, draft })),
    /** Everybody has their own prices and durations. Left out: nobody is chosen any more. Answers the draft as it is then. */
    choose(draft: BookingDraft, who?: string | null): BookingDraft {
      const chosen = withProfessional(draft, who);
      const next = withOffered(chosen, offered(who) ?? chosen.selectedServices);
      setKept((now) => ({ ...now, draft: next }));
      return next;
    },
    forgetDraft() {
      forget(NAME);
      setKept({ draft: undefined, news: NO_NEWS });
    },
  };
}
