import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import { escapeHtml } from './letter.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: Record<string, unknown>;
};
type Document = { paths?: Record<string, Record<string, Operation>> };

/** The contract for machines (/api/openapi.json) and for people (/api/docs), both made from the contract itself. */
export async function addApiDocs(http: FastifyInstance, publicUrl: string): Promise<void> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Madeixa', version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
  });
  const page = docsPage(document as Document);
  http.get('/api/openapi.json', async () => document);
  http.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function docsPage({ paths = {} }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  const tags = [...new Set(operations.flatMap(({ tags = [] }) => tags))];
  const sections = tags.map(
    (tag) =>
      `<h2 id="${tag}">${tag}</h2>${operations
        .filter((one) => one.tags?.includes(tag))
        .map(operationHtml)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Madeixa API</title><link rel="stylesheet" href="/docs.css"></head><body><main><h1>Madeixa API</h1>
<p>Everything the screens do, they do through these operations. JSON in and out; the session is a cookie. The same, for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${tags.map((tag) => `<a href="#${tag}">${tag}</a>`).join(' ')}</nav>${sections.join('')}</main></body></html>`;
}

function operationHtml(operation: Operation & { path: string; method: string }): string {
  const { method, path, summary = '', requestBody, parameters, responses = {} } = operation;
  const part = (title: string, value: unknown) =>
    value
      ? `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
      : '';
  const answers = Object.entries(responses)
    .map(([status, answer]) => part(`Answer ${status}`, answer))
    .join('');
  return `<section><h3><b>${method}</b> <code>/api${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)}</p>${part('Parameters', parameters)}${part('Body', requestBody)}${answers}</section>`;
}
