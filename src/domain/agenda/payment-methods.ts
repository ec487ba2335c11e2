/** How a client pays for an appointment, in the order in which forms list them. */
export const PAYMENT_METHODS = [
  'Dinheiro',
  'PIX',
  'Cartão de Débito',
  'Cartão de Crédito',
  'Transferência Bancária',
  'Outro',
  'Mensalista (a receber)',
] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Paid at the end of the month: until the method is changed to another, the money has not been received. */
export const TO_RECEIVE: PaymentMethod = 'Mensalista (a receber)';
