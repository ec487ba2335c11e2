import type { FastifyReply, FastifyRequest } from 'fastify';
import { wholeMinutes } from '#domain/shared/durations.ts';
import { languageOfRequest, type Texts, textsIn } from '../texts.ts';

/** Whoever opens a page reads words; programs, and the app itself, read codes. */
export function asksForPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/** In place of a page that cannot be served at this moment: a sentence, and the browser tries again by itself. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const seconds = reply.getHeader('retry-after') ?? '5';
  reply.code(503).header('refresh', String(seconds));
  return sendSentence(request, reply, (t) => t('server:functions.UNAVAILABLE'));
}

/** In place of a page that one address has looked at too often. */
export function sendTooManyPage(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  reply.code(429).header('retry-after', seconds);
  return sendSentence(request, reply, (t) => t('booking:server.TOO_MANY_TRIES', { count: wholeMinutes(seconds) }));
}

function sendSentence(request: FastifyRequest, reply: FastifyReply, say: (t: Texts) => string): FastifyReply {
  const language = languageOfRequest(request);
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Madeixa</title><h1>Madeixa</h1><p>${say(textsIn(language))}</p></html>`,
    );
}
