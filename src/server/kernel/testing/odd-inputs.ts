import fc from 'fast-check';
import * as z from 'zod/mini';

/** What is read here of a JSON schema, as zod writes it of what an operation takes. */
type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
};

/** A body as it is sent, or for a GET the query; `path` fills in the path's own fields. */
export type OddInput = { path: Record<string, string>; body: string; query: string };

type Wanted = {
  /** Undefined: the operation takes nothing, and may be sent anything all the same. */
  schema: z.ZodMiniType | undefined;
  /** One that the operation accepts, where there is one: what differs from it in a single field gets furthest. */
  sample: Record<string, unknown> | undefined;
  /** Texts that mean something in the salon, such as ids of its rows. */
  known: string[];
};

/** JSON can say more than `JSON.stringify` does: what stands behind the mark is written as it is. */
const RAW = 'raw:';
const nested = (open: string, levels: number, close: string) => `${RAW}${open.repeat(levels)}0${close.repeat(levels)}`;

const TEXTS = [
  '',
  ' ',
  '2026-12-03',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '٢٠٢٦-١٢-٠٣',
  '09:30',
  '24:00',
  '25:61',
  '９:３０',
  '2026-12-03T09:30:00Z',
  'ana@example.com',
  '(11) 98455-2071',
  '+5511988887777',
  '１２３',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '0x10',
  '1,5',
  'Ana Lima',
  'ﬃ ß ŉ ı́',
  "'; drop table clients; --",
  '%',
  '\\',
  '&:*|!()<->',
  '\u202eanA',
  '👩🏽‍🦱',
  '\0',
  'Ana\0',
  '\ud800',
  '\udc00Ana',
  '\ufeff',
  '../../etc/passwd',
  '{}',
  '__proto__',
  'constructor',
];

const LONG_TEXTS = [
  'x'.repeat(50_000),
  ' '.repeat(50_000),
  'da '.repeat(16_000),
  "'".repeat(50_000),
  '1'.repeat(50_000),
  '@.'.repeat(25_000),
  // Each mark belongs before those that stand in front of it: putting them in order takes quadratic time.
  `a${'\u0315'.repeat(9_000)}${'\u0300'.repeat(9_000)}`,
  '😀'.repeat(9_000),
];

const NUMBERS = [0, -1, 1, 0.1, 0.005, 1e-7, 1e-320, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 99_999_999, 6];

const OTHERS: unknown[] = [
  null,
  true,
  false,
  {},
  [],
  [null],
  [[]],
  [{}],
  { length: 3 },
  { toString: 1, valueOf: 1 },
  { toJSON: 'x' },
  `${RAW}1e999`,
  `${RAW}-1e999`,
  `${RAW}-0`,
  `${RAW}{"__proto__":{"x":1}}`,
  `${RAW}{"constructor":{"prototype":1}}`,
  nested('[', 60, ']'),
  nested('{"a":', 60, '}'),
  nested('[', 65, ']'),
  nested('[', 5_000, ']'),
  nested('{"a":', 5_000, '}'),
  nested('[', 30_000, ']'),
];

