import { useEffect, useState } from 'react';
import { useSession } from './session.ts';

type State<T> = { question: string; value?: T; failed: boolean; isAsking: boolean };

/** The answer to a call, asked for again when something changed; what is known stays meanwhile, but for another question. */
export function useAnswer<T>(name: string, input: object, changes: number) {
  const { ask } = useSession();
  const question = JSON.stringify(input);
  const [state, setState] = useState<State<T>>({ question, failed: false, isAsking: true });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, and every change, asks the same again.
  useEffect(() => {
    let isWanted = true;
    setState((state) => ({ ...(state.question === question ? state : { question, failed: false }), isAsking: true }));
    ask<T>(name, JSON.parse(question)).then((answer) => {
      if (!isWanted) return;
      setState((state) =>
        answer.ok
          ? { question, value: answer.value, failed: false, isAsking: false }
          : { ...state, failed: true, isAsking: false },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [ask, name, question, round, changes]);

  const current = state.question === question ? state : { value: undefined, failed: false, isAsking: true };
  return {
    value: current.value,
    failed: current.failed,
    isAsking: current.isAsking,
    reload: () => setRound((round) => round + 1),
  };
}
