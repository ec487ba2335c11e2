/** What becomes of an appointment; online requests are pendente too, and await confirmation besides. */
export const STATUSES = ['pendente', 'finalizado', 'cancelado'] as const;

export type Status = (typeof STATUSES)[number];

/** What is shown of it: a request that awaits an answer differs from an appointment that awaits its day. */
export type ShownStatus = Status | 'aguardando';

export function statusOf({
  status,
  requires_confirmation,
}: {
  status: Status;
  requires_confirmation: boolean;
}): ShownStatus {
  return requires_confirmation && status === 'pendente' ? 'aguardando' : status;
}
