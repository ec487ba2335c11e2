import * as z from 'zod/mini';

/** What an answer becomes; undefined where it is one value that is sent as it is. */
type Listing = ((value: unknown) => unknown) | undefined;
type Schema = z.core.$ZodType;

/** As an operation's contract names its schema; undefined where it answers nothing. */
export type ListFields = (schema: object | undefined, answer: unknown) => unknown;

const listings = new WeakMap<object, (value: unknown) => unknown>();

/**
 * An answer with the fields that the contract lists, and no others: what somebody adds to a row of the database stays inside until the contract
 * says otherwise. The values are not looked at: they are ours, the compiler knows them, and tests compare every answer with its schema (`test-server.ts`).
 */
export const onlyListed: ListFields = (schema, answer) => {
  if (!schema) return answer;
  const list = listings.get(schema) ?? listingOf(schema as Schema) ?? singleValue;
  listings.set(schema, list);
  return list(answer);
};

/** Something of a class is sent as it is; a plain object would be looked through and copied once more. */
class Listed {
  [name: string]: unknown;
}

function listingOf(schema: Schema): Listing {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectListing(def.shape);
    case 'array': {
      const list = listingOf(def.element) ?? singleValue;
      return (value) => (value as unknown[]).map(list);
    }
    case 'nullable':
    case 'optional': {
      const list = listingOf(def.innerType);
      return list && ((value) => (value === null || value === undefined ? value : list(value)));
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return undefined;
    // One of several, or a file: rare, and what it is has to be looked at anyway.
    default:
      return (value) => z.parse(schema, value);
  }
}

function objectListing(shape: Record<string, Schema>): Listing {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, list: listingOf(schema) ?? singleValue }));
  return (value) => {
    const listed = new Listed();
    for (const { name, list } of fields) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== undefined) listed[name] = list(field);
    }
    return listed;
  };
}

/** Where the contract has one value, nothing with fields of its own gets through. */
function singleValue(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    throw new TypeError('An answer has fields that the contract does not list.');
  return value;
}
