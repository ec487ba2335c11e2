import { useEffect, useEffectEvent, useState } from 'react';
import { type Seen, type Session, useSession } from './session.ts';

type Ask = Session['ask'];

/**
 * Calls `begin` at first, for each new question, after changes and on `reload`, which it returns. `isWanted` is false once an answer comes too
 * late.
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
 * The answer to a question. It stays while the same is asked again; if that fails, the last answer since the PIN was given stands in. `read`
 * returns undefined if it failed.
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
    /** Replaces the answer by a longer one, unless it was loaded again meanwhile. */
    extend(before: T, value: T) {
      const seen = keptSeen();
      if (seen?.value !== before) return;
      kept.set(question, { ...seen, value });
      setState((state) => (state.question === question ? { ...state, seen: { ...seen, value } } : state));
    },
  };
}

export function useAnswer<T>(name: string, input: object, changes: number) {
  return useSeen<T>(`${name} ${JSON.stringify(input)}`, changes, async (ask) => {
    const answer = await ask<T>(name, input);
    return answer.ok ? answer.value : undefined;
  });
}
