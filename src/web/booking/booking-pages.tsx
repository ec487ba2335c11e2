import { useTranslation } from 'react-i18next';
import { CalendarPage } from './calendar-page.tsx';
import { readPath, usePlace } from './place.ts';
import { Problem } from './problem.tsx';
import { SalonGate } from './salon-gate.tsx';
import { ServicesPage } from './services-page.tsx';
import { SuccessPage } from './success-page.tsx';

const pages = { services: ServicesPage, calendario: CalendarPage, sucesso: SuccessPage };

/** The pages that a visitor comes to without an account. */
export function BookingPages() {
  const { t } = useTranslation('booking');
  const { salonId, page } = readPath(usePlace().path);
  const Page = pages[page];
  if (!salonId) return <Problem title={t('missing.title')}>{t('missing.text')}</Problem>;
  return (
    <SalonGate key={salonId} salonId={salonId}>
      <Page />
    </SalonGate>
  );
}
