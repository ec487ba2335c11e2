import { createContext, useContext, useEffect, useState } from 'react';
import type { PortalLink } from '#contract/portal/operations.ts';
import { salonTime } from '#domain/booking/salon-clock.ts';
import type { Language } from '#domain/shared/countries.ts';
import type { PlainAnswer } from '#web/ground/api/plain-call.ts';

/** What was answered, and when by this phone's clock. */
export type Seen<T> = { value: T; at: number };

/** While the PIN is known, which is in this page's memory and nowhere else: a reload asks for it again. */
export type Session = {
  link: PortalLink;
  /** What every call carries. */
  keys: { token: string; pin: string };
  /** A call with token and PIN. Where they are refused, the page is locked and all that it showed is gone. */
  ask: <T>(name: string, input: object, idempotencyKey?: string) => Promise<PlainAnswer<T>>;
  /** What was seen since the PIN was given, by its question, for when nobody can be asked. It is in the page's memory, and goes with the PIN. */
  kept: Map<string, unknown>;
  /** Whose link it is by now: what is asked for says it along. */
  learn: (link: Omit<PortalLink, 'language'>) => void;
  /** Back to the PIN, with what happened. */
  lock: (notice?: string) => void;
  onLanguage: (language: Language) => void;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for what the PIN has opened');
  return session;
}

const LOOK_MS = 10_000;

/** The salon's date and minute, whatever clock this phone has; moves on by itself. */
export function useClock(): { date: string; minutes: number } {
  const { timezone } = useSession().link;
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMoment(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return salonTime(moment, timezone);
}
