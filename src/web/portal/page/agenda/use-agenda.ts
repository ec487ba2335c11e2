import { useRef, useState } from 'react';
import type { PortalAgenda } from '#contract/portal/appointments.ts';
import { addDays } from '#domain/shared/time.ts';
import { type Seen, useSession } from '../session.ts';
import { useAsking } from '../use-answer.ts';
import { useClock } from '../use-clock.ts';

/** So many answers are kept while the page is open: who walks to and fro need not wait, and without a connection still sees them. */
const KEPT = 30;
const AGENDA = 'agenda';

type Answers = readonly Seen<PortalAgenda>[];
type State = { known: Answers; failed: boolean; isAsking: boolean };

/** A day of the professional, asked for with the days beside it, so that yesterday and tomorrow are there when they are wanted. */
export function useAgenda(changes: number) {
  const { learn, link, kept } = useSession();
  const { date: today } = useClock(link.timezone);
  const [chosen, setChosen] = useState<string>();
  const [{ known, failed, isAsking }, setState] = useState<State>({ known: [], failed: false, isAsking: true });
  const heard = useRef(changes);
  const date = chosen ?? today;
  const seen = (kept.get(AGENDA) ?? []) as Answers;

  const reload = useAsking(date, changes, async (ask, isWanted) => {
    const isNews = heard.current !== changes;
    heard.current = changes;
    setState((state) => ({ ...state, isAsking: true }));
    const answer = await ask<PortalAgenda>('appointments_list', { start: addDays(date, -1), end: addDays(date, 1) });
    if (!isWanted()) return;
    if (!answer.ok) return setState((state) => ({ ...state, failed: true, isAsking: false }));
    learn(linkIn(answer.value));
    const now = { value: answer.value, at: Date.now() };
    const before = (kept.get(AGENDA) ?? []) as Answers;
    kept.set(AGENDA, [now, ...before].slice(0, KEPT));
    // What was known before a change may be wrong on any day.
    setState((state) => ({ known: [now, ...(isNews ? [] : state.known)], failed: false, isAsking: false }));
  });

  const holds = ({ value }: Seen<PortalAgenda>) => value.days.some((day) => day.date === date);
  const shown = known.find(holds) ?? (failed ? seen.find(holds) : undefined);
  return {
    date,
    agenda: shown?.value,
    at: shown?.at,
    today,
    failed,
    isAsking,
    // Who wants today goes on with it past midnight.
    goTo: (day: string) => setChosen(day === today ? undefined : day),
    reload,
  };
}

function linkIn({ salon, professional }: PortalAgenda) {
  const { business_name, country, timezone } = salon;
  return { staff_name: professional.name, color: professional.color, business_name, country, timezone };
}
