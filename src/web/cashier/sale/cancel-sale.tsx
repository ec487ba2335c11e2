import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { cancelFailure } from '../failures.ts';
import { useFinished } from './use-finished.ts';
import type { SaleEditing } from './use-sale.ts';

/** Far from Finalizar, and asked about: what was entered is gone with it. */
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
    const stored = agreed && (await editing.settled());
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
