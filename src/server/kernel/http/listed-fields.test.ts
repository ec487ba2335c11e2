import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { onlyListed } from './listed-fields.ts';

const line = z.object({ name: z.string(), cost: z.nullable(z.number()) });
const card = z.object({
  id: z.string(),
  is_paid: z.boolean(),
  lines: z.array(line),
  client: z.nullable(z.object({ name: z.string() })),
  note: z.optional(z.string()),
});

/** As a browser gets it. */
const sent = (schema: object, answer: unknown) => JSON.parse(JSON.stringify(onlyListed(schema, answer)));

const SECRET = { phone: '+5511999990000', password: 'hash' };
const full = {
  id: 'a',
  is_paid: false,
  lines: [
    { name: 'Corte', cost: 3 },
    { name: 'Escova', cost: null },
  ],
  client: { name: 'Ana' },
};

test('an answer has all fields that the contract lists', () => {
  expect(sent(card, full)).toEqual(full);
  expect(sent(card, { ...full, note: 'atrasada', client: null })).toEqual({ ...full, note: 'atrasada', client: null });
});

test('and no others, however deep they are', () => {
  const more = {
    ...full,
    ...SECRET,
    lines: full.lines.map((one) => ({ ...one, ...SECRET })),
    client: { ...full.client, ...SECRET },
  };
  expect(sent(card, more)).toEqual(full);
  expect(sent(z.array(card), [more])).toEqual([full]);
  expect(sent(z.nullable(card), more)).toEqual(full);
  expect(sent(z.union([z.object({ kind: z.literal('sale') }), card]), more)).toEqual(full);
});

test.each([
  ['a field', z.object({ name: z.string() }), { name: { first: 'Ana', ...SECRET } }],
  ['a list', z.object({ names: z.array(z.string()) }), { names: [SECRET] }],
  ['what may be nothing', z.object({ name: z.nullable(z.string()) }), { name: SECRET }],
  ['the answer itself', z.string(), SECRET],
])('where %s is one value, nothing with fields gets through', (_, schema, answer) => {
  expect(() => onlyListed(schema, answer)).toThrow('fields that the contract does not list');
});
