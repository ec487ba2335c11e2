import { ORPCError } from '@orpc/client';
import { describe, expect, test, vi } from 'vitest';
import { salesContract } from '#contract/cashier/sales.ts';
import cashier from '#texts/pt/cashier.json' with { type: 'json' };
import common from '#texts/pt/common.json' with { type: 'json' };
import { texts } from '#web/texts/texts.ts';
import { cancelFailure, correctionFailure, finishFailure, itemsFailure, voidFailure } from './failures.ts';

vi.stubGlobal('document', { documentElement: {} });
await texts.start('pt', ['cashier', 'common'], async (_, area) => (area === 'cashier' ? cashier : common));
texts.writeNumbersAs({ country: 'BR' });

const DATA = { product: 'Sérum', left: 1.5, unit_label: 'frasco', missing: 10_00, fields: {} };

/** As the server refuses; what it has not foreseen is not defined by the contract. */
const refused = (code: string, defined = true, status = 409) => new ORPCError(code, { defined, status, data: DATA });

describe('the words of the specification', () => {
  test.each([
    ['SALE_HAS_NO_ITEMS', 'Não é possível finalizar uma venda sem itens. Adicione produtos primeiro.'],
    ['INTERNAL_PRODUCT', 'Este produto é de uso interno e não pode ser vendido no caixa.'],
    ['PERIOD_CLOSED', 'Período de comissões fechado: nada mais pode ser lançado nele.'],
    ['OUT_OF_STOCK', 'Erro ao finalizar venda: só há 1,5 frasco de Sérum em estoque.'],
  ])('%s', (code, words) => {
    expect(finishFailure(refused(code))).toBe(words);
  });

  test('of what cannot be saved, finished or explained', () => {
    expect(itemsFailure(new TypeError('Failed to fetch'))).toMatch(/^Erro ao salvar itens: /);
    expect(finishFailure(new TypeError('Failed to fetch'))).toMatch(/^Erro ao finalizar venda: /);
    expect(finishFailure(refused('BUSY', true, 503))).toMatch(/^Erro ao finalizar venda: /);
    expect(finishFailure(refused('STOCK_FAILED', true, 500))).toBe('Erro ao finalizar venda');
    expect(finishFailure(refused('INTERNAL_SERVER_ERROR', false, 500))).toBe('Erro desconhecido ao finalizar venda');
  });
});

test('a refusal of one item among several names its product', () => {
  const fields = { 'sale.items.1.sold_unit': 'cashier:errors.unitInvalid' };
  const error = new ORPCError('INVALID', { defined: true, status: 422, data: { fields } });
  const sentence = 'Sérum: Este produto não é vendido nesta unidade';
  expect(itemsFailure(error, ['Pente', 'Sérum'])).toBe(sentence);
  expect(finishFailure(error, ['Pente', 'Sérum'])).toBe(sentence);
  expect(finishFailure(error)).toBe('Este produto não é vendido nesta unidade');
});

/** What any operation may refuse, and what its own page says: a session, a password, a key that the browser makes, and what is asked about. */
const ELSEWHERE = [
  'UNAUTHORIZED',
  'NO_ACCESS',
  'NOT_ALLOWED',
  'NEEDS_TWO_STEP',
  'INVALID',
  'TOO_MANY_TRIES',
  'BUSY',
  'UNAVAILABLE',
  'WRONG_PASSWORD',
  'AHEAD',
];
const GENERAL = [...ELSEWHERE, 'IN_FLIGHT', 'KEY_REUSED', 'STOCK_FAILED'];

const SAYS = {
  createSale: itemsFailure,
  changeSale: itemsFailure,
  cancelSale: cancelFailure,
  finaliseSale: finishFailure,
  finishComanda: finishFailure,
  voidSale: (error: unknown) => voidFailure(error, 'falha'),
  correctMethod: correctionFailure,
};

const declared = Object.entries(SAYS).flatMap(([name, says]) =>
  Object.keys(salesContract[name as keyof typeof SAYS]['~orpc'].errorMap)
    .filter((code) => !GENERAL.includes(code))
    .map((code) => ({ name, code, says })),
);

test.each(declared)('$name refused with $code has a sentence of its own', ({ code, says }) => {
  const sentence = says(refused(code));
  expect(sentence).not.toBe(says(refused('SOMETHING_ELSE')));
  expect(sentence).toMatch(/\.$/);
  expect(sentence).not.toMatch(/\{\{|undefined/);
});
