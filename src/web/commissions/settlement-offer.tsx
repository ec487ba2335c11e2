import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useWords } from './use-words.ts';

type Props = { day: string; onSettle: () => void; onDismissed: () => void };

/** Made once, to a salon that worked here before commissions were kept: what it owes by them was most likely paid long ago. */
export function SettlementOffer({ day, onSettle, onDismissed }: Props) {
  const { t } = useTranslation('commissions');
  const { date } = useWords();
  const { save } = useSave({
    send: client.commissions.dismissSettlementOffer,
    changed: ['commission_settlements'],
    onSaved: onDismissed,
    failure: () => t('loadFailed'),
  });
  return (
    <div className="no-print">
      <Banner
        tone="info"
        action={{ label: t('settle.offerAction'), onPress: onSettle }}
        onDismiss={() => void save({})}
      >
        {t('settle.offer', { date: date(day) })}
      </Banner>
    </div>
  );
}
