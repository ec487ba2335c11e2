import { type FieldSchema, type Operation, schemaOf } from '../../src/server/kernel/http/api-fields.ts';

type Field = { at: string; name: string; schema: FieldSchema };

/** A day, a time, a moment, a month or a PIN, by its name. */
const WRITTEN = /(^|_)(date|day|time|month|pin|at|on)$|(Date|Time)$/;

/** Fields of the API's document that leave open what they count, or how they are written. */
export function silentFields(paths: Record<string, Record<string, Operation>>): string[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const fields = operations.flatMap(({ operationId = '', parameters = [], requestBody, responses = {} }) => [
    ...parameters.flatMap(({ name, schema }) => fieldsIn(schema, `${operationId}.${name}`)),
    ...[requestBody, ...Object.values(responses)].flatMap((one) => fieldsIn(schemaOf(one), operationId)),
  ]);
  return [...new Set(fields.filter(isSilent).map(({ at }) => at))];
}

/** Every field that is sent or answered, with where it stands. */
function fieldsIn(schema: FieldSchema | undefined, at: string): Field[] {
  if (!schema) return [];
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), schema.items];
  return [
    { at, name: at.split('.').at(-1) ?? '', schema },
    ...inner.flatMap((one) => fieldsIn(one, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => fieldsIn(field, `${at}.${name}`)),
  ];
}

function isSilent({ name, schema }: Field): boolean {
  if (schema.type === 'integer' || schema.type === 'number')
    return !schema.description && !/^(status|retryAfter)/.test(name);
  return schema.type === 'string' && WRITTEN.test(name) && !schema.format && !schema.pattern && !schema.enum;
}
