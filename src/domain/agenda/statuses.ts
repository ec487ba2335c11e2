/** What becomes of an appointment; online requests are pendente too, and await confirmation besides. */
export const STATUSES = ['pendente', 'finalizado', 'cancelado'] as const;

export type Status = (typeof STATUSES)[number];
