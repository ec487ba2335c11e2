import * as z from 'zod/mini';
import { whoIsShown } from '#contract/shown-to.ts';
import { type Able, mayDo } from '#domain/members/rights.ts';

type Schema = z.core.$ZodType;

/** What a member gets to see of a value; undefined where everybody sees all of it. */
type Narrowing = ((value: unknown, member: Able) => unknown) | undefined;

const narrowings = new WeakMap<object, { narrow: Narrowing }>();

/** An answer without what this member may not see: the contract says so field by field (`shownTo`). The owner's is left as it is. */
export function onlyShown(schema: object | undefined, answer: unknown, member: Able): unknown {
  if (!schema || member.role === 'owner') return answer;
  const known = narrowings.get(schema) ?? { narrow: narrowingOf(schema as Schema) };
  narrowings.set(schema, known);
  return known.narrow ? known.narrow(answer, member) : answer;
}

function narrowingOf(schema: Schema): Narrowing {
  const inner = within(schema);
  const shown = whoIsShown(schema);
  if (!shown) return inner;
  return (value, member) => {
    if (!shown.needs.every((needs) => mayDo(member, needs))) return shown.otherwise;
    return inner ? inner(value, member) : value;
  };
}

function within(schema: Schema): Narrowing {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return ofFields(def.shape);
    case 'array': {
      const narrow = narrowingOf(def.element);
      return narrow && ((value, member) => (value as unknown[]).map((one) => narrow(one, member)));
    }
    case 'nullable':
    case 'optional': {
      const narrow = narrowingOf(def.innerType);
      return narrow && ((value, member) => (value === null || value === undefined ? value : narrow(value, member)));
    }
    case 'union':
      return ofOptions(def.options, 'discriminator' in def ? (def.discriminator as string) : undefined);
    default:
      return undefined;
  }
}

function ofFields(shape: Record<string, Schema>): Narrowing {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const narrow = narrowingOf(schema);
    return narrow ? [{ name, narrow }] : [];
  });
  if (fields.length === 0) return undefined;
  return (value, member) => {
    const narrowed = { ...(value as Record<string, unknown>) };
    for (const { name, narrow } of fields) {
      if (narrowed[name] !== undefined) narrowed[name] = narrow(narrowed[name], member);
    }
    return narrowed;
  };
}

/** One of several: which one it is has to be looked at. Of those that say it themselves nothing else is: what is stored may be older than the contract. */
function ofOptions(options: readonly Schema[], discriminator: string | undefined): Narrowing {
  const all = options.map((schema) => ({ schema, narrow: narrowingOf(schema) }));
  if (all.every(({ narrow }) => !narrow)) return undefined;
  const isOf = (schema: Schema, value: unknown) =>
    discriminator === undefined ? z.safeParse(schema, value).success : saysSo(schema, discriminator, value);
  return (value, member) => {
    const option = all.find(({ schema }) => isOf(schema, value));
    if (!option) throw new TypeError('An answer is none of what the contract lists.');
    return option.narrow ? option.narrow(value, member) : value;
  };
}

function saysSo(schema: Schema, discriminator: string, value: unknown): boolean {
  const said = (value as Record<string, z.core.util.Primitive>)[discriminator];
  return schema._zod.propValues?.[discriminator]?.has(said) === true;
}
