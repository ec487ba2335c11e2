import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { CLIENT_PAYMENT_METHODS, methodsIn, PURCHASE_PAYMENT_METHODS } from './payment-methods.ts';

test('PIX and Boleto are offered in Brazil only, and where one is stored already', () => {
  for (const methods of [CLIENT_PAYMENT_METHODS, PURCHASE_PAYMENT_METHODS])
    expect(methodsIn('BR', methods)).toEqual(methods);
  for (const country of COUNTRIES.filter((country) => country !== 'BR')) {
    expect(methodsIn(country, PURCHASE_PAYMENT_METHODS)).toEqual([
      'Dinheiro',
      'Cartão de Débito',
      'Cartão de Crédito',
      'Transferência',
      'Outro',
    ]);
    expect(methodsIn(country, CLIENT_PAYMENT_METHODS)).not.toContain('PIX');
    expect(methodsIn(country, CLIENT_PAYMENT_METHODS, 'PIX')).toEqual(CLIENT_PAYMENT_METHODS);
  }
});
