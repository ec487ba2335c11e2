import { useEffect, useState } from 'react';
import { salonTime } from '#domain/booking/salon-clock.ts';

const LOOK_MS = 10_000;

/** The salon's date and minute, whatever clock this phone has; moves on by itself. */
export function useClock(zone: string): { date: string; minutes: number } {
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMoment(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return salonTime(moment, zone);
}
