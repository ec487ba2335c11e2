import { useTranslation } from 'react-i18next';
import type { Status } from '#domain/agenda/statuses.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { usePaidParts } from './use-paid-parts.ts';

/**
 * An appointment that is cancelled or deleted takes its open sale along, and one that is reopened its payment; what was sold and paid stays. Who does
 * that is asked first; whether it cannot be told, the question that is asked anyway must do.
 */
export function useAskAboutSale() {
  const { t } = useTranslation('agenda');
  const { money } = useFormat();
  const confirm = useConfirm();
  const parts = usePaidParts();

  const staysPaid = (sales: readonly { number: number; total: number }[]) =>
    sales.map(({ number, total }) => t('reopen.sale', { number, amount: money(cents(total)) }));

  return {
    /** What deleting it does to its sales, in sentences. */
    aboutDeleting: async (id: string): Promise<string[]> => {
      const { hasOpenSale, paid } = await salesOf(id);
      return [...(hasOpenSale ? [t('openSale.delete')] : []), ...staysPaid(paid)];
    },
    /** True where there is nothing to ask, or it was agreed to. */
    mayCancel: async (id: string): Promise<boolean> => {
      if (!(await salesOf(id)).hasOpenSale) return true;
      return confirm({
        title: t('openSale.title'),
        description: t('openSale.cancel'),
        confirmLabel: t('openSale.confirm'),
        cancelLabel: t('openSale.keep'),
      });
    },
    /** Of one that is finalised and becomes `status`: what stays paid, and what is given back by hand. */
    mayReopen: async (id: string, status: Status): Promise<boolean> => {
      const comanda = await client.cashier.comanda({ id }).catch(() => undefined);
      const { appointment, paid_sales = [] } = comanda ?? {};
      const paid = appointment?.payments.filter(({ amount }) => amount > 0) ?? [];
      const said = [
        ...(paid.length > 0 ? [t('reopen.services', { parts: parts(paid) })] : []),
        ...staysPaid(paid_sales.filter(({ voided }) => !voided)),
      ];
      if (comanda && said.length === 0) return true;
      const isCancelling = status === 'cancelado';
      return confirm({
        title: t(isCancelling ? 'reopen.titleCancel' : 'reopen.title'),
        description: said.join(' '),
        confirmLabel: t(isCancelling ? 'reopen.confirmCancel' : 'reopen.confirm'),
        cancelLabel: t('reopen.keep'),
        danger: isCancelling,
      });
    },
  };
}

async function salesOf(id: string): Promise<{ hasOpenSale: boolean; paid: { number: number; total: Cents }[] }> {
  const [ticket] = await client.cashier.tickets({ appointments: [id] }).catch(() => []);
  return {
    hasOpenSale: typeof ticket?.id === 'string',
    paid: ticket?.paid_sales.map(({ number, total }) => ({ number, total: cents(total) })) ?? [],
  };
}
