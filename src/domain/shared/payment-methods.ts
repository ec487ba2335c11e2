import { type ClientPaymentMethod, MEANS } from '#domain/payments/means.ts';
import type { Country } from './countries.ts';

// Stored as they are written here, whatever the language of the screen; each list in the order in which forms show it.

export type { ClientPaymentMethod };

/** How a client pays for an appointment or a product, and so what a payment in the cashier has. What each of them means: `MEANS`. */
export const CLIENT_PAYMENT_METHODS = Object.keys(MEANS) as [ClientPaymentMethod, ...ClientPaymentMethod[]];

/** Paid at the end of the month: until the method is changed to another, the money has not been received. */
export const TO_RECEIVE: ClientPaymentMethod = 'Mensalista (a receber)';

/** How the salon pays for what is there every month. */
export const FIXED_COST_PAYMENT_METHODS = [
  'Dinheiro',
  'PIX',
  'Cartão de Débito',
  'Cartão de Crédito',
  'Boleto',
  'Transferência',
] as const;

/** How the salon pays for products it buys; the first is the default. */
export const PURCHASE_PAYMENT_METHODS = [...FIXED_COST_PAYMENT_METHODS, 'Outro'] as const;

/** Where only one country knows a method. */
const ONLY_IN: Record<string, Country | null | undefined> = {
  ...Object.fromEntries(Object.entries(MEANS).map(([method, { onlyIn }]) => [method, onlyIn])),
  Boleto: 'BR',
};

/** Of some methods those that a salon of the country is offered. What was stored before can be shown and kept, wherever the salon is now. */
export function methodsIn<Method extends string>(
  country: Country,
  methods: readonly Method[],
  stored?: string | null,
): Method[] {
  return methods.filter((method) => method === stored || (ONLY_IN[method] ?? country) === country);
}
