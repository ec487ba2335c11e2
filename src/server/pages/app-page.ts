import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loginPath, paths } from '#contract/paths.ts';
import type { Language } from '#domain/shared/countries.ts';
import { languageOfRequest } from '#server/kernel/texts.ts';
import { type Answered, askAhead } from './ahead.ts';
import { keptPage, sendKeptPage } from './kept-page.ts';

/** What the build says of a page: what it is called, and the files that it loads. */
export type Loaded = { title?: string; files: string[] };

/** By address and language; `*` are all other addresses. */
export type Preloads = {
  visitors: Record<string, Record<Language, Loaded>>;
  app: Record<string, Record<Language, Loaded>>;
  /** What comes after the sign-in. */
  next: string[];
};

/**
 * The pages before and behind the sign-in, with the files that they will load and the answers to what they will ask: both arrive with the
 * page, and not one after the other. Signed-out visitors are sent to the login at once; the app does the same where the session could
 * not be read here.
 */
export function openAppPages(http: FastifyInstance, folder: string, now: () => Temporal.Instant) {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const preloads: Preloads = JSON.parse(read('preloads.json'));
  const pages = { visitors: read('visitors.html'), app: read('index.html') };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const kind = path in preloads.visitors ? 'visitors' : 'app';
    const { session, answers, cookies } = await askAhead(http, request, now);
    if (kind === 'app' && session === null)
      return reply.header('cache-control', 'no-store').redirect(loginPath(request.url));
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const language = session?.profile.language ?? languageOfRequest(request);
    const { title, files = [] } = (preloads[kind][path] ?? preloads[kind]['*'])?.[language] ?? {};
    const head = [
      ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...(kind === 'visitors' ? preloads.next : []).map(
        (file) => `<link rel="prefetch" as="script" crossorigin href="/${file}">`,
      ),
      data(answers),
    ];
    const html = pages[kind]
      .replace('<html lang="pt">', `<html lang="${language}">`)
      .replace('<title>Madeixa</title>', title ? `<title>${title} · Madeixa</title>` : '$&')
      .replace('</head>', () => `${head.join('')}</head>`);
    return sendKeptPage(request, reply, await keptPage(html), path === paths.invitation ? SECRET : {});
  };
}

/** Of links with a token in their address the page alone. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0]?.replace(/(?<=.)\/$/, '') ?? '';
  return path.startsWith(`${paths.invitation}/`) ? paths.invitation : path;
}

/** Whoever follows a link from there must not carry the token along. */
const SECRET = { 'referrer-policy': 'no-referrer' };

/** A script ends at the first "</script", wherever it stands in the JSON. */
function data(answers: readonly Answered[]): string {
  return `<script type="application/json" id="ahead">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
}
