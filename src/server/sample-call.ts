import type { Operation } from './kernel/testing/operations.ts';
import { sampleInput } from './kernel/testing/sample-inputs.ts';
import type { Owner } from './test-server.ts';

/** Calls an operation with its sample input, about the rows of that salon. */
export function callSample(caller: Owner, { name, method, path }: Operation, salon = caller) {
  const sample = sampleInput(name, salon.id);
  const input = { ...sample };
  const filledPath = path.replace(/\{(\w+)\}/g, (_, part) => {
    const value = input[part];
    delete input[part];
    return String(value);
  });
  const isMissing = (method !== 'GET' && !sample) || filledPath.includes('undefined');
  if (isMissing) throw new Error(`Give ${name} an input in sample-inputs.ts.`);
  if (method !== 'GET') return caller.call(method, filledPath, input);
  const query = new URLSearchParams(Object.entries(input).map(([field, value]) => [field, String(value)]));
  return caller.call(method, query.size ? `${filledPath}?${query}` : filledPath);
}
