import { isContractProcedure } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#contract/contract.ts';
import type { OperationMeta } from '#contract/operation.ts';
import type { Needs } from '#domain/members/rights.ts';
import { forStrangers, ofProfessionals, ofVisitors } from './api-access.ts';
import { describeFields, type Operation, type Parameter, schemaOf } from './api-fields.ts';
import { LIVE_PATHS } from './api-live.ts';

type Paths = Record<string, Record<string, Operation>>;

const DESCRIPTION = `Everything the screens do, they do through these operations: JSON in and out, at most 64 KiB a call, for an appointment 256 KiB, for a file of clients 4 MiB.
Amounts are whole cents, days are \`2026-11-18\`, times are those of the salon's clock.

A refusal is \`{ code, status, message, data }\`. \`INVALID\` names each wrong field in \`data.fields\` with the key of the text that says why;
\`TOO_MANY_TRIES\` says in \`data.retryAfterSeconds\`, and in the header \`Retry-After\`, when to come back. What stands under \`/functions\`, \`/rpc\` and \`/public\`
refuses with \`{ success: false, error, code }\` instead, where \`error\` is a sentence in the language of \`?lang\`, else of \`Accept-Language\`.

Whoever is signed in calls for one salon, which the header \`x-salon-id\` names, else for the one they used last. \`x-needs\` says what an operation asks of them: to be signed in
(\`session\`), a \`member\` or the \`owner\`, or a right, of several any one. Who lacks it is refused with \`NOT_ALLOWED\`, who is no member with \`NO_ACCESS\`.

A field that is new is optional, with its default; a field that is not known is ignored. What a release takes away stands in its changelog.`;

type Served = { version?: string; publicUrl?: string };

/** The contract as OpenAPI. What the specification names refuses in a shape of its own, so it is described apart and put in with the rest. */
export async function apiDocument({ version = '', publicUrl = '' }: Served) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { functions, rpc, public: open, ...operations } = contract;
  const [document, named] = await Promise.all([
    generator.generate(operations, {
      info: { title: 'Madeixa', version, description: DESCRIPTION },
      servers: [{ url: `${publicUrl}/api` }],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: `${publicUrl.startsWith('https:') ? '__Host-' : ''}madeixa.session_token`,
            description: 'The cookie that /account/sign-in and /account/sign-up set.',
          },
        },
      },
    }),
    generator.generate({ functions, rpc, public: open }, { customErrorResponseBodySchema: REFUSAL }),
  ]);
  const paths = { ...document.paths, ...named.paths } as Paths;
  for (const [path, methods] of Object.entries(paths)) {
    for (const operation of Object.values(methods)) complete(operation, path);
  }
  return { ...document, paths: { ...paths, ...LIVE_PATHS } };
}

/** What the contract does not say by itself: who may call it, which headers it takes, and how its fields are to be read. */
function complete(operation: Operation, path: string): void {
  const name = operation.operationId ?? '';
  const isOpen = forStrangers.has(name) || ofProfessionals.test(name);
  operation.security = isOpen ? [] : [{ session: [] }];
  if (!isOpen) operation['x-needs'] = needsOf(name);
  for (const { name, schema } of operation.parameters ?? []) describeFields(schema, `${path} ${name}`);
  describeFields(schemaOf(operation.requestBody), `${path} body `);
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    describeFields(schemaOf(answer), `${path} ${status === '200' ? 'answer' : status} `);
  }
  const headers = headersOf(name);
  if (headers.length > 0) operation.parameters = [...(operation.parameters ?? []), ...headers];
}

function headersOf(name: string): Parameter[] {
  return [...(takesKey(name) ? [IDEMPOTENCY_KEY] : []), ...(ofVisitors.has(name) ? [SALON_ID] : [])];
}

/** Whoever takes a key refuses one that was used for something else. */
function takesKey(name: string): boolean {
  return 'KEY_REUSED' in (definitionOf(name)?.errorMap ?? {});
}

/** What its caller must be or may do: several rights are as good as one of them. */
function needsOf(name: string): Needs | undefined {
  return (definitionOf(name)?.meta as OperationMeta | undefined)?.needs;
}

function definitionOf(name: string) {
  const found = name.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], contract);
  return isContractProcedure(found) ? found['~orpc'] : undefined;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of up to 200 characters, made once for what is to be done. Within a day, a call that is repeated with it is answered as the first one was, and does nothing again.',
  schema: { type: 'string' },
};

const SALON_ID: Parameter = {
  name: 'x-salon-id',
  in: 'header',
  required: false,
  description:
    'The id of the salon that the call is about. Where the body names one as well, both must be the same; where neither does, there is nothing to answer.',
  schema: { type: 'string', format: 'uuid' },
};

const REFUSAL = {
  type: 'object',
  properties: { success: { const: false }, error: { type: 'string' }, code: { type: 'string' }, details: {} },
  required: ['success', 'error', 'code'],
} as const;
