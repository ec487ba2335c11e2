import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { operationsOf } from './kernel/testing/operations.ts';

const operations = operationsOf();
const named = (verbs: RegExp) => operations.filter(({ name }) => verbs.test(name.split('.').at(-1) ?? ''));
const fieldsOf = (input: z.ZodMiniType | undefined) => Object.keys((input as z.ZodMiniObject | undefined)?.shape ?? {});

test.each(named(/^(create|change|remove)/))(
  '$name goes the way that all like it go',
  ({ name, method, path, input }) => {
    const verb = /(create|change|remove)\w*$/.exec(name)?.[1];
    if (verb !== 'remove') return expect(method).toBe(verb === 'create' ? 'POST' : 'PUT');
    // Some proxies drop the body of a DELETE, and a password does not belong into an address.
    if (fieldsOf(input).includes('password')) return expect(`${method} ${path}`).toMatch(/^POST .*\/remove$/);
    expect(method).toBe('DELETE');
  },
);

test('what is sent with DELETE stands in its address', () => {
  const sent = operations.filter(({ method }) => method === 'DELETE');
  expect(sent).not.toEqual([]);
  for (const { path, input } of sent) {
    expect(fieldsOf(input).map((field) => path.includes(`{${field}}`))).not.toContain(false);
  }
});

test('there is one word each for what comes, changes and goes', () => {
  // The specification's procedures have its names.
  const changing = ({ method, name }: { method: string; name: string }) => method !== 'GET' && !name.startsWith('rpc.');
  expect(named(/^(add|insert|register|save|set|update|edit|rename|delete|clear)(?![a-z])/).filter(changing)).toEqual(
    [],
  );
});
