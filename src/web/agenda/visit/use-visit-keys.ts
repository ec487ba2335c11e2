import { whyNot } from '#domain/agenda/visit-steps.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import type { Block } from '../grid/columns.ts';
import { useChangeVisit } from './use-change-visit.ts';
import { VISIT_KEYS } from './visit-keys.ts';

const visits = new Map<string, keyof typeof VISIT_KEYS>(
  Object.entries(VISIT_KEYS).map(([visit, key]) => [key, visit as keyof typeof VISIT_KEYS]),
);

/** On the focused card: C has arrived, A is being served, N did not come. Answers whether it handled the key. */
export function useVisitKeys(): (event: KeyboardEvent, block: Block | undefined) => boolean {
  const { t } = useTranslation('agenda');
  const now = useSalonNow();
  const banner = useBanner();
  const { say } = useChangeVisit();
  return (event, block) => {
    const visit = visits.get(event.key.toUpperCase());
    if (!visit || block?.kind !== 'card' || event.shiftKey) return false;
    event.preventDefault();
    const why = whyNot(visit, block.card, now);
    if (why) banner.error(t(`visit.refused.${why}`));
    else void say(block.card, visit);
    return true;
  };
}
