import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useAgendaAddress } from '../use-agenda-address.ts';

/** Asks why a time is not offered; in words where there is room for them beside the day's counts. */
export function WhyButton({ hasRoom, className }: { hasRoom?: boolean; className?: string }) {
  const { t } = useTranslation('agenda');
  const { date, open } = useAgendaAddress();
  const ask = () => open({ kind: 'why', date });
  return hasRoom ? (
    <Button variant="ghost" icon={CircleQuestionMark} title={t('why.title')} className={className} onClick={ask}>
      <span className="max-[100rem]:sr-only">{t('why.title')}</span>
    </Button>
  ) : (
    <IconButton icon={CircleQuestionMark} label={t('why.title')} className={className} onClick={ask} />
  );
}
