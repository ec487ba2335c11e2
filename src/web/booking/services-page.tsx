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
  withServices,
} from '#domain/booking/draft.ts';
import { offerOf } from '#domain/booking/offer.ts';
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
import { useOffers } from './use-offers.ts';
import { useWishedService } from './use-wished-service.ts';
import { useWriting } from './use-writing.ts';

export function ServicesPage() {
  const { t } = useTranslation('booking');
  const { salonId, categories, services, staff, draft: begun, change, choose, dropNews, reload } = useBooking();
  const draft = begun ?? emptyDraft(salonId);
  const { price } = useWriting();
  const { doers, total } = useOffers(draft);
  const [gone, setGone] = useState('');
  const [told, setTold] = useState('');
  const [before, setBefore] = useState('');

  useEffect(() => {
    if (!begun) change(emptyDraft(salonId));
  }, [begun, change, salonId]);

  useEffect(() => {
    if (!staff || draft.selectedServices.length === 0 || !isProfessionalGone(draft, doers)) return;
    const name = staff.find(({ id }) => id === draft.selectedProfessionalId)?.nome;
    setGone(name ? t('errors.professionalDoesNot', { name }) : t('errors.professionalGone'));
    choose(draft);
  });

  function toggle(service: PublicService) {
    const others = draft.selectedServices.filter(({ id }) => id !== service.id);
    const isChosen = others.length < draft.selectedServices.length;
    const next = withServices(
      draft,
      isChosen ? others : [...others, chosenService(offerOf(service, draft.selectedProfessionalId, staff ?? []))],
    );
    dropNews();
    setGone('');
    setBefore('');
    change(next);
    setTold(t(isChosen ? 'services.removed' : 'services.added', { name: service.name, summary: summaryOf(next) }));
  }

  useWishedService(toggle);

  function summaryOf({ selectedServices, totalDuration, totalPrice }: BookingDraft): string {
    const count = selectedServices.length;
    if (count === 0) return t('summary.empty');
    return `${t('summary.services', { count, duration: formatDuration(totalDuration) })}, ${price(totalPrice)}`;
  }

  function chooseProfessional(who: string | null | undefined) {
    setGone('');
    const { totalPrice } = choose(draft, who);
    setBefore(totalPrice === draft.totalPrice ? '' : total);
  }

  const summary = <ServicesSummary draft={draft} before={before} onProfessional={chooseProfessional} />;
  const shown = categories.map(({ name }) => name);
  return (
    <BookingFrame title={t('titles.services')} step="services">
      <WithSummary summary={services && services.length > 0 && summary}>
        <p role="status" className="sr-only">
          {told}
        </p>
        <SalonContact />
        <ServicesNews />
        <Notice>{gone || (!staff && t('errors.staff'))}</Notice>
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

type Props = {
  draft: BookingDraft;
  /** The total that was shown until another professional was chosen, where theirs is another; else empty. */
  before: string;
  onProfessional: (who: string | null | undefined) => void;
};

/** What is chosen, the professional, and the next step. */
function ServicesSummary({ draft, before, onProfessional }: Props) {
  const { t } = useTranslation('booking');
  const { dropNews } = useBooking();
  const { doers, isInTurns, total } = useOffers(draft);
  const { selectedServices, totalDuration, selectedProfessionalId } = draft;
  const hasServices = selectedServices.length > 0;
  const brief = {
    main: total,
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
      {hasServices && (
        <>
          <ProfessionalSelect
            staff={doers}
            isInTurns={isInTurns}
            chosen={selectedProfessionalId}
            onChoose={onProfessional}
          />
          <p role="status" className="text-13 text-muted empty:hidden">
            {before && before !== total && t('professional.newTotal', { before, now: total })}
          </p>
        </>
      )}
      <NextButton missing={missing} isSaid onClick={goOn} />
    </Summary>
  );
}
