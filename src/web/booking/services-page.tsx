import { CalendarX2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicService } from '#contract/booking.ts';
import { groupByCategory } from '#domain/booking/categories.ts';
import {
  chosenService,
  emptyDraft,
  isProfessionalGone,
  withProfessional,
  withServices,
} from '#domain/booking/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BookingFrame, WithSummary } from './booking-frame.tsx';
import { Notice } from './notice.tsx';
import { useBooking } from './salon-gate.tsx';
import { ServiceList } from './service-list.tsx';
import { ServicesSummary } from './services-summary.tsx';

export function ServicesPage() {
  const { t } = useTranslation('booking');
  const { salonId, categories, services, staff, draft: begun, change, reload } = useBooking();
  const draft = begun ?? emptyDraft(salonId);
  const [isGone, setIsGone] = useState(false);

  useEffect(() => {
    if (!begun) change(emptyDraft(salonId));
  }, [begun, change, salonId]);

  useEffect(() => {
    if (!staff || !isProfessionalGone(draft, staff)) return;
    change(withProfessional(draft));
    setIsGone(true);
  }, [staff, draft, change]);

  function toggle(service: PublicService) {
    const others = draft.selectedServices.filter(({ id }) => id !== service.id);
    const isChosen = others.length < draft.selectedServices.length;
    change(withServices(draft, isChosen ? others : [...others, chosenService(service)]));
  }

  function chooseProfessional(who: string | null | undefined) {
    setIsGone(false);
    change(withProfessional(draft, who));
  }

  const summary = <ServicesSummary draft={draft} onProfessional={chooseProfessional} />;
  const shown = categories.map(({ name }) => name);
  return (
    <BookingFrame title={t('titles.services')} step="services">
      <WithSummary summary={services && services.length > 0 && summary}>
        <Notice>{(isGone && t('errors.professionalGone')) || (!staff && t('errors.staff'))}</Notice>
        {services === undefined && (
          <Notice>
            <p className="mb-3">{t('errors.services')}</p>
            <Button onClick={reload}>{t('retry')}</Button>
          </Notice>
        )}
        {services?.length === 0 && (
          <EmptyState picture={CalendarX2} title={t('services.none')}>
            {t('services.noneText')}
          </EmptyState>
        )}
        {services && services.length > 0 && (
          <ServiceList
            groups={groupByCategory(services, shown, t('services.others'))}
            chosen={new Set(draft.selectedServices.map(({ id }) => id))}
            onToggle={toggle}
          />
        )}
      </WithSummary>
    </BookingFrame>
  );
}
