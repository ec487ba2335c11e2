import { useEffect, useState } from 'react';
import { type SalonNow, salonNow } from '#domain/shared/time.ts';
import { useSession } from './session.ts';

/** The salon's date and minute, whatever clock this machine has; moves on by itself. */
export function useSalonNow(): SalonNow {
  const { timezone } = useSession().profile;
  const [now, setNow] = useState(() => salonNow(Temporal.Now.instant(), timezone));
  useEffect(() => {
    const tick = () => {
      const next = salonNow(Temporal.Now.instant(), timezone);
      setNow((old) => (old.date === next.date && old.minutes === next.minutes ? old : next));
    };
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, [timezone]);
  return now;
}
