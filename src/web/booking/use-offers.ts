import type { BookingDraft } from '#domain/booking/draft.ts';
import { doersOfAll, offersOf } from '#domain/booking/offer.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBooking } from './salon-gate.tsx';
import { useWriting } from './use-writing.ts';

/** What the salon offers of the chosen services: to whom they fall, and how their prices are written while others ask more. */
export function useOffers({ selectedServices, selectedProfessionalId, totalPrice }: BookingDraft) {
  const { t } = useTranslation('booking');
  const { services = [], staff = [] } = useBooking();
  const { price } = useWriting();
  const chosen = services.filter(({ id }) => selectedServices.some((one) => one.id === id));
  const offers = offersOf(chosen, selectedProfessionalId, staff);
  const written = (amount: number | null, isFrom: boolean | undefined) =>
    isFrom && amount !== null ? t('services.from', { price: price(amount) }) : price(amount);
  // What was booked with somebody who asks more costs just that.
  const isFrom = (service: { id: string; price: number }) =>
    offers.some((offer) => offer.isFrom && offer.id === service.id && offer.price === service.price);
  const doers = doersOfAll(chosen, staff);
  return {
    doers,
    /** Nobody does all of it: several people do, one after the other. */
    isInTurns: staff.length > 0 && doers.length === 0,
    priceOf: (service: BookingDraft['selectedServices'][number]) =>
      written(service.preco_variavel ? null : service.price, isFrom(service)),
    total: written(totalPrice, selectedServices.some(isFrom)),
  };
}
