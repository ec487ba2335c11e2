import { useTranslation } from 'react-i18next';
import type { FixedCost } from '#contract/fixed-costs.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useCostWords } from './use-cost-words.ts';

type Props = { fresh: FixedCost | undefined; failure?: string; onTake: (fresh: FixedCost) => void };

/** Why the change was not taken. Of a cost that somebody else changed, how it is now; always there, so that it is read aloud. */
export function StaleNotice({ fresh, failure, onTake }: Props) {
  const { t } = useTranslation('fixedCosts');
  const words = useCostWords();
  return (
    <div role="alert" className="empty:hidden">
      {fresh && (
        <Banner tone="warning" action={{ label: t('edit.staleAction'), onPress: () => onTake(fresh) }}>
          {t('edit.stale', { now: words.whole(fresh) })}
        </Banner>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
    </div>
  );
}
