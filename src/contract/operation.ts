import { type ErrorMap, oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { commonErrors } from './errors.ts';
import { pageInput } from './shared.ts';

/**
 * Begins an operation: `get('/clients/count', 'How many clients the salon has')`. The first part of its path is its tag in the API's document.
 * It may answer these errors, and those that `.errors()` adds.
 */
const operation =
  <Errors extends ErrorMap>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', errors: Errors) =>
  (path: `/${string}`, summary: string) =>
    oc.errors(errors).route({ method, path, summary, tags: [(path.split('/')[1] ?? '').replace('-', ' ')] });

export const get = operation('GET', commonErrors);
export const post = operation('POST', commonErrors);
export const put = operation('PUT', commonErrors);
export const del = operation('DELETE', commonErrors);

const { INVALID, TOO_MANY_TRIES, UNAVAILABLE } = commonErrors;
const openErrors = { INVALID, TOO_MANY_TRIES, UNAVAILABLE };

/** For visitors: no session is asked for. */
export const openGet = operation('GET', openErrors);
export const openPost = operation('POST', openErrors);

// What many operations take or answer. The pages need none of it, so it is not with what forms share.

export const rowId = z.object({ id: z.uuid() });

export const nextPage = z.object({ cursor: pageInput.cursor });

export const monthInput = z.object({
  year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2199)),
  month: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)),
});

/** The answer of the document's procedures: a refusal has a word for programs and a sentence for people. */
export const refusable = { ok: z.boolean(), error: z.optional(z.string()), message: z.optional(z.string()) };
