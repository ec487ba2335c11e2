import type { Country } from './countries.ts';

// Stored as they are written here, whatever the language of the screen; each list in the order in which forms show it.

const AT_THE_DESK = ['Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito'] as const;

/** How a client pays for an appointment or a product, and so what a payment in the cashier has. */
export const CLIENT_PAYMENT_METHODS = [
  ...AT_THE_DESK,
  'Transferência Bancária',
  'Outro',
  'Mensalista (a receber)',
] as const;

export type ClientPaymentMethod = (typeof CLIENT_PAYMENT_METHODS)[number];

/** Paid at the end of the month: until the method is changed to another, the money has not been received. */
export const TO_RECEIVE: ClientPaymentMethod = 'Mensalista (a receber)';

/** How the salon pays for what is there every month. */
export const FIXED_COST_PAYMENT_METHODS = [...AT_THE_DESK, 'Boleto', 'Transferência'] as const;

/** How the salon pays for products it buys; the first is the default. */
export const PURCHASE_PAYMENT_METHODS = [...FIXED_COST_PAYMENT_METHODS, 'Outro'] as const;

/** Nobody else knows them. */
const IN_BRAZIL_ONLY: readonly string[] = ['PIX', 'Boleto'];

/** Of some methods those that a salon of the country is offered. What was stored before can be shown and kept, wherever the salon is now. */
export function methodsIn<Method extends string>(
  country: Country,
  methods: readonly Method[],
  stored?: string | null,
): Method[] {
  return methods.filter((method) => country === 'BR' || method === stored || !IN_BRAZIL_ONLY.includes(method));
}
