import { CalendarX2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PublicService } from '#contract/booking/operations.ts';
import { bookingPath } from '#contract/paths.ts';
import { groupByCategory } from '#domain/booking/categories.ts';
import {
  type BookingDraft,
  chosenService,
  emptyDraft,
  isProfessionalGone,
  withProfessional,
  withServices,
} from '#domain/booking/draft.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BookingFrame, WithSummary } from './booking-frame.tsx';
import { NextButton } from './next-button.tsx';
import { FailedNotice, Notice } from './notice.tsx';
import { goTo } from './place.ts';
import { focusProfessional, ProfessionalSelect } from './professional-select.tsx';
import { SalonContact } from './salon-contact.tsx';
import { useBooking } from './salon-gate.tsx';
import { ServiceList } from './service-list.tsx';
import { ServicesNews } from './services-news.tsx';
import { Summary } from './summary.tsx';
import { useWriting } from './use-writing.ts';

export function ServicesPage() {
  const { t } = useTranslation('booking');
  const { salonId, categories, services, staff, draft: begun, change, dropNews, reload } = useBooking();
  const draft = begun ?? emptyDraft(salonId);
  const { price } = useWriting();
  const [isGone, setIsGone] = useState(false);
  const [told, setTold] = useState('');

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
    const next = withServices(draft, isChosen ? others : [...others, chosenService(service)]);
    dropNews();
    change(next);
    setTold(t(isChosen ? 'services.removed' : 'services.added', { name: service.name, summary: summaryOf(next) }));
  }

  function summaryOf({ selectedServices, totalDuration, totalPrice }: BookingDraft): string {
    const count = selectedServices.length;
    if (count === 0) return t('summary.empty');
    return `${t('summary.services', { count, duration: formatDuration(totalDuration) })}, ${price(totalPrice)}`;
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
        <p role="status" className="sr-only">
          {told}
        </p>
        <SalonContact />
        <ServicesNews />
        <Notice>{(isGone && t('errors.professionalGone')) || (!staff && t('errors.staff'))}</Notice>
        {services === undefined && <FailedNotice onRetry={reload}>{t('errors.services')}</FailedNotice>}
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

type Props = { draft: BookingDraft; onProfessional: (who: string | null | undefined) => void };

/** What is chosen, the professional, and the next step. */
function ServicesSummary({ draft, onProfessional }: Props) {
  const { t } = useTranslation('booking');
  const { staff = [], dropNews } = useBooking();
  const { price } = useWriting();
  const { selectedServices, totalDuration, totalPrice, selectedProfessionalId } = draft;
  const hasServices = selectedServices.length > 0;
  const brief = {
    main: price(totalPrice),
    small: hasServices
      ? t('summary.services', { count: selectedServices.length, duration: formatDuration(totalDuration) })
      : t('summary.empty'),
  };
  const withSomebody = selectedProfessionalId === undefined ? t('errors.professionalRequired') : undefined;
  const missing = hasServices ? withSomebody : t('summary.empty');

  function goOn() {
    if (missing) return focusProfessional();
    dropNews();
    goTo(bookingPath(draft.salonId, 'calendario'));
  }

  return (
    <Summary draft={draft} brief={brief} showPrice>
      {hasServices && <ProfessionalSelect staff={staff} chosen={selectedProfessionalId} onChoose={onProfessional} />}
      <NextButton missing={missing} isSaid onClick={goOn} />
    </Summary>
  );
}
