import { type ErrorMap, oc } from '@orpc/contract';
import * as z from 'zod/mini';
import type { Needs } from '#domain/members/rights.ts';
import { commonErrors } from './errors.ts';
import { pageInput } from './shared.ts';

/** What the kernel asks of the caller before an operation's handler runs, and the pages before they show what leads to it. */
export type OperationMeta = { needs: Needs };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Begins an operation: `get('/clients/count', 'clients', 'How many clients the salon has')`. Then comes what its caller must be or may do. The first
 * part of its path is its tag in the API's document. It may answer these errors, and those that `.errors()` adds.
 */
const operation =
  <Errors extends ErrorMap>(method: Method, errors: Errors) =>
  (path: `/${string}`, needs: Needs, summary: string) =>
    oc
      .$meta<OperationMeta>({ needs })
      .errors(errors)
      .route({ method, path, summary, tags: [(path.split('/')[1] ?? '').replace('-', ' ')] });

export const get = operation('GET', commonErrors);
export const post = operation('POST', commonErrors);
export const put = operation('PUT', commonErrors);
export const del = operation('DELETE', commonErrors);

const { INVALID, TOO_MANY_TRIES, UNAVAILABLE } = commonErrors;

/** For visitors: no session is asked for. */
const openOperation = (method: Method) => {
  const begin = operation(method, { INVALID, TOO_MANY_TRIES, UNAVAILABLE });
  return (path: `/${string}`, summary: string) => begin(path, 'nothing', summary);
};

export const openGet = openOperation('GET');
export const openPost = openOperation('POST');

// What many operations take or answer. The pages need none of it, so it is not with what forms share.

export const rowId = z.object({ id: z.uuid() });

export const nextPage = z.object({ cursor: pageInput.cursor });

export const monthInput = z.object({
  year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2199)),
  month: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)),
});

/** The answer of the document's procedures: a refusal has a word for programs and a sentence for people. */
export const refusable = { ok: z.boolean(), error: z.optional(z.string()), message: z.optional(z.string()) };
