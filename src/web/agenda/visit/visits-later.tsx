import type { ComponentProps } from 'react';
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

export function ReceptionLater(props: ComponentProps<typeof Reception>) {
  const Part = useLater(reception, true, forget);
  return Part ? <Part {...props} /> : null;
}
