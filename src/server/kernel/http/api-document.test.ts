import { expect, test } from 'vitest';
import { apiDocument } from './api-document.ts';
import type { FieldSchema } from './api-fields.ts';
import { BODY_LIMIT } from './http.ts';
import { LARGE_BODIES } from './large-bodies.ts';

type Operation = {
  operationId: string;
  security?: object[];
  parameters?: Array<{ name: string; in: string; required?: boolean; schema: FieldSchema }>;
  requestBody?: { content?: Record<string, { schema?: FieldSchema }> };
  responses?: Record<string, { content?: Record<string, { schema?: FieldSchema }> }>;
};

const { paths } = (await apiDocument({})) as unknown as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const operation = (path: string, method: string) => paths[path]?.[method];
const bodyOf = (path: string, method: string) =>
  operation(path, method)?.requestBody?.content?.['application/json']?.schema;
const answerOf = (path: string) => operation(path, 'get')?.responses?.[200]?.content?.['application/json']?.schema;

test('a name that means two things is told by its place', () => {
  const { revenue, today } = answerOf('/dashboard')?.properties ?? {};
  // Null for who may not see them.
  const shown = (field: FieldSchema | undefined) => field?.anyOf?.[0]?.properties;
  expect(shown(revenue)).toMatchObject({
    month: { description: 'in cents' },
    finalised: { description: 'how many' },
  });
  expect(shown(today)).toMatchObject({ appointments: { description: 'how many' } });
  const wish = bodyOf('/rpc/staff_portal_appointment_create', 'post')?.properties;
  expect(wish).toMatchObject({ date: { format: 'date' }, start: { pattern: expect.stringContaining(':') } });
  // May be left empty: a format would not let it.
  expect(bodyOf('/payables/expenses', 'post')?.properties?.due_date).toMatchObject({
    pattern: '^(?:\\d{4}-\\d{2}-\\d{2})?$',
  });
});

test('who needs a session, and which headers are taken, stands with each operation', () => {
  expect(operations.filter(({ security }) => !security)).toEqual([]);
  expect(operation('/clients', 'post')?.security).toEqual([{ session: [] }]);
  expect(operation('/account/sign-in', 'post')?.security).toEqual([]);
  expect(operation('/rpc/staff_portal_appointment_create', 'post')?.security).toEqual([]);
  const headers = (path: string, method = 'post') =>
    (operation(path, method)?.parameters ?? [])
      .filter((one) => one.in === 'header')
      .map(({ name, required }) => [name, required]);
  expect(headers('/functions/create-public-appointment')).toEqual([
    ['Idempotency-Key', false],
    ['x-salon-id', false],
  ]);
  expect(headers('/public/services', 'get')).toEqual([['x-salon-id', false]]);
  for (const path of [
    '/rpc/commission_record_advance',
    '/rpc/finalize_sale',
    '/payables/expenses',
    '/products/resale',
  ]) {
    expect(headers(path), path).toEqual([['Idempotency-Key', false]]);
  }
});

test('whatever keeps to the limits of its fields is small enough to be sent', () => {
  const tooLarge = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const most = LARGE_BODIES[`/api${path.replace('{id}', ':id')}`]?.bytes ?? BODY_LIMIT;
      const largest = largestOf(requestBody?.content?.['application/json']?.schema);
      // A file of the longest names would be larger; its size is looked at before it is sent.
      return largest > most && !path.includes('/import') ? [`${method} ${path}: ${largest} of ${most} bytes`] : [];
    }),
  );
  expect(tooLarge).toEqual([]);
});

/** How many bytes a value may have, as far as its schema has limits: what has none is taken as short. */
function largestOf(schema: FieldSchema & { maxItems?: number; maxLength?: number } = {}): number {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (choices.length > 0) return Math.max(...choices.map(largestOf));
  if (schema.items) return 2 + (schema.maxItems ?? 1) * (1 + largestOf(schema.items));
  if (schema.properties) {
    return Object.entries(schema.properties).reduce(
      (sum, [name, field]) => sum + name.length + 4 + largestOf(field),
      2,
    );
  }
  // Letters beyond ASCII have two bytes, and some three.
  return schema.type === 'string' && !schema.format && !schema.pattern ? 2 + 3 * (schema.maxLength ?? 12) : 38;
}

test('the live channel is told in words', () => {
  expect(operation('/live', 'get')).toMatchObject({ description: expect.stringContaining('data: <what>') });
  expect(operation('/rpc/staff_portal_live', 'post')).toBeDefined();
});
