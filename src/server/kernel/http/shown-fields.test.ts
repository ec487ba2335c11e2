import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { shownTo } from '#contract/shown-to.ts';
import { RIGHTS, type Right } from '#domain/members/rights.ts';
import { onlyShown } from './shown-fields.ts';

const phone = () => shownTo('client_contacts', z.nullable(z.string()), null);
const card = z.object({ name: z.string(), phone: phone() });
const paid = z.object({ kind: z.literal('paid'), amount: shownTo('payments', z.nullable(z.int()), null) });
const spent = shownTo('clients', shownTo('payments', z.nullable(z.int()), null), null);

const ana = { name: 'Ana', phone: '+5511999990000' };
const withRights = (...rights: Right[]) => ({ role: 'receptionist', rights }) as const;
const without = (right: Right) => withRights(...RIGHTS.filter((one) => one !== right));

test('what a member may not see is not in the answer, however deep it is', () => {
  const hidden = { ...ana, phone: null };
  const stranger = without('client_contacts');
  expect(onlyShown(card, ana, stranger)).toEqual(hidden);
  expect(onlyShown(z.array(card), [ana, ana], stranger)).toEqual([hidden, hidden]);
  expect(onlyShown(z.nullable(z.object({ rows: z.array(card) })), { rows: [ana] }, stranger)).toEqual({
    rows: [hidden],
  });
  expect(onlyShown(z.optional(card), undefined, stranger)).toBeUndefined();
});

test('of one of several it is what the value is', () => {
  const either = z.discriminatedUnion('kind', [z.object({ kind: z.literal('free') }), paid]);
  expect(onlyShown(either, { kind: 'paid', amount: 5 }, without('payments'))).toEqual({ kind: 'paid', amount: null });
  expect(onlyShown(either, { kind: 'free' }, without('payments'))).toEqual({ kind: 'free' });
  // As the contract would not have it any more, which no owner is refused either.
  expect(onlyShown(either, { kind: 'paid', amount: 0.5 }, without('payments'))).toEqual({ kind: 'paid', amount: null });
});

test('where two rights are asked for, one is not enough', () => {
  const card = z.object({ spent });
  expect(onlyShown(card, { spent: 5 }, withRights('clients'))).toEqual({ spent: null });
  expect(onlyShown(card, { spent: 5 }, withRights('payments'))).toEqual({ spent: null });
  expect(onlyShown(card, { spent: 5 }, withRights('payments', 'clients'))).toEqual({ spent: 5 });
});

test('the owner gets the very answer', () => {
  expect(onlyShown(card, ana, { role: 'owner', rights: [] })).toBe(ana);
});
