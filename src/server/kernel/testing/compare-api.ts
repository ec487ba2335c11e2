/** The little of OpenAPI that is compared. */
type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};
type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  operationId?: string;
  parameters?: Array<{ name: string; in: string; required?: boolean; schema?: Schema }>;
  requestBody?: Content;
  responses?: Record<string, Content>;
};
export type ApiDescription = { paths?: Record<string, Record<string, Operation>> };

type Field = {
  /** In every shape in which the object around it comes. */
  required: boolean;
  /** What it may be: types, and each value that a list of values names. */
  kinds: Set<string>;
};
type Fields = Map<string, Field>;

/**
 * What a caller of the description before would miss in the one now, each as a sentence: operations and their ids that are gone, fields and
 * values that are no longer taken or answered, fields that must be sent now and need not before.
 */
export function takenAway(before: ApiDescription, now: ApiDescription): string[] {
  const later = operationsOf(now);
  return [...operationsOf(before)].flatMap(([name, old]) => {
    const operation = later.get(name);
    if (!operation) return [`${name} is gone`];
    const renamed = old.operationId === operation.operationId ? [] : [`is called ${operation.operationId} now`];
    return [
      ...renamed,
      ...missingIn(sentTo(old), sentTo(operation), 'takes no'),
      ...newlyRequired(sentTo(old), sentTo(operation)),
      ...missingIn(answerOf(old), answerOf(operation), 'answers no'),
      ...lessCertain(answerOf(old), answerOf(operation)),
    ].map((what) => `${name} ${what}`);
  });
}

function operationsOf({ paths = {} }: ApiDescription): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );
}

/** Body and parameters together: for a caller both are what is sent. */
function sentTo({ requestBody, parameters = [] }: Operation): Fields {
  const fields = fieldsOf(requestBody?.content?.['application/json']?.schema);
  for (const { name, required = false, schema } of parameters) {
    fields.set(name, { required, kinds: kindsOf(schema ?? {}) });
  }
  return fields;
}

const answerOf = ({ responses = {} }: Operation) => fieldsOf(responses[200]?.content?.['application/json']?.schema);

function fieldsOf(schema: Schema | undefined, at = '', fields: Fields = new Map(), isCertain = true): Fields {
  if (!schema) return fields;
  const shapes = shapesOf(schema).filter(({ properties }) => properties);
  for (const shape of shapes) {
    for (const [name, inner] of Object.entries(shape.properties ?? {})) {
      const place = at ? `${at}.${name}` : name;
      const required =
        isCertain &&
        shapes.every(({ required = [], properties = {} }) => name in properties && required.includes(name));
      const kinds = new Set([...(fields.get(place)?.kinds ?? []), ...kindsOf(inner)]);
      fields.set(place, { required, kinds });
      fieldsOf(inner, place, fields);
    }
  }
  for (const { items } of shapesOf(schema)) if (items) fieldsOf(items, `${at}[]`, fields);
  return fields;
}

const shapesOf = (schema: Schema): Schema[] => {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return inner.length > 0 ? inner.flatMap(shapesOf) : [schema];
};

function kindsOf(schema: Schema): Set<string> {
  return new Set(
    shapesOf(schema).flatMap(({ type, enum: values, const: value }) => {
      if (values) return values.map((one) => JSON.stringify(one));
      if (value !== undefined) return [JSON.stringify(value)];
      // A whole number is a number too.
      return [type ?? []].flat().map((one) => (one === 'integer' ? 'number' : one));
    }),
  );
}

function missingIn(before: Fields, now: Fields, what: string): string[] {
  return [...before].flatMap(([name, { kinds }]) => {
    const later = now.get(name);
    if (!later) return [`${what} ${name}`];
    // Any text was taken, and now some: that is a rule, and a rule is refused in words.
    const takes = (kind: string) =>
      later.kinds.size === 0 || later.kinds.has(kind) || (isText(kind) && later.kinds.has('string'));
    const lost = what === 'takes no' ? [...kinds].filter((kind) => !takes(kind)) : [];
    return lost.map((kind) => `${what} ${kind} as ${name}`);
  });
}

const isText = (kind: string) => kind.startsWith('"');

function newlyRequired(before: Fields, now: Fields): string[] {
  return [...now].flatMap(([name, { required }]) => {
    const around = name.slice(0, Math.max(name.lastIndexOf('.'), 0)).replace(/(\[\])+$/, '');
    // What belongs to something new is asked for only by whoever sends that.
    const isOfNew = around !== '' && !before.has(around);
    return required && !isOfNew && !before.get(name)?.required ? [`asks for ${name}`] : [];
  });
}

function lessCertain(before: Fields, now: Fields): string[] {
  return [...before].flatMap(([name, { required }]) =>
    required && now.has(name) && !now.get(name)?.required ? [`may leave out ${name}`] : [],
  );
}
