import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from './page-skeleton.tsx';
import { Problem } from './problem.tsx';
import { loadSalon, type SalonData } from './salon-data.ts';
import { useDraft } from './use-draft.ts';

type Booking = SalonData & ReturnType<typeof useDraft> & { salonId: string; reload: () => Promise<void> };

const BookingContext = createContext<Booking | undefined>(undefined);

/** The salon and the draft that all steps work on. */
export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBooking is for pages inside the salon gate');
  return booking;
}

type GateProps = { salonId: string; brought: SalonData | null | undefined; children: ReactNode };

/** Lets the pages in once the salon is known. */
export function SalonGate({ salonId, brought, children }: GateProps) {
  const { t } = useTranslation('booking');
  const [data, setData] = useState(brought);

  useEffect(() => {
    if (data === undefined) loadSalon(salonId).then(setData);
  }, [data, salonId]);

  if (data === undefined) return <PageSkeleton />;
  if (data === null) return <Problem title={t('notFound')} />;
  return (
    <Opened salonId={salonId} data={data} reload={() => loadSalon(salonId).then(setData)}>
      {children}
    </Opened>
  );
}

type OpenedProps = { salonId: string; data: SalonData; reload: () => Promise<void>; children: ReactNode };

function Opened({ salonId, data, reload, children }: OpenedProps) {
  const draft = useDraft(salonId, data.services);
  return <BookingContext value={{ ...data, ...draft, salonId, reload }}>{children}</BookingContext>;
}
