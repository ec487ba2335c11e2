import type { BookingDraft } from '#domain/booking/draft.ts';
import { keep, keptValue } from './kept.ts';

/** What was booked last in this window, for the page that confirms it. */
export type Receipt = { appointmentId: string; professional: string; booked: BookingDraft };

const NAME = 'bookingReceipt';

export function keepReceipt(receipt: Receipt): void {
  keep(NAME, receipt);
}

export function keptReceipt(salonId: string): Receipt | undefined {
  const receipt = keptValue<Receipt>(NAME);
  return receipt?.booked.salonId === salonId ? receipt : undefined;
}
