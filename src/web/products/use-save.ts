import { useMutation } from '@tanstack/react-query';
import { refusalCode, refusedFields } from '#web/app/api/errors.ts';
import { useSubmissionKey } from '#web/app/api/submission-key.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { refreshProducts } from './use-products.ts';

type Options<Values> = {
  send: (values: Values, options: { context: { idempotencyKey: string } }) => Promise<unknown>;
  refuse: (fields: Record<string, string>) => boolean;
  success: string;
  onSaved: () => void;
};

/** Sends a form, once however often it is tried, and says how it went. */
export function useSave<Values>({ send, refuse, success, onSaved }: Options<Values>) {
  const banner = useBanner();
  const submission = useSubmissionKey();
  const save = useMutation({
    mutationFn: (values: Values) => send(values, { context: { idempotencyKey: submission.keyFor(values) } }),
    onSuccess: async () => {
      await refreshProducts();
      banner.success(success);
      onSaved();
    },
    onError: (error) => {
      const code = refusalCode(error);
      // One that is still under way keeps its key: the next try gets its answer.
      if (code && code !== 'IN_FLIGHT') submission.renew();
      refuse(refusedFields(error));
    },
  });
  return { save: (values: Values) => save.mutateAsync(values).catch(() => {}), hasFailed: save.isError };
}
