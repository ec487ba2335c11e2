import { createContext, useContext, useEffect, useState } from 'react';
import type { PortalLink } from '#contract/portal/operations.ts';
import { salonTime } from '#domain/booking/salon-clock.ts';
import type { Language } from '#domain/shared/countries.ts';
import type { PlainAnswer } from '#web/ground/api/plain-call.ts';

/** An answer, and when it came by this phone's clock. */
export type Seen<T> = { value: T; at: number };

/** Lasts while the PIN is in this page's memory, its only place: a reload asks for it again. */
export type Session = {
  link: PortalLink;
  /** Sent with every call. */
  keys: { token: string; pin: string };
  /** A call with token and PIN. If they are refused, the page is locked and cleared. */
  ask: <T>(name: string, input: object, idempotencyKey?: string) => Promise<PlainAnswer<T>>;
  /** Answers since the PIN was given, by question, for times without a connection. Forgotten with the PIN. */
  kept: Map<string, unknown>;
  /** Updates whose link it is: answers contain it. */
  learn: (link: Omit<PortalLink, 'language'>) => void;
  /** Back to the PIN, with the reason. */
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

/** The salon's current date and minute, whatever this phone's time zone. */
export function useClock(): { date: string; minutes: number } {
  const { timezone } = useSession().link;
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMoment(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return salonTime(moment, timezone);
}
