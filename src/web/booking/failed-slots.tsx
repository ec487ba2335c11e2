import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Notice } from './notice.tsx';
import type { FreeTimes } from './use-free-times.ts';

export function FailedSlots({ free }: { free: FreeTimes }) {
  const { t } = useTranslation('booking');
  return (
    <Notice>
      <p className="mb-3">{free.error}</p>
      <Button onClick={free.reload}>{t('retry')}</Button>
    </Notice>
  );
}
