import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBanner } from '#web/ui/banner.tsx';
import { refusalCode, refusedFields, rightsFailure } from './api/errors.ts';
import { useSubmissionKey } from './api/submission-key.ts';
import type { Changed } from './live/areas.ts';
import { changed as tellChanged } from './live/changed.ts';
import { FAILURE_SECONDS } from './use-failure-banner.ts';

type Call = { context: { idempotencyKey: string } };

type Saving<Input, Answer> = {
  /** The operation. Where it takes an idempotency key, hand the call on: it is the same for every try of the same input. */
  send: (input: Input, call: Call) => Promise<Answer>;
  /** It does take one: where the connection breaks, it is sent once more, so that nobody reads "failed" beside what was done. */
  isRepeatable?: boolean;
  /** Shows what was refused field by field. */
  form?: { refuse: (fields: Record<string, string>) => boolean };
  /** Refusals of the operation's own that a field is to blame for: `{ NAME_TAKEN: { name: 'services:errors.nameTaken' } }`. */
  fields?: Record<string, Record<string, string>>;
  /** First of all once it is done: the form closes, the answer is kept. */
  onSaved?: (answer: Answer, input: Input) => unknown;
  /** In green. */
  success?: string | ((answer: Answer, input: Input) => string);
  /** What shows these looks again; also after a refusal, which mostly means that somebody else was faster. */
  changed?: readonly Changed[];
  /** Says a refusal in a way of its own; answers whether it did. */
  onRefused?: (error: unknown, input: Input) => boolean;
  /** In red, where neither that nor a field says it. A form in an overlay says it itself: see `error`. */
  failure?: (error: unknown, input: Input) => string;
  /** For five seconds, as at the desk and among the bills. */
  isBrief?: boolean;
  /** Says that where the page's banner would not be seen. */
  onFailure?: (text: string) => void;
};

/** Sends a change, once however often it is pressed, and says how it went. */
export function useSave<Input, Answer>(saving: Saving<Input, Answer>) {
  const {
    send,
    isRepeatable,
    form,
    fields = {},
    onSaved,
    success,
    changed,
    onRefused,
    failure,
    isBrief,
    onFailure,
  } = saving;
  const banner = useBanner();
  const submission = useSubmissionKey();
  const underWay = useRef(new Set<string>());
  const say = (text: string) => banner.error(text, isBrief ? { seconds: FAILURE_SECONDS } : {});
  const lookAgain = () => changed && tellChanged(...changed);

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (input: Input) => send(input, { context: { idempotencyKey: submission.keyFor(input) } }),
    retry: (failures, error) => isRepeatable === true && failures === 0 && !(error instanceof ORPCError),
    onSuccess: async (answer, input) => {
      submission.renew();
      await onSaved?.(answer, input);
      if (success) banner.success(typeof success === 'string' ? success : success(answer, input));
      await lookAgain();
    },
    onError: (error, input) => {
      const code = refusalCode(error);
      // One that is still under way keeps its key: the next try gets its answer.
      if (code && code !== 'IN_FLIGHT') submission.renew();
      if (code && code !== 'INVALID') lookAgain();
      const isSaid = onRefused?.(error, input) || form?.refuse(fields[code ?? ''] ?? refusedFields(error));
      if (!isSaid && failure) (onFailure ?? say)(rightsFailure(error) ?? failure(error, input));
    },
  });

  return {
    isSaving: isPending,
    /** Why the last try failed; null once another one is on its way. */
    error,
    /** Answers what the server answered; undefined where it refused. */
    save: async (input: Input): Promise<Answer | undefined> => {
      const sent = JSON.stringify(input) ?? '';
      if (underWay.current.has(sent)) return undefined;
      underWay.current.add(sent);
      try {
        return await mutateAsync(input);
      } catch {
        return undefined;
      } finally {
        underWay.current.delete(sent);
      }
    },
  };
}
