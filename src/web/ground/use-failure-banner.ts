import { useEffect, useEffectEvent } from 'react';
import { useBanner } from '#web/ui/banner.tsx';
import { failureDetail } from './api/errors.ts';

/** At the desk and among the bills what failed is said briefly. */
export const FAILURE_SECONDS = 5;

/** Says for five seconds why something was not loaded; where it would stand, another try is offered for as long as it is missing. */
export function useFailureBanner(error: unknown, text: (detail: string) => string): void {
  const banner = useBanner();
  const say = useEffectEvent(() => banner.error(text(failureDetail(error)), { seconds: FAILURE_SECONDS }));
  useEffect(() => {
    if (error) say();
  }, [error]);
}
