import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Operation, operationsOf } from './kernel/testing/operations.ts';
import { pointsAtRows, rowId, sampleInput, takesLink } from './kernel/testing/sample-inputs.ts';
import { callWith } from './sample-call.ts';
import { filledSalon, type Owner, testServer } from './test-server.ts';

// What one operation refuses, its neighbours must not fail on. Each refusal is said once, as something that may be the matter with a kind of field
// or with the salon, and every operation is called with all of them.

const server = testServer({ LOG_LEVEL: 'error' });

type Input = Record<string, unknown>;
type Field = { path: (string | number)[]; value: unknown };

const isDay = (value: unknown) => typeof value === 'string' && /^(\d{4}-\d\d-\d\d)?$/.test(value);

/** What may be the matter with a field, by its name and by what an ordinary input has there. */
function troubles({ path, value }: Field, dona: string): unknown[] {
  const name = String(path.findLast((step) => typeof step === 'string'));
  if (name === 'password') return ['another password'];
  if (name === 'version') return ['2020-01-01 00:00:00+00'];
  // To come, long past, in the closed October.
  if (/date|day|first|last|from|until|start|end/.test(name) && isDay(value)) return DAYS;
  if (typeof value === 'string' && z.uuid().safeParse(value).success) return [randomUUID(), dona];
  if (typeof value === 'number') return [0, 9_999_999_999];
  return [];
}
const DAYS = ['2099-12-31', '1950-01-01', '2026-10-15'];

/** Every field of an ordinary input, however deep. */
function fieldsOf(input: unknown, path: Field['path'] = []): Field[] {
  if (typeof input !== 'object' || input === null) return [{ path, value: input }];
  const inner = Array.isArray(input) ? [...input.entries()] : Object.entries(input);
  return inner.flatMap(([key, value]) => fieldsOf(value, [...path, key]));
}

function changed(input: Input, { path, value }: Field): Input {
  const copy = structuredClone(input);
  let at = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  at[path.at(-1) ?? ''] = value;
  return copy;
}

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; enum?: unknown[] };

/** Fields that are a choice between few, with what else may be chosen: paid or not, one status or another. */
function choices(schema: Schema | undefined, path: Field['path'] = []): Field[] {
  if (!schema) return [];
  const few = schema.enum && schema.enum.length <= 4 ? schema.enum.map((value) => ({ path, value })) : [];
  return [
    ...few,
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => choices(inner, [...path, key])),
    ...choices(schema.items, [...path, 0]),
    ...(schema.anyOf ?? []).flatMap((inner) => choices(inner, path)),
  ];
}

/** The ordinary input with one thing the matter; days also beside each other choice, because some are looked at only then. */
function inputsFor({ input: schema }: Operation, sample: Input, dona: string): Input[] {
  const troubled = (input: Input, only: (field: Field) => boolean = () => true) =>
    fieldsOf(input)
      .filter(only)
      .flatMap((field) => troubles(field, dona).map((value) => changed(input, { ...field, value })));
  const written = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const known = new Map(fieldsOf(sample).map(({ path, value }) => [path.join('.'), value]));
  const chosen = choices(written as Schema | undefined)
    .filter(({ path, value }) => known.has(path.join('.')) && known.get(path.join('.')) !== value)
    .map((choice) => changed(sample, choice));
  return [...troubled(sample), ...chosen, ...chosen.flatMap((input) => troubled(input, ({ value }) => isDay(value)))];
}

/** What may be the matter with the salon, one after the other. */
const STATES: Record<string, (salon: Owner) => Promise<unknown>> = {
  'nothing on the shelf': ({ id }) =>
    server.admin.query('update products set stock_quantity_base = 0 where user_id = $1', [id]),
  'no cash day open': ({ id }) =>
    server.admin.query(
      `update cash_days set closed_at = now(), closed_by = 'Bela', counted = 0, expected = 0 where user_id = $1`,
      [id],
    ),
  'all its days closed': async ({ id }) => {
    await server.admin.query('delete from commission_closings where user_id = $1', [id]);
    const closing = 'insert into commission_closings (user_id, start_date, end_date, closed_by)';
    await server.admin.query(`${closing} values ($1, '2020-01-01', '2099-12-31', 'Bela')`, [id]);
  },
  'everybody and everything inactive': ({ id }) =>
    server.admin.query(
      `with people as (update staff set ativo = false where user_id = $1) update products set ativo = false where user_id = $1`,
      [id],
    ),
  'everything cancelled': ({ id }) =>
    server.admin.query(`update appointments set status = 'cancelado', updated_at = updated_at where user_id = $1`, [
      id,
    ]),
};

const newSalon = () => filledSalon(server);

/** Link and PIN of a professional, for operations that take them. */
async function linkFor(salon: Owner, { name }: Operation): Promise<object> {
  if (!takesLink(name)) return {};
  const { body } = await salon.post(`/api/portal/access/${rowId(salon.id, 'rita')}`, { pin: '271828' });
  return body as object;
}

/** What only reads refuses nothing but its input, which the sweep has. */
const operations = operationsOf().filter(({ name, method }) => method !== 'GET' && sampleInput(name, randomUUID()));

test.each(operations)('$name refuses what its neighbours refuse, and fails on none of it', async (operation) => {
  const sampleOf = ({ id }: Owner) => sampleInput(operation.name, id) as Input;
  const failed: unknown[] = [];
  let salon = await newSalon();
  async function ask(input: Input, state = 'as it is') {
    const { status, text } = await callWith(salon, operation, { ...input, ...(await linkFor(salon, operation)) });
    if (status >= 500) failed.push({ state, status, text, input });
    // What was accepted may have used the rows up.
    if (status >= 300 || !pointsAtRows(operation.name)) return;
    salon = await newSalon();
    inputs = await inputsNow();
  }

  const inputsNow = async () => inputsFor(operation, sampleOf(salon), await owningStaff(salon));
  let inputs = await inputsNow();
  for (const index of inputs.keys()) await ask(inputs[index] ?? {});
  for (const [state, bring] of Object.entries(STATES)) {
    await bring(salon);
    await ask(sampleOf(salon), state);
  }
  await ask(sampleOf(salon), 'for the second time');
  expect(failed).toEqual([]);
});

async function owningStaff({ id }: Owner): Promise<string> {
  const sql = `select id from staff where user_id = $1 and funcao = 'Proprietária'`;
  return (await server.admin.query(sql, [id])).rows[0].id;
}
