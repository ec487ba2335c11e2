import { type Operation, operationsOf } from './kernel/testing/operations.ts';
import { comesFirst, sampleInput } from './kernel/testing/sample-inputs.ts';
import type { Owner } from './test-server.ts';

/**
 * Calls an operation with its sample input, about the rows of that salon; where another must be done first, after that one. What professionals
 * call takes the token and PIN of their link besides.
 */
export async function callSample(
  caller: Owner,
  { name, method, path }: Operation,
  salon = caller,
  link: object = {},
): ReturnType<Owner['call']> {
  const first = operationsOf().find((operation) => operation.name === comesFirst(name));
  if (first) await callSample(caller, first, salon);
  const sample = sampleInput(name, salon.id);
  if (method !== 'GET' && !sample) throw new Error(`Give ${name} an input in sample-inputs.ts.`);
  return callWith(caller, { name, method, path }, { ...sample, ...link });
}

/** Calls it with this input: a part of it in the path, the rest as body or query. */
export function callWith(
  caller: Owner,
  { name, method, path }: Pick<Operation, 'name' | 'method' | 'path'>,
  { ...input }: Record<string, unknown>,
): ReturnType<Owner['call']> {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, part) => {
    const value = input[part];
    delete input[part];
    return String(value);
  });
  if (filledPath.includes('undefined')) throw new Error(`Give ${name} an input in sample-inputs.ts.`);
  if (method !== 'GET') return caller.call(method, filledPath, input);
  const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]));
  return caller.call(method, query.size ? `${filledPath}?${query}` : filledPath);
}
