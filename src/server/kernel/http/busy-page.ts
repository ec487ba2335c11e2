import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfRequest, textsIn } from '../texts.ts';

/** Whoever opens a page reads words; programs, and the app itself, read codes. */
export function asksForPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** In place of a page that cannot be served at this moment: a sentence, and the browser tries again by itself. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfRequest(request);
  const seconds = reply.getHeader('retry-after') ?? '5';
  return reply
    .code(503)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', refresh: String(seconds) })
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Madeixa</title><h1>Madeixa</h1><p>${textsIn(language)('server:functions.UNAVAILABLE')}</p></html>`,
    );
}
