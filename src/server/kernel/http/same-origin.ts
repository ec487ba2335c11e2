import type { FastifyRequest } from 'fastify';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something with the visitor's cookie. Browsers say where a request comes from; a page of
 * another site is refused. Programs that are no browsers say nothing and carry no cookie of a person.
 */
export function mayChange(request: FastifyRequest, publicUrl: string): boolean {
  if (HARMLESS.has(request.method)) return true;
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.origin;
  if (!origin) return true;
  return origin === publicUrl || URL.parse(origin)?.host === request.headers.host;
}
