import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/app/api/client.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { clientsChanged } from './clients-changed.ts';

/** How a finalised appointment was paid; what was to be received leaves the pending amounts with it. */
export function usePaymentChange() {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  return useMutation(
    api.agenda.changePaymentMethod.mutationOptions({
      onSuccess: async () => {
        await clientsChanged();
        banner.success(t('payment.changed'));
      },
      onError: () => banner.error(t('payment.failed')),
    }),
  );
}
