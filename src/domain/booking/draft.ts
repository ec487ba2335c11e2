import { isDate, parseTime } from '#domain/shared/time.ts';
import { totalsOf } from './totals.ts';

export type ChosenService = {
  id: string;
  name: string;
  duration_minutes: number;
  /** In cents. */
  price: number;
  preco_variavel: boolean;
  category: string;
};

/** What a visitor has chosen so far, as the browser keeps it under `bookingDraft` while the window is open. */
export type BookingDraft = {
  salonId: string;
  selectedServices: ChosenService[];
  totalDuration: number;
  /** Null while a chosen service has a variable price. */
  totalPrice: number | null;
  discountValue: number;
  /** Null is any professional; left out, nobody has been chosen yet. */
  selectedProfessionalId?: string | null;
  selectedDate: string | null;
  selectedTime: string | null;
  clientName: string;
  clientPhone: string;
};

export const STEPS = ['date', 'time', 'checkout'] as const;
export type Step = (typeof STEPS)[number];

export function emptyDraft(salonId: string): BookingDraft {
  return {
    salonId,
    selectedServices: [],
    ...totalsOf([]),
    discountValue: 0,
    selectedDate: null,
    selectedTime: null,
    clientName: '',
    clientPhone: '',
  };
}

/** The text that was kept, if it is a draft for this salon: it has its id and a list of services. What else is odd in it is dropped. */
export function readDraft(kept: string | null, salonId: string): BookingDraft | undefined {
  const draft = parsed(kept);
  if (!draft || draft.salonId !== salonId || !Array.isArray(draft.selectedServices)) return undefined;
  const selectedServices = draft.selectedServices.filter(isChosenService);
  const { selectedProfessionalId: who, selectedDate, selectedTime } = draft;
  return {
    ...emptyDraft(salonId),
    selectedServices,
    ...totalsOf(selectedServices),
    ...(who === null || typeof who === 'string' ? { selectedProfessionalId: who } : {}),
    selectedDate: typeof selectedDate === 'string' && isDate(selectedDate) ? selectedDate : null,
    selectedTime: typeof selectedTime === 'string' && parseTime(selectedTime) !== null ? selectedTime : null,
    clientName: typeof draft.clientName === 'string' ? draft.clientName : '',
    clientPhone: typeof draft.clientPhone === 'string' ? draft.clientPhone : '',
  };
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isChosenService(value: unknown): value is ChosenService {
  const service = value as Partial<ChosenService> | null;
  return (
    typeof service?.id === 'string' &&
    typeof service.name === 'string' &&
    Number.isSafeInteger(service.duration_minutes) &&
    Number.isSafeInteger(service.price) &&
    typeof service.preco_variavel === 'boolean' &&
    typeof service.category === 'string'
  );
}

/** Another duration may not fit where the old one did: the time is chosen again, the day is kept. */
export function withServices(draft: BookingDraft, selectedServices: ChosenService[]): BookingDraft {
  return { ...draft, selectedServices, ...totalsOf(selectedServices), selectedTime: null };
}

/** Left out: nobody is chosen any more. Another professional has other days. */
export function withProfessional(draft: BookingDraft, who?: string | null): BookingDraft {
  const { selectedProfessionalId: _, ...rest } = draft;
  const chosen = who === undefined ? {} : { selectedProfessionalId: who };
  return { ...rest, ...chosen, selectedDate: null, selectedTime: null };
}

/**
 * The services as the salon offers them now; one that it no longer offers is dropped. The time stays as long as they take no longer or
 * shorter together. The same draft if nothing has changed.
 */
export function withOffered(draft: BookingDraft, offered: readonly ChosenService[]): BookingDraft {
  const current = draft.selectedServices.flatMap(({ id }) => {
    const service = offered.find((one) => one.id === id);
    return service ? [chosenService(service)] : [];
  });
  const isSame = JSON.stringify(current) === JSON.stringify(draft.selectedServices.map(chosenService));
  if (isSame) return draft;
  const renewed = withServices(draft, current);
  return renewed.totalDuration === draft.totalDuration ? { ...renewed, selectedTime: draft.selectedTime } : renewed;
}

/** Of all that a salon tells of a service, what a draft keeps. */
export function chosenService(service: ChosenService): ChosenService {
  const { id, name, duration_minutes, price, preco_variavel, category } = service;
  return { id, name, duration_minutes, price, preco_variavel, category };
}

/** Whoever is chosen must still work in the salon; anybody always does. */
export function isProfessionalGone(draft: BookingDraft, active: ReadonlyArray<{ id: string }>): boolean {
  const who = draft.selectedProfessionalId;
  return typeof who === 'string' && !active.some(({ id }) => id === who);
}

/** The calendar needs services and a choice of professional; without them the visitor goes back to choose. */
export function isReadyForCalendar(draft: BookingDraft): boolean {
  return draft.selectedServices.length > 0 && draft.selectedProfessionalId !== undefined;
}

/** Where a draft goes on: a saved time leads to the checkout, a saved date to the times. */
export function stepOf({ selectedDate, selectedTime }: BookingDraft): Step {
  if (!selectedDate) return 'date';
  return selectedTime ? 'checkout' : 'time';
}

/** Also for whoever walks through the browser's history: no step before what it needs is chosen. */
export function reachableStep(draft: BookingDraft, wanted: Step): Step {
  const furthest = STEPS.indexOf(stepOf(draft));
  return STEPS[Math.min(STEPS.indexOf(wanted), furthest)] ?? 'date';
}
