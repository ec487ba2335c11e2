import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import { type ApiDocument, docsPage } from './api-docs-page.ts';

/**
 * The contract for machines (/api/openapi.json) and for people (/api/docs), both made from the contract itself. Made when they are first
 * asked for: it would be a tenth of every start.
 */
export function addApiDocs(http: FastifyInstance, publicUrl: string): void {
  let made: ReturnType<typeof describe> | undefined;
  const document = () => {
    made ??= describe(publicUrl);
    return made;
  };
  http.get('/api/openapi.json', document);
  http.get('/api/docs', async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage((await document()) as ApiDocument)),
  );
}

/** What the specification names refuses in a shape of its own, so it is described apart and put in with the rest. */
async function describe(publicUrl: string) {
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
