import { useSearchParams } from 'react-router';
import type { Filters } from '#domain/payables/filters.ts';
import type { PaymentStatus } from '#domain/products/purchase.ts';
import { isDay } from '#domain/shared/time.ts';

const STATUS: Record<string, PaymentStatus> = { pendente: 'Pendente', pago: 'Pago' };
const NO_DUE_DATE = 'sem';

/** As the address says; what it says wrongly is left out. */
export function useFilters(): [Filters, (filters: Filters) => void] {
  const [params, setParams] = useSearchParams();
  const day = (name: string) => {
    const asked = params.get(name) ?? '';
    return isDay(asked) ? asked : '';
  };
  const filters: Filters = {
    status: STATUS[params.get('status') ?? ''] ?? 'all',
    due: params.get('vencimento') === NO_DUE_DATE ? 'none' : { from: day('de'), to: day('ate') },
    paid: { from: day('pago_de'), to: day('pago_ate') },
  };
  return [filters, (next) => setParams(addressOf(next), { replace: true })];
}

function addressOf({ status, due, paid }: Filters): Record<string, string> {
  return {
    ...(status !== 'all' && { status: status.toLowerCase() }),
    ...(due === 'none' && { vencimento: NO_DUE_DATE }),
    ...(due !== 'none' && due.from && { de: due.from }),
    ...(due !== 'none' && due.to && { ate: due.to }),
    ...(paid.from && { pago_de: paid.from }),
    ...(paid.to && { pago_ate: paid.to }),
  };
}

/** As the list is asked. */
export function inputOf({ status, due, paid }: Filters) {
  return {
    ...(paid.from && { paid_from: paid.from }),
    ...(paid.to && { paid_to: paid.to }),
    ...(status !== 'all' && { status }),
    ...(due === 'none' ? { due } : { ...(due.from && { due_from: due.from }), ...(due.to && { due_to: due.to }) }),
  };
}
