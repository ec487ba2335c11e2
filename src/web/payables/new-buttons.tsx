import { Package, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { Opened } from './payable-overlays.tsx';

/** What makes a bill. On a phone they share the line, without their signs. */
export function NewButtons({ onOpen }: { onOpen: (what: Opened) => void }) {
  const { t } = useTranslation('payables');
  const look = 'max-md:flex-1 max-md:px-2 max-md:[&>svg]:hidden';
  return (
    <div className="flex gap-4 max-md:gap-2">
      <Button icon={Package} className={look} onClick={() => onOpen({ form: 'purchase' })}>
        {t('registerPurchase')}
      </Button>
      <Button variant="primary" icon={Plus} className={look} onClick={() => onOpen({ form: 'expense' })}>
        {t('expense.title')}
      </Button>
    </div>
  );
}
