import { useEffect, useState } from 'react';
import { type Seen, useSession } from './session.ts';

type State<T> = { question: string; seen?: Seen<T>; failed: boolean; isAsking: boolean };

/**
 * The answer to a call, asked for again when something changed; what is known stays meanwhile, but for another question. Where nobody answers,
 * what was seen of it before stands in.
 */
export function useAnswer<T>(name: string, input: object, changes: number) {
  const { ask, kept } = useSession();
  const question = JSON.stringify(input);
  const [state, setState] = useState<State<T>>({ question, failed: false, isAsking: true });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, and every change, asks the same again.
  useEffect(() => {
    let isWanted = true;
    const key = `${name} ${question}`;
    setState((state) => ({ ...(state.question === question ? state : { question, failed: false }), isAsking: true }));
    ask<T>(name, JSON.parse(question)).then((answer) => {
      if (!isWanted) return;
      const seen = answer.ok ? { value: answer.value, at: Date.now() } : undefined;
      if (seen) kept.set(key, seen);
      setState({
        question,
        seen: seen ?? (kept.get(key) as Seen<T> | undefined),
        failed: !answer.ok,
        isAsking: false,
      });
    });
    return () => {
      isWanted = false;
    };
  }, [ask, kept, name, question, round, changes]);

  const current: Omit<State<T>, 'question'> = state.question === question ? state : { failed: false, isAsking: true };
  return {
    value: current.seen?.value,
    at: current.seen?.at,
    failed: current.failed,
    isAsking: current.isAsking,
    reload: () => setRound((round) => round + 1),
  };
}
