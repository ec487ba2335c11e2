import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { useConfirm } from '#web/ui/confirm.tsx';

/**
 * An appointment that is cancelled or deleted takes its open sale along. Who does that is asked first, where there is one; whether it cannot be
 * told, the question that is asked anyway must do.
 */
export function useAskAboutSale() {
  const { t } = useTranslation('agenda');
  const confirm = useConfirm();
  return {
    hasOpenSale,
    /** True where there is nothing to ask, or it was agreed to. */
    mayCancel: async (id: string): Promise<boolean> => {
      if (!(await hasOpenSale(id))) return true;
      return confirm({
        title: t('openSale.title'),
        description: t('openSale.cancel'),
        confirmLabel: t('openSale.confirm'),
        cancelLabel: t('openSale.keep'),
      });
    },
  };
}

async function hasOpenSale(id: string): Promise<boolean> {
  const tickets = await client.cashier.tickets({ appointments: [id] }).catch(() => []);
  return tickets.some((ticket) => ticket.id !== null);
}
