import type { IncomingMessage } from 'node:http';

const ID = '[0-9a-fA-F-]{36}';

/** Calls that had another address before 0.1.0, and are answered as they were. */
const FORMER: Array<[method: string, path: RegExp]> = [
  ['DELETE', new RegExp(`^(/api/clients/${ID})(?=\\?|$)`)],
  ['POST', new RegExp(`^(/api/services/${ID})/delete(?=\\?|$)`)],
  ['POST', new RegExp(`^(/api/services/categories/${ID})/delete(?=\\?|$)`)],
];

/** The address that a request is answered at: deleting, with the password, is `POST …/remove` now. */
export function presentUrl(request: IncomingMessage & { originalUrl?: string }): string {
  const url = request.url ?? '/';
  const former = FORMER.find(([method, path]) => method === request.method && path.test(url));
  if (!former) return url;
  const present = url.replace(former[1], '$1/remove');
  request.method = 'POST';
  // The operations look at this one.
  request.originalUrl = present;
  return present;
}
