import { salonNow } from '#domain/shared/time.ts';
import { useSession } from './session.ts';

/** The day it is in the salon, not on this machine. */
export function useSalonToday(): string {
  const { profile } = useSession();
  return salonNow(Temporal.Now.instant(), profile.timezone).date;
}
