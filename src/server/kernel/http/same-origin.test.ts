import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { mayChange } from './same-origin.ts';

const request = (method: string, headers: Record<string, string>) => ({ method, headers }) as unknown as FastifyRequest;
const allowed = (headers: Record<string, string>, method = 'POST') =>
  mayChange(request(method, { host: 'salon.example', ...headers }), 'https://salon.example');

test('reading is open to everybody', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(allowed({ 'sec-fetch-site': 'cross-site' }, method)).toBe(true);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s from another site is refused', (method) => {
  expect(allowed({ 'sec-fetch-site': 'cross-site' }, method)).toBe(false);
  expect(allowed({ origin: 'https://evil.example' }, method)).toBe(false);
});

test('what the browser says of the site counts more than the origin', () => {
  expect(allowed({ 'sec-fetch-site': 'cross-site', origin: 'https://salon.example' })).toBe(false);
  expect(allowed({ 'sec-fetch-site': 'same-origin', origin: 'https://other.example' })).toBe(true);
});

test('a neighbour on the same domain is another site', () => {
  expect(allowed({ 'sec-fetch-site': 'same-site' })).toBe(false);
  expect(allowed({ origin: 'https://blog.salon.example' })).toBe(false);
  expect(allowed({ origin: 'https://salon.example.evil.example' })).toBe(false);
});

test('an address that we did not know of ourselves is ours when the request went there', () => {
  expect(allowed({ host: '192.168.0.7:3000', origin: 'http://192.168.0.7:3000' })).toBe(true);
  expect(allowed({ host: '192.168.0.7:3000', origin: 'http://192.168.0.7:4000' })).toBe(false);
});

test('an origin that is none is refused; a program that sends none is not a browser', () => {
  expect(allowed({ origin: 'null' })).toBe(false);
  expect(allowed({})).toBe(true);
});
