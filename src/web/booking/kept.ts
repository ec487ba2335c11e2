import type { BookingDraft } from '#domain/booking/draft.ts';
import { newKey } from '#web/ground/api/submission-key.ts';

/** For browsers that forbid storage: the page remembers until a reload, so that no second try books again. */
const remembered = new Map<string, string>();

/** Stores until the window is closed. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    remembered.set(name, text);
  }
}

export function kept(name: string): string | null {
  return remembered.get(name) ?? stored(name);
}

function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function keptValue<T>(name: string): T | undefined {
  return JSON.parse(kept(name) ?? 'null') ?? undefined;
}

export function forget(name: string): void {
  remembered.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

/** The last booking of this window, for the page that confirms it; null is any professional. */
export type Receipt = { appointmentId: string; professional: string | null; booked: BookingDraft };

const RECEIPT = 'bookingReceipt';

export function keepReceipt(receipt: Receipt): void {
  keep(RECEIPT, receipt);
}

export function keptReceipt(salonId: string): Receipt | undefined {
  const receipt = keptValue<Receipt>(RECEIPT);
  return receipt?.booked.salonId === salonId ? receipt : undefined;
}

/**
 * The idempotency key of what is being sent: the same for every try of the same values, also after a reload, so that a retry after a
 * lost answer books nothing twice.
 */
type Submission = { values: string; key: string };

const SUBMISSION = 'bookingSubmission';

const lastSubmission = () => keptValue<Submission>(SUBMISSION);

export function wasSent(form: unknown): boolean {
  return lastSubmission()?.values === JSON.stringify(form);
}

export function submissionKey(form: unknown): string {
  const values = JSON.stringify(form);
  const last = lastSubmission();
  if (last?.values === values) return last.key;
  const key = newKey();
  keep(SUBMISSION, { values, key } satisfies Submission);
  return key;
}

/** After an answer, another try is a new booking. */
export function forgetSubmission(): void {
  forget(SUBMISSION);
}
