import type { ComponentProps } from 'react';
import { receptionOf } from '#domain/agenda/visit.ts';
import { later, useLater } from '#web/ui/later.tsx';
import type { PhoneSteps } from './phone-steps.tsx';
import type { Reception } from './reception.tsx';

const steps = later(async () => (await import('./phone-steps.tsx')).PhoneSteps);
const reception = later(async () => (await import('./reception.tsx')).Reception);

const forget = () => {};

/** On a phone these arrive once the day has somebody to show: the first load of a day without anybody is smaller. */
export function StepsLater(props: ComponentProps<typeof PhoneSteps>) {
  const Part = useLater(steps, true, forget);
  return Part ? <Part {...props} /> : null;
}

/** Stays once it was there: it keeps the focus in the day when its last person leaves. */
export function ReceptionLater(props: ComponentProps<typeof Reception>) {
  const Part = useLater(reception, receptionOf(props.cards, props.now).length > 0, forget);
  return Part ? <Part {...props} /> : null;
}
