import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { os } from '@orpc/server';
import { expect, test } from 'vitest';
import { operationsOf } from '../testing/operations.ts';
import { pathFirst } from './path-first.ts';

const withParams = operationsOf().filter(({ path }) => path.includes('{'));

test('the contract has operations that name something in their address', () => {
  expect(withParams.length).toBeGreaterThan(50);
});

test.each(withParams)('$name: what its address names beats the body and the query', async ({ method, path }) => {
  const route = os.$context<{ pathname?: string }>().route({ method, path: path.replace('/api', '') as `/${string}` });
  const handler = new OpenAPIHandler(
    { operation: route.handler(({ input }) => input) },
    { clientInterceptors: [pathFirst] },
  );
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const sent = Object.fromEntries(names.map((name) => [name, 'another']));
  const named = path.replaceAll(/\{(\w+)\}/g, '$1%20here');
  const url = new URL(`http://salon.example${named}`);
  if (method === 'GET') url.search = String(new URLSearchParams({ ...sent, more: 'x' }));
  const request = new Request(url, {
    method,
    ...(method === 'GET' ? {} : { body: JSON.stringify({ ...sent, more: 'x' }) }),
    headers: { 'content-type': 'application/json' },
  });
  const { response } = await handler.handle(request, { prefix: '/api', context: { pathname: url.pathname } });
  const expected = Object.fromEntries(names.map((name) => [name, `${name} here`]));
  expect(await response?.json()).toEqual({ ...expected, more: 'x' });
});
