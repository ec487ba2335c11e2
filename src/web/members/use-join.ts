import { useMutation } from '@tanstack/react-query';
import type { Session } from '#contract/account/operations.ts';
import { refusalCode, refusedFields, refusedWith } from '#web/ground/api/errors.ts';
import { enterApp } from '#web/ground/enter.ts';
import { beginSession } from '#web/ground/session.ts';

type Joining<Input> = {
  send: (input: Input) => Promise<Session>;
  /** Somebody was faster, or the owner has taken it back. */
  onUsed: () => void;
  /** The account has a second step. */
  onTicket?: (ticket: string) => void;
  form?: { refuse: (fields: Record<string, string>) => boolean };
};

/** Uses an invitation, and opens the app in its salon. */
export function useJoin<Input>({ send, onUsed, onTicket, form }: Joining<Input>) {
  return useMutation({
    mutationFn: send,
    onSuccess: async (session) => {
      await beginSession(session);
      await enterApp();
    },
    onError: (error) => {
      const code = refusalCode(error);
      if (code === 'LINK_INVALID') return onUsed();
      const asked = refusedWith<{ ticket: string }>(error, 'TWO_STEP');
      if (asked) return onTicket?.(asked.ticket);
      form?.refuse(code === 'EMAIL_TAKEN' ? { email: 'account:errors.emailTaken' } : refusedFields(error));
    },
  });
}
