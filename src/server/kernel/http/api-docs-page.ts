import { escapeHtml } from '../mail/letter.ts';
import { type FieldSchema, type Operation, type Parameter, schemaOf } from './api-fields.ts';

type Listed = Operation & { path: string; method: string };

export type ApiDocument = { paths?: Record<string, Record<string, Operation>> };

/** Every operation on one page, its input and answer written as types: shorter to read than schemas. */
export function docsPage({ paths = {} }: ApiDocument): string {
  const operations: Listed[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  const tags = [...new Set(operations.flatMap(({ tags = [] }) => tags))];
  const sections = tags.map((tag) => {
    const listed = operations.filter((one) => one.tags?.includes(tag)).map(operationHtml);
    return `<h2 id="${tag}">${tag}</h2>${listed.join('')}`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Madeixa API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/docs.css"></head>
<body><header><h1>Madeixa API</h1><nav aria-label="Areas">${tags.map((tag) => `<a href="#${tag}">${tag}</a>`).join('')}</nav></header>
<main><p>Everything the screens do, they do through these operations: JSON in and out, the session in a cookie that signing in
sets. For programs the same stands in <a href="/api/openapi.json">openapi.json</a>.</p>
<p>A refusal is <code>{ code, status, message, data }</code>. <code>INVALID</code> names each wrong field in <code>data.fields</code> with
the key of the text that says why; <code>TOO_MANY_TRIES</code> says in <code>data.retryAfterSeconds</code> when to come back. The
functions refuse with <code>{ success: false, error }</code> instead.</p>
${sections.join('')}</main></body></html>`;
}

function operationHtml({ method, path, summary = '', requestBody, parameters = [], responses = {}, security }: Listed) {
  const { 200: answer, ...refusals } = responses;
  const headers = fieldsOf(parameters.filter((one) => one.in === 'header'));
  const query = fieldsOf(parameters.filter((one) => one.in !== 'header'));
  const refused = Object.entries(refusals).flatMap(([status, refusal]) =>
    codesOf(schemaOf(refusal) ?? {}).map((code) => `<code>${[status, ...code].join(' ')}</code>`),
  );
  return `<section><h3><b>${method}</b> <code>/api${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)}${
    security?.length ? ' <i>Needs the session.</i>' : ''
  }</p><dl>${[
    part('Headers', headers && typeHtml(headers)),
    part('Query', query && typeHtml(query)),
    part('Body', requestBody && typeHtml(schemaOf(requestBody) ?? {})),
    part('Answer', answer && typeHtml(schemaOf(answer) ?? {})),
    part('Refusals', refused.join(' ')),
  ].join('')}</dl></section>`;
}

function fieldsOf(parameters: Parameter[]): FieldSchema | undefined {
  if (parameters.length === 0) return undefined;
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

const part = (title: string, html: string | undefined) => (html ? `<dt>${title}</dt><dd>${html}</dd>` : '');
const typeHtml = (schema: FieldSchema) => `<pre tabindex="0">${escapeHtml(typeOf(schema))}</pre>`;

/** A status whose refusals have no code (the functions') is named by the status alone. */
function codesOf({ oneOf = [] }: FieldSchema): string[][] {
  const codes = oneOf.flatMap(({ properties }) => properties?.code?.const ?? []).map((code) => [String(code)]);
  return codes.length > 0 ? codes : [[]];
}

function typeOf(schema: FieldSchema, indent = ''): string {
  const inner = `${indent}  `;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeOf(choice, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `Array<${typeOf(schema.items, indent)}>`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([name, type]) => `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(type, inner)}\n`,
    );
    return `{\n${fields.join('')}${indent}}`;
  }
  if (typeof schema.additionalProperties === 'object') return `{ [name]: ${typeOf(schema.additionalProperties)} }`;
  const type = String(schema.format ?? schema.type ?? 'any');
  return schema.description ? `${type} (${schema.description})` : type;
}
