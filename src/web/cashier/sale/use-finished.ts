import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths, receiptPath } from '#contract/paths.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { forgetUnsaved } from '#web/ui/unsaved.ts';
import type { SaleEditing } from './use-sale.ts';

/** What was paid for. */
type Paid = Parameters<typeof receiptPath>[0];

/** Back at the cashier, which says that it went well and offers the receipt. */
export function useFinished(editing: SaleEditing) {
  const { t } = useTranslation('cashier');
  const banner = useBanner();
  const navigate = useNavigate();

  function leave() {
    editing.close();
    forgetUnsaved();
    return navigate(paths.cashier);
  }

  return {
    finished: async (paid: Paid, belowZero: readonly string[] = []) => {
      await leave();
      const receipt = { label: t('sale.receipt'), onPress: () => void navigate(receiptPath(paid)) };
      if (belowZero.length > 0) banner.warning(t('sale.belowZero', { names: belowZero.join(', ') }), receipt);
      else banner.success(t('sale.finished'), receipt);
    },
    cancelled: async () => {
      await leave();
      banner.success(t('sale.cancelled'));
    },
  };
}
