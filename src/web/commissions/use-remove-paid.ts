import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { FAILURE_SECONDS } from '#web/ground/use-failure-banner.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useWords } from './use-words.ts';

/** Asks, and then removes an advance or takes back what was settled. */
export function useRemovePaid({ id, date, value, movement }: StatementEntry, name: string) {
  const { t } = useTranslation('commissions');
  const { money, date: written } = useWords();
  const isSettled = movement === 'settlement';
  const kind = isSettled ? 'settlement' : 'advance';
  const confirm = useConfirm();
  const banner = useBanner();
  const { save, isSaving } = useSave({
    send: isSettled ? client.commissions.removeSettlement : client.commissions.removeAdvance,
    success: t(`remove.${kind}.done`),
    changed: ['commission_advances', 'commission_settlements'],
    failure: (error) => {
      const code = refusalCode(error);
      if (code === 'PERIOD_CLOSED') return t('advance.periodClosed');
      return t(`remove.${kind}.${code === 'NOT_FOUND' ? 'gone' : 'failed'}`);
    },
    onFailure: (text) => banner.error(text, { seconds: FAILURE_SECONDS }),
  });
  return {
    kind,
    isRemoving: isSaving,
    remove: async () => {
      const isSure = await confirm({
        title: t(`remove.${kind}.question`),
        description: t(`remove.${kind}.text`, { amount: money(-value), date: written(date), name }),
        confirmLabel: t(`remove.${kind}.button`),
      });
      if (isSure) await save({ id });
    },
  };
}
