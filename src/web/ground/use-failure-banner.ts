import { useEffect, useEffectEvent } from 'react';
import { useBanner } from '#web/ui/banner.tsx';
import { failureDetail } from './api/errors.ts';

/** How long a failure is shown at the desk and among the bills. */
export const FAILURE_SECONDS = 5;

/** Says for five seconds why something was not loaded. In its place, another try is offered until it is. */
export function useFailureBanner(error: unknown, text: (detail: string) => string): void {
  const banner = useBanner();
  const say = useEffectEvent(() => banner.error(text(failureDetail(error)), { seconds: FAILURE_SECONDS }));
  useEffect(() => {
    if (error) say();
  }, [error]);
}
