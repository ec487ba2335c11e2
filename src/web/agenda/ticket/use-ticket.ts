import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import { meansOf } from '#domain/payments/means.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { ticketFailure } from '#web/cashier/failures.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useAskAhead } from '#web/ground/use-ask-ahead.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { paidWith } from './payable.ts';

type Told = {
  /** Once it is paid. */
  onPaid: () => void;
  /** Shows a failure where the page's banner would be hidden. */
  onFailure?: (text: string | undefined) => void;
};

type Paying = ReturnType<typeof paidWith> & { move_to_today?: boolean };

export type TicketInHand = ReturnType<typeof useTicket>;

/** An appointment with its open sale, and finishing both by one payment method. None is preselected. */
export function useTicket(card: Card, { onPaid, onFailure }: Told) {
  const { t } = useTranslation(['cashier', 'agenda']);
  const banner = useBanner();
  const [chosen, setChosen] = useState<ClientPaymentMethod>();
  const [isAsked, setAsked] = useState(false);
  const askAhead = useAskAhead();
  // Never from the cache: it is paid as it was read.
  const reading = useQuery({
    ...api.cashier.tickets.queryOptions({ input: { appointments: [card.id] } }),
    staleTime: 0,
  });
  const ticket = reading.isFetchedAfterMount ? reading.data?.[0] : undefined;
  const method = chosen && meansOf(chosen).needs === 'client' && !ticket?.has_client ? undefined : chosen;
  const { save, isSaving } = useSave({
    send: (input: Paying, call) => client.cashier.finishComanda(input, call),
    isRepeatable: true,
    onSaved: ({ below_zero }) => {
      onPaid();
      if (below_zero.length > 0) banner.warning(t('agenda:sheet.belowZero', { names: below_zero.join(', ') }));
      else banner.success(t('sale.finished'));
    },
    changed: ['appointments', 'sales', 'payments', 'stock_movements'],
    onRefused: (error, input) => askAhead(error, () => finishToday(input)),
    failure: ticketFailure,
    onFailure,
  });
  function finishToday(input: Paying) {
    save({ ...input, move_to_today: true });
  }

  return {
    card,
    reading,
    ticket,
    method,
    choose: setChosen,
    isSaving,
    /** Finishing without a method asks for one. */
    isMissing: isAsked && method === undefined,
    isReady: ticket !== undefined && method !== undefined,
    finish: () => {
      onFailure?.(undefined);
      setAsked(true);
      if (ticket && method) save(paidWith(ticket, method));
    },
  };
}
