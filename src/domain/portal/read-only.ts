/** Why a professional may look at an appointment and not change it, the weightiest first. */
export const READ_ONLY = ['of_a_colleague', 'finalised', 'period_closed', 'awaiting'] as const;

export type ReadOnly = (typeof READ_ONLY)[number];

type Seen = {
  professional_id: string | null;
  status: string;
  /** The commissions of its day are closed. */
  is_closed: boolean;
  requires_confirmation: boolean;
};

/** Null where it may be changed. What was asked for online waits for the salon's word, also once it was cancelled. */
export function readOnlyFor(staff: string, appointment: Seen): ReadOnly | null {
  const { professional_id, status, is_closed, requires_confirmation } = appointment;
  if (professional_id !== staff) return 'of_a_colleague';
  if (status === 'finalizado') return 'finalised';
  if (is_closed) return 'period_closed';
  return requires_confirmation ? 'awaiting' : null;
}

/** A request may be called off, though nothing else of it is the professional's to change. */
export function isCancellable(status: string, readOnly: ReadOnly | null): boolean {
  return status === 'pendente' && (readOnly === null || readOnly === 'awaiting');
}
