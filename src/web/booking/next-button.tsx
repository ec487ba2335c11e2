import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

export function NextButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Button variant="primary" size="lg" block disabled={disabled} onClick={onClick}>
      {t('services.next')}
      <ArrowRight aria-hidden strokeWidth={1.75} className="size-4.5" />
    </Button>
  );
}
