import type { FastifyInstance } from 'fastify';
import { type ApiDocument, docsPage } from './api-docs-page.ts';
import { apiDocument } from './api-document.ts';

/**
 * The contract for machines (/api/openapi.json) and for people (/api/docs), both made from the contract itself. Made when they are first
 * asked for: it would be a tenth of every start.
 */
export function addApiDocs(http: FastifyInstance, served: Parameters<typeof apiDocument>[0]): void {
  let made: ReturnType<typeof apiDocument> | undefined;
  const document = () => {
    made ??= apiDocument(served);
    return made;
  };
  http.get('/api/openapi.json', document);
  http.get('/api/docs', async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage((await document()) as ApiDocument)),
  );
}
