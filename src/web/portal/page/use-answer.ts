import { useEffect, useEffectEvent, useState } from 'react';
import { type Seen, type Session, useSession } from './session.ts';

type Ask = Session['ask'];

/**
 * Asks at first, whenever the question is another one, and the same again when something changed or `reload` is called, which it answers. What
 * came too late is no longer wanted.
 */
export function useAsking(question: string, changes: number, begin: (ask: Ask, isWanted: () => boolean) => void) {
  const { ask } = useSession();
  const [round, setRound] = useState(0);
  const turn = [question, changes, round].join();
  const start = useEffectEvent(begin);
  useEffect(() => {
    let wanted = turn;
    start(ask, () => wanted === turn);
    return () => {
      wanted = '';
    };
  }, [ask, turn]);
  return () => setRound((round) => round + 1);
}

type State<T> = { question: string; seen?: Seen<T> | undefined; failed: boolean; isAsking: boolean };

/**
 * What is read in answer to a question. What is known stays while the same is asked again; where nobody answers, what was seen of it before stands in.
 * Reading gives undefined where it failed.
 */
export function useSeen<T>(
  question: string,
  changes: number,
  read: (ask: Ask, isWanted: () => boolean) => Promise<T | undefined>,
) {
  const { kept } = useSession();
  const keptSeen = () => kept.get(question) as Seen<T> | undefined;
  const [state, setState] = useState<State<T>>({ question, failed: false, isAsking: true });
  const reload = useAsking(question, changes, async (ask, isWanted) => {
    setState((state) => ({ ...(state.question === question ? state : { question, failed: false }), isAsking: true }));
    const value = await read(ask, isWanted);
    if (!isWanted()) return;
    if (value !== undefined) kept.set(question, { value, at: Date.now() });
    setState({ question, seen: keptSeen(), failed: value === undefined, isAsking: false });
  });
  const current: Omit<State<T>, 'question'> = state.question === question ? state : { failed: false, isAsking: true };
  return {
    data: current.seen?.value,
    at: current.seen?.at,
    failed: current.failed,
    error: current.failed,
    isFetching: current.isAsking,
    refetch: reload,
    /** Puts more in the place of what is shown, unless it was asked for again meanwhile. */
    extend(before: T, value: T) {
      const seen = keptSeen();
      if (seen?.value !== before) return;
      kept.set(question, { ...seen, value });
      setState((state) => (state.question === question ? { ...state, seen: { ...seen, value } } : state));
    },
  };
}

/** The answer to one call. */
export function useAnswer<T>(name: string, input: object, changes: number) {
  return useSeen<T>(`${name} ${JSON.stringify(input)}`, changes, async (ask) => {
    const answer = await ask<T>(name, input);
    return answer.ok ? answer.value : undefined;
  });
}
