import { ReceiptText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Opened } from './payable-overlays.tsx';

export function NothingYet({ onOpen }: { onOpen: (what: Opened) => void }) {
  const { t } = useTranslation('payables');
  return (
    <EmptyState
      picture={ReceiptText}
      title={t('empty.title')}
      action={<Button onClick={() => onOpen({ form: 'purchase' })}>{t('registerPurchase')}</Button>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('payables');
  return (
    <EmptyState
      picture={SearchX}
      title={t('noResult.title')}
      action={<Button onClick={onClear}>{t('filters.clearAll')}</Button>}
    >
      {t('noResult.text')}
    </EmptyState>
  );
}
