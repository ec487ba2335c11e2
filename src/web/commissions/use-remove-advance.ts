import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/commissions.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { FAILURE_SECONDS } from '#web/ground/use-failure-banner.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useWords } from './use-words.ts';

/** Asks, and then removes. */
export function useRemoveAdvance({ id, date, advance_amount }: StatementEntry, name: string) {
  const { t } = useTranslation('commissions');
  const words = useWords();
  const confirm = useConfirm();
  const banner = useBanner();
  const { save, isSaving } = useSave({
    send: client.commissions.removeAdvance,
    success: t('remove.done'),
    changed: ['commission_advances'],
    failure: (error) => {
      const code = refusalCode(error);
      if (code === 'PERIOD_CLOSED') return t('advance.periodClosed');
      return code === 'NOT_FOUND' ? t('remove.gone') : t('remove.failed');
    },
    onFailure: (text) => banner.error(text, { seconds: FAILURE_SECONDS }),
  });
  return {
    isRemoving: isSaving,
    remove: async () => {
      const isSure = await confirm({
        title: t('remove.question'),
        description: t('remove.text', { amount: words.money(advance_amount), date: words.date(date), name }),
        confirmLabel: t('remove.button'),
      });
      if (isSure) await save({ id });
    },
  };
}
