import { useTranslation } from 'react-i18next';
import { bookingPath } from '#contract/paths.ts';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { NextButton } from './next-button.tsx';
import { goTo } from './place.ts';
import { focusProfessional, ProfessionalSelect } from './professional-select.tsx';
import { useBooking } from './salon-gate.tsx';
import { Summary } from './summary.tsx';
import { useWriting } from './use-writing.ts';

type Props = { draft: BookingDraft; onProfessional: (who: string | null | undefined) => void };

/** What is chosen so far, by whom it is to be done, and the way on. */
export function ServicesSummary({ draft, onProfessional }: Props) {
  const { t } = useTranslation('booking');
  const { staff = [], dropNews } = useBooking();
  const { money } = useWriting();
  const { selectedServices, totalDuration, totalPrice, selectedProfessionalId } = draft;
  const hasServices = selectedServices.length > 0;
  const brief = {
    main: totalPrice === null ? t('summary.priceOpen') : money(totalPrice),
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
