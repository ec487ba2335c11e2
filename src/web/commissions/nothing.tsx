import { HandCoins, ReceiptText, UserRoundSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The owner earns no commission: somebody else has to be in the team. */
export function NobodyEarns() {
  const { t } = useTranslation('commissions');
  return (
    <EmptyState
      picture={HandCoins}
      title={t('summary.empty')}
      action={<ButtonLink render={<Link to={paths.team} />}>{t('summary.toTeam')}</ButtonLink>}
    >
      {t('summary.emptyText')}
    </EmptyState>
  );
}

export function NobodyChosen() {
  const { t } = useTranslation('commissions');
  return (
    <Card className="no-print">
      <EmptyState picture={UserRoundSearch} title={t('statement.nobody')}>
        {t('statement.nobodyText')}
      </EmptyState>
    </Card>
  );
}

export function NoMovement() {
  const { t } = useTranslation('commissions');
  return (
    <EmptyState picture={ReceiptText} title={t('statement.empty')}>
      {t('statement.emptyText')}
    </EmptyState>
  );
}