const BODIES = [
  '',
  '{',
  '}',
  '[]',
  'null',
  '0',
  '"text"',
  '\ufeff{}',
  '{"a":1,}',
  '{"a":\ud800}',
  '{"a":1}{"a":2}',
  "{'a':1}",
  'NaN',
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
  `[${'0,'.repeat(30_000)}0]`,
  `{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
];

const QUERIES = [
  '',
  'a',
  '=',
  '&&&',
  '%',
  '%00=%00',
  'cursor=%00',
  'cursor=%ED%A0%80',
  'cursor=eyJhIjoxfQ',
  'cursor=W10',
  'cursor=bnVsbA',
  'search=%',
  'search=%26%7C%21%28',
  'search[]=a&search[]=b',
  'search[a][b]=c',
  'id=1&id=2',
  '__proto__[x]=1',
  'constructor[prototype]=1',
  `a${'[a]'.repeat(2_000)}=1`,
  `a=${'x'.repeat(8_000)}`,
  '0=a&1=b',
  '[]=a',
];

/** Always the same ones for the same seed. */
export function oddInputs(wanted: Wanted, { seed, count }: { seed: number; count: number }): OddInput[] {
  const schema = wanted.schema && (z.toJSONSchema(wanted.schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  const input = fc.gen().map((pick) => oddInput(pick, schema, wanted));
  return fc.sample(input, { seed, numRuns: count });
}

type Pick = fc.GeneratorValue;

function oddInput(pick: Pick, schema: Schema | undefined, { sample, known }: Wanted): OddInput {
  const kind = pick(fc.integer, { min: 0, max: 19 });
  const shaped = schema ? shapedBy(pick, schema, known) : {};
  let input = sample && kind % 2 === 0 ? structuredClone<unknown>(sample) : shaped;
  const changes = kind < 3 ? 0 : pick(fc.integer, { min: 1, max: 3 });
  for (let i = 0; i < changes; i += 1) input = changed(pick, input, known);
  const fields = Object.entries(isRecord(input) ? input : {});
  return {
    path: Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'string' ? value : written(value)])),
    body: kind === 19 ? oneOf(pick, BODIES) : written(input),
    query: kind >= 18 ? oneOf(pick, QUERIES) : queryOf(fields),
  };
}

/** Of the right shape, and mostly within its limits; whether it makes sense is for the operation to say. */
function shapedBy(pick: Pick, schema: Schema, known: string[]): unknown {
  if (schema.anyOf) return shapedBy(pick, oneOf(pick, schema.anyOf), known);
  if (schema.enum) return oneOf(pick, schema.enum);
  if ('const' in schema) return schema.const;
  const type = Array.isArray(schema.type) ? oneOf(pick, schema.type) : schema.type;
  switch (type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const sent = Object.entries(properties).filter(([name]) => required.includes(name) || pick(fc.boolean));
      return Object.fromEntries(sent.map(([name, part]) => [name, shapedBy(pick, part, known)]));
    }
    case 'array': {
      const items = pick(fc.integer, { min: 0, max: 3 });
      return Array.from({ length: items }, () => shapedBy(pick, schema.items ?? {}, known));
    }
    case 'string':
      return schema.format === 'uuid' ? oneOf(pick, known) : oneOf(pick, [...known, ...TEXTS]);
    case 'integer':
    case 'number': {
      const { minimum = -10, maximum = 1e6 } = schema;
      return oneOf(pick, [minimum, maximum, pick(fc.integer, { min: 0, max: 100 }), (minimum + maximum) / 2]);
    }
    case 'boolean':
      return pick(fc.boolean);
    case 'null':
      return null;
    default:
      return anything(pick, known);
  }
}

function anything(pick: Pick, known: string[]): unknown {
  return oneOf(pick, [oneOf(pick, OTHERS), oneOf(pick, NUMBERS), oneOf(pick, [...TEXTS, ...known]), longText(pick)]);
}

/** Rarely, because they are what a call spends its time on. */
function longText(pick: Pick): string {
  return oneOf(pick, pick(fc.integer, { min: 0, max: 3 }) === 0 ? LONG_TEXTS : TEXTS);
}

/** The same value with one place in it replaced, taken away, put in a list or said many times. */
function changed(pick: Pick, value: unknown, known: string[]): unknown {
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return anything(pick, known);
  const names = Object.keys(value);
  const name = names.length > 0 && oneOf(pick, names);
  const how = pick(fc.integer, { min: 0, max: 11 });
  if (name === false || how === 0) return how < 6 ? anything(pick, known) : { ...value, [oneOf(pick, TEXTS)]: 1 };
  const copy = structuredClone(value) as Record<string, unknown>;
  const part = copy[name];
  if (how === 1) delete copy[name];
  else if (how === 2) copy[name] = [part];
  else if (how === 3 && typeof part !== 'object') copy[name] = Array.from({ length: 300 }, () => part);
  else if (how > 7 && typeof part === 'object') copy[name] = changed(pick, part, known);
  else copy[name] = anything(pick, known);
  return copy;
}

function written(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(/"raw:((?:[^"\\]|\\.)*)"/g, (_, json) => JSON.parse(`"${json}"`));
}

function queryOf(fields: [string, unknown][]): string {
  // An address may have sixteen thousand bytes with its headers: more never reaches the program.
  const short = fields.map(([name, value]) => [name, typeof value === 'string' ? value : written(value)] as const);
  return new URLSearchParams(short.map(([name, text]) => [name, text.slice(0, 1_000)])).toString();
}

function oneOf<T>(pick: Pick, values: readonly T[]): T {
  return values[pick(fc.nat, { max: values.length - 1 })] as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
