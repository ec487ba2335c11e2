import type { Status } from '#domain/agenda/statuses.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useConfirm } from '#web/ui/confirm.tsx';

type Part = { method: ClientPaymentMethod; amount: number };

/** "Dinheiro R$ 50,00, PIX R$ 30,00". */
export function usePaidParts(): (parts: readonly Part[]) => string {
  const { t } = useTranslation(['agenda', 'app']);
  const { money } = useFormat();
  const partOf = ({ method, amount }: Part) =>
    t('payment.part', { method: t(`app:paymentMethods.${method}`), amount: money(cents(amount)) });
  return (parts) => parts.map(partOf).join(', ');
}

/**
 * Asks before an appointment is cancelled or deleted with its open sale, or reopened without its payment; what was sold and paid stays. If the sales
 * cannot be read, the question that is asked anyway must do.
 */
export function useAskAboutSale() {
  const { t } = useTranslation('agenda');
  const { money } = useFormat();
  const confirm = useConfirm();
  const parts = usePaidParts();
  const may = useMay();

  const staysPaid = (sales: readonly { number: number; total: number }[]) =>
    sales.map(({ number, total }) => t('reopen.sale', { number, amount: money(cents(total)) }));

  return {
    /** What happens to its sales, in sentences. */
    aboutDeleting: async (id: string): Promise<string[]> => {
      const ticket = may('payments') ? await ticketOf(id) : undefined;
      return [...(ticket?.id ? [t('openSale.delete')] : []), ...staysPaid(ticket?.paid_sales ?? [])];
    },
    /** True if there is nothing to ask, or the person agreed. */
    mayCancel: async (id: string): Promise<boolean> => {
      if (!may('payments') || !(await ticketOf(id))?.id) return true;
      return confirm({
        title: t('openSale.title'),
        description: t('openSale.cancel'),
        confirmLabel: t('openSale.confirm'),
        cancelLabel: t('openSale.keep'),
      });
    },
    /** For a finalised one that becomes `status`: says what stays paid and what must be given back by hand. */
    mayReopen: async (id: string, status: Status): Promise<boolean> => {
      const comanda = may('payments') ? await client.cashier.comanda({ id }).catch(() => undefined) : undefined;
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

/** Its `id` is that of the open sale, null if there is none. */
async function ticketOf(id: string) {
  const [ticket] = await client.cashier.tickets({ appointments: [id] }).catch(() => []);
  return ticket;
}
