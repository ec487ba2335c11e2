import { expect, test } from 'vitest';
import { docsPage } from './api-docs-page.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const pageOf = (operation: object) =>
  docsPage({ paths: { '/clients': { post: { tags: ['clients'], summary: 'Add a <client>', ...operation } } } });

test('an operation is listed under its area, with its method and path', () => {
  const page = pageOf({});
  expect(page).toContain('<h2 id="clients">');
  expect(page).toContain('<b>POST</b> <code>/api/clients</code>');
  expect(page).toContain('Add a &lt;client&gt;');
});

test('a body is written as a type, with a question mark at what may be left out', () => {
  const body = {
    properties: { name: { type: 'string' }, phone: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    required: ['name'],
  };
  expect(pageOf({ requestBody: json(body) })).toContain('{\n  name: string\n  phone?: string | null\n}');
});

test('a field says what it counts, a call who may make it and which headers it takes', () => {
  const page = pageOf({
    security: [{ session: [] }],
    parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
    requestBody: json({ properties: { price: { type: 'integer', description: 'in cents' } }, required: ['price'] }),
  });
  expect(page).toContain('Needs the session.');
  expect(page).toContain('<dt>Headers</dt><dd><pre tabindex="0">{\n  Idempotency-Key?: string\n}');
  expect(page).toContain('price: integer (in cents)');
});

test('a refusal is named by its status and code, and by its status alone where it has none', () => {
  const coded = { oneOf: [{ properties: { code: { const: 'TAKEN' } } }, { properties: { code: { type: 'string' } } }] };
  const page = pageOf({ responses: { 409: json(coded), 500: json({ properties: { error: { type: 'string' } } }) } });
  expect(page).toContain('<code>409 TAKEN</code> <code>500</code>');
});
