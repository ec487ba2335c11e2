import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#contract/contract.ts';

/** The contract as OpenAPI. What the specification names refuses in a shape of its own, so it is described apart and put in with the rest. */
export async function apiDocument(publicUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { functions, rpc, public: ofVisitors, ...operations } = contract;
  const [document, named] = await Promise.all([
    generator.generate(operations, {
      info: { title: 'Madeixa', version: '1' },
      servers: [{ url: `${publicUrl}/api` }],
    }),
    generator.generate({ functions, rpc, public: ofVisitors }, { customErrorResponseBodySchema: REFUSAL }),
  ]);
  return { ...document, paths: { ...document.paths, ...named.paths } };
}

const REFUSAL = {
  type: 'object',
  properties: { success: { const: false }, error: { type: 'string' }, code: { type: 'string' }, details: {} },
  required: ['success', 'error', 'code'],
} as const;
