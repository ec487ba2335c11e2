import * as z from 'zod/mini';
import type { Needs } from '#domain/members/rights.ts';

/** What a member must be allowed for a field's value, all of it, and what others get instead. */
type Shown = { needs: readonly Needs[]; otherwise: unknown };

const shown = z.registry<Shown>();

/**
 * A field of an answer that not every member may see: `phone: shownTo('client_contacts', z.nullable(z.string()), null)`. The others get what comes
 * last, as if there were nothing; the owner sees everything. Within each other, all that is asked for must be allowed.
 */
export function shownTo<Schema extends z.ZodMiniType>(
  needs: Needs,
  schema: Schema,
  otherwise: z.output<Schema>,
): Schema {
  shown.add(schema, { needs: [...(shown.get(schema)?.needs ?? []), needs], otherwise } as never);
  return schema;
}

export const whoIsShown = (schema: z.core.$ZodType): Shown | undefined => shown.get(schema) as Shown | undefined;
