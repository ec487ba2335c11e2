import { BOOKING } from '#contract/paths.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { CalendarPage } from './calendar-page.tsx';
import { readPath } from './place.ts';
import { Problem } from './problem.tsx';
import type { SalonData } from './salon-data.ts';
import { type OnLanguage, SalonGate } from './salon-gate.tsx';
import { ServicesPage } from './services-page.tsx';
import { SuccessPage } from './success-page.tsx';

const pages = { services: ServicesPage, calendario: CalendarPage, sucesso: SuccessPage };

type Props = {
  path: string;
  /** The data in the page: null if the salon does not exist, undefined if the page has none. */
  data: SalonData | null | undefined;
  onLanguage?: OnLanguage;
};

export function BookingPages({ path, data, onLanguage }: Props) {
  const { t } = useTranslation('booking');
  const { salonId, page } = readPath(path);
  const Page = pages[page];
  // Whoever asked for a salon by its name gave one; there is no such page.
  if (!salonId && !path.startsWith(BOOKING)) return <Problem title={t('notFound')} />;
  if (!salonId) return <Problem title={t('missing.title')}>{t('missing.text')}</Problem>;
  return (
    <SalonGate key={salonId} salonId={salonId} brought={data} onLanguage={onLanguage}>
      <Page />
    </SalonGate>
  );
}
