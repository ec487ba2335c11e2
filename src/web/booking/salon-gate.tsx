import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/countries.ts';
import { Problem } from './problem.tsx';
import { loadSalon, type SalonData } from './salon-data.ts';
import { useDraft } from './use-draft.ts';

/** Says all of it in another language; missing where the server draws the page. */
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

type GateProps = {
  salonId: string;
  brought: SalonData | null | undefined;
  onLanguage: OnLanguage;
  children: ReactNode;
};

/** Lets the pages in once the salon is known. */
export function SalonGate({ salonId, brought, onLanguage, children }: GateProps) {
  const { t } = useTranslation('booking');
  const [data, setData] = useState(brought);

  useEffect(() => {
    if (data === undefined) loadSalon(salonId).then(setData);
  }, [data, salonId]);

  /** What cannot be read just now stays as it was. */
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
  const draft = useDraft(gate.salonId, data.services);
  return <BookingContext value={{ ...data, ...draft, ...gate }}>{children}</BookingContext>;
}

/** Grey shapes where the salon will be; what arrives within 300 ms does not flicker. */
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
