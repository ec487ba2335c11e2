import type { BookingDraft } from '#domain/booking/draft.ts';
import { keep, keptValue } from './kept.ts';

/** What was booked last in this window, for the page that confirms it; no professional is anybody, in whatever language it is read. */
export type Receipt = { appointmentId: string; professional: string | null; booked: BookingDraft };

const NAME = 'bookingReceipt';

export function keepReceipt(receipt: Receipt): void {
  keep(NAME, receipt);
}

export function keptReceipt(salonId: string): Receipt | undefined {
  const receipt = keptValue<Receipt>(NAME);
  return receipt?.booked.salonId === salonId ? receipt : undefined;
}
