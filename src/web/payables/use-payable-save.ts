import { FAILURE_SECONDS } from '#web/ground/use-failure-banner.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useBanner } from '#web/ui/banner.tsx';

type Saving<Input, Answer> = Parameters<typeof useSave<Input, Answer>>[0];

/** What all that shows bills looks at. */
export const PAYABLES = ['product_purchases', 'purchase_instalments', 'expenses'] as const;

/** What changes a bill: all that shows bills looks again, and what failed is said for five seconds. */
export function usePayableSave<Input, Answer>(saving: Omit<Saving<Input, Answer>, 'changed' | 'onFailure'>) {
  const banner = useBanner();
  return useSave({
    ...saving,
    changed: PAYABLES,
    onFailure: (text) => banner.error(text, { seconds: FAILURE_SECONDS }),
  });
}
