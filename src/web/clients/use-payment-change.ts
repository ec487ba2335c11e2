import { useTranslation } from 'react-i18next';
import type { ClientAppointment } from '#contract/clients/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode, refusedFields } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useBanner } from '#web/ui/banner.tsx';

/** How a finalised appointment was paid; what was to be received leaves the pending amounts with it. It can be taken back. */
export function usePaymentChange({ id, payment_method: before }: ClientAppointment) {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  // Where a rule refuses it, the rule's own words say what to do.
  const failure = (error: unknown) => {
    const [why] = Object.values(refusedFields(error));
    if (refusalCode(error) === 'STALE') return t('payment.stale');
    return why ? String(t(why as never)) : t('payment.failed');
  };
  const undo = useSave({
    send: client.agenda.changePaymentMethod,
    success: t('grid.undone'),
    changed: ['appointments', 'payments'],
    failure,
  });
  return useSave({
    send: client.agenda.changePaymentMethod,
    onSaved: (_, { payment_method }) => {
      const takeBack = before && {
        label: t('grid.undo'),
        onPress: () => undo.save({ id, payment_method: before, was: payment_method }),
      };
      banner.success(t('payment.changed'), takeBack ?? undefined);
    },
    changed: ['appointments', 'payments'],
    failure,
  });
}
