import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/ui/badge.tsx';

/** "Lucro" or "Prejuízo", so that nobody needs the colour. */
export function ResultWord({ amount }: { amount: number }) {
  const { t } = useTranslation('reports');
  if (amount === 0) return null;
  return amount > 0 ? (
    <Badge tone="success" icon={TrendingUp}>
      {t('frame.profit')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={TrendingDown}>
      {t('frame.loss')}
    </Badge>
  );
}

export const toneOf = (amount: number) => (amount === 0 ? undefined : amount > 0 ? 'good' : 'bad');
