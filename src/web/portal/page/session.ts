import { createContext, useContext, useEffect, useState } from 'react';
import type { PortalLink } from '#contract/portal/operations.ts';
import { salonTime } from '#domain/booking/salon-clock.ts';
import type { Language } from '#domain/shared/countries.ts';
import type { PlainAnswer } from '#web/ground/api/plain-call.ts';
import { type Keys, portalCall } from './calls.ts';

/** An answer, and when it came by this phone's clock. */
export type Seen<T> = { value: T; at: number };

/** Lasts while the PIN is in this page's memory, its only place: a reload asks for it again. */
export type Session = {
  link: PortalLink;
  /** Sent with every call; none where the session proves who it is. */
  keys: Keys;
  /** A call with token and PIN. If they are refused, the page is locked and cleared. */
  ask: <T>(name: string, input: object, idempotencyKey?: string) => Promise<PlainAnswer<T>>;
  /** Answers since the PIN was given, by question, for times without a connection. Forgotten with the PIN. */
  kept: Map<string, unknown>;
  /** Updates whose link it is: answers contain it. */
  learn: (link: Omit<PortalLink, 'language'>) => void;
  /** Back to the PIN, with the reason; to the sign-in where there is none. */
  lock: (notice?: string) => void;
  /** On purpose. */
  leave: () => void;
  /** A device that a salon shares: leaving locks it. */
  isDesk?: boolean;
  onLanguage: (language: Language) => void;
};

/** Undefined while loading; null is nobody's. */
export type Found = PortalLink | 'failed' | null | undefined;

/** What a page learns of whose link it is, from answers that contain it. */
export function learned(known: Found, news: Omit<PortalLink, 'language'>): Found {
  if (typeof known !== 'object' || known === null) return known;
  const names = Object.keys(news) as (keyof typeof news)[];
  return names.every((name) => news[name] === known[name]) ? known : { ...known, ...news };
}

/** `ended` is said where the right to be here has ended. */
export function sessionOf({ ended, ...session }: Omit<Session, 'ask'> & { ended: string }): Session {
  const { keys, lock } = session;
  return {
    ...session,
    async ask(name, input, idempotencyKey) {
      const answer = await portalCall<never>(name, { keys, ...input }, idempotencyKey);
      if (!answer.ok && answer.status === 401) lock(ended);
      if (!answer.ok && answer.status === 429) lock(answer.sentence ?? ended);
      return answer;
    },
  };
}

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
