import { useState } from 'react';
import { methodsIn } from '#domain/shared/payment-methods.ts';
import { usePlace } from '#web/ui/use-place.ts';

/** The methods that a form offers in the salon's country, and the one that it opened with, whichever that is. */
export function useMethods<Method extends string>(methods: readonly Method[], stored?: string | null): Method[] {
  const { country } = usePlace();
  const [openedWith] = useState(stored);
  return methodsIn(country, methods, openedWith);
}
