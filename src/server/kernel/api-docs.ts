import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import { type ApiDocument, docsPage } from './api-docs-page.ts';

/** The contract for machines (/api/openapi.json) and for people (/api/docs), both made from the contract itself. */
export async function addApiDocs(http: FastifyInstance, publicUrl: string): Promise<void> {
  const document = await describe(publicUrl);
  const page = docsPage(document as ApiDocument);
  http.get('/api/openapi.json', async () => document);
  http.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
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
