import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#domain/shared/countries.ts';

/** A page as it is sent: drawn and compressed once, and not for each visitor. */
export type KeptPage = { html: Buffer; gzip: Buffer; etag: string };

const compress = promisify(gzip);

export async function keptPage(text: string): Promise<KeptPage> {
  const html = Buffer.from(text);
  // Of the text before it is compressed, so a weak one.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { html, gzip: await compress(html), etag };
}

/** For pages that are the same for everybody: made at the start. */
export async function inAllLanguages(draw: (language: Language) => string): Promise<Record<Language, KeptPage>> {
  const drawn = LANGUAGES.map(async (language) => [language, await keptPage(draw(language))] as const);
  return Object.fromEntries(await Promise.all(drawn)) as Record<Language, KeptPage>;
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-language, accept-encoding',
};

/** `headers` say what is different: how long it may be kept, whom it is told to … */
export function sendKeptPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  headers: Record<string, string> = {},
): FastifyReply {
  reply.headers({ ...HEADERS, ...headers });
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(page.html);
  return reply.header('content-encoding', 'gzip').send(page.gzip);
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((one) => /^\s*(x-)?gzip\s*(;\s*q=(1|0\.\d*[1-9]))?/i.test(one) && !/q=0(\.0*)?\s*$/.test(one));
}
