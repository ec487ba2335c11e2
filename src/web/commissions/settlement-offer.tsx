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
      <Banner tone="info" onDismiss={() => void save({})}>
        {/* On a phone the way to take it stands below the words. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 flex-1 basis-48">{t('settle.offer', { date: date(day) })}</p>
          <button
            type="button"
            onClick={onSettle}
            className="-my-2 min-h-control font-semibold underline max-md:-mb-3 max-md:mt-0"
          >
            {t('settle.offerAction')}
          </button>
        </div>
      </Banner>
    </div>
  );
}
