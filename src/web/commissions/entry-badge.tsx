import { Package, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What is no service says so. */
export function EntryBadge({ movement }: StatementEntry) {
  const { t } = useTranslation('commissions');
  if (movement === 'product') return <Badge icon={Package}>{t('statement.product')}</Badge>;
  return movement === 'void' ? <Badge icon={Undo2}>{t('statement.void')}</Badge> : null;
}
