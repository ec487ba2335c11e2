import { useNavigate } from 'react-router';
import { paths, receiptPath } from '#contract/paths.ts';
import { client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { forgetUnsaved } from '#web/ui/unsaved.ts';
import { cancelFailure } from '../failures.ts';
import type { SaleEditing } from './use-sale.ts';

/** Asks first, because everything entered is lost. */
export function CancelSale({ editing }: { editing: SaleEditing }) {
  const { t } = useTranslation('cashier');
  const confirm = useConfirm();
  const { cancelled } = useFinished(editing);
  const cancelling = useSave({
    send: (input: { id: string }) => client.cashier.cancelSale(input),
    onSaved: cancelled,
    changed: ['sales'],
    failure: cancelFailure,
    isBrief: true,
  });

  async function ask() {
    const agreed = await confirm({
      title: t('sale.cancelQuestion'),
      description: t('sale.cancelWarning'),
      confirmLabel: t('sale.cancel'),
      cancelLabel: t('sale.keep'),
    });
    const stored = agreed && (await editing.atRest());
    if (!stored) return;
    editing.cancelling(true);
    if (!(await cancelling.save({ id: stored.id }))) editing.cancelling(false);
  }

  if (!editing.stored) return null;
  return (
    <Button variant="danger" onClick={ask} loading={cancelling.isSaving}>
      {t('sale.cancel')}
    </Button>
  );
}

type Paid = Parameters<typeof receiptPath>[0];

/** Goes back to the cashier, confirms, and offers the receipt. */
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
    /** What was typed is saved with it, and nothing asks about leaving. */
    settled: () => {
      editing.close();
      forgetUnsaved();
    },
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
