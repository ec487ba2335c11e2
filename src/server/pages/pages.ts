import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SalonPageData } from '#contract/booking.ts';
import { paths } from '#contract/paths.ts';
import { LANGUAGES } from '#domain/shared/countries.ts';
import { AWAY_SECONDS } from '#server/kernel/database/away.ts';
import { languageOfRequest } from '#server/kernel/texts.ts';
import { supportHtml } from './legal-pages.ts';
import { openSalonPages } from './salon-page.ts';

/** Null is a salon that does not exist; undefined one that could not be read. */
type ReadSalon = (id: string) => Promise<SalonPageData | undefined>;

/** A hashed file that this version does not have: of one that runs beside it, or ran before. */
type FindFile = (path: string) => Promise<Buffer | undefined>;

const HASHED = 'public, max-age=31536000, immutable';

/** The built web app: hashed files for a year, pages never kept, but a salon's, which carries its public data. */
export async function addPages(
  http: FastifyInstance,
  folder: string,
  publicUrl: string,
  readSalon: ReadSalon,
  findFile: FindFile,
  support?: string,
): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*manifest.json', '**/*.gz', '**/*.br', '**/.*'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? HASHED : 'public, max-age=3600');
    },
  });

  http.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const path = `assets/${request.params['*']}`;
    // No file is called so, and the database refuses to be asked.
    if (path.includes('\0')) return reply.callNotFound();
    const body = await findFile(path).catch(() => null);
    if (body === null) return reply.code(503).header('retry-after', 1).send();
    if (body === undefined) return reply.callNotFound();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return reply.headers({ 'content-type': type, 'cache-control': HASHED }).send(body);
  });

  const page = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll('%PUBLIC_URL%', publicUrl);
  const app = page('index.html');
  const landing = new Map(
    LANGUAGES.map((language) => [
      language,
      page(`benefits.${language}.html`).replaceAll('%SUPPORT%', () => supportHtml(support, language)),
    ]),
  );

  http.get(paths.benefits, async (request, reply) =>
    reply.headers({ ...PAGE, vary: 'accept-language' }).send(landing.get(languageOfRequest(request))),
  );

  const writeSalonPage = await openSalonPages(folder, publicUrl);
  const sendSalonPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const { salonId = '' } = request.params as { salonId?: string };
    const data = await readSalon(salonId);
    const html = writeSalonPage({ language: languageOfRequest(request), path, salonId, data });
    // The page asks for the salon itself, until it can be read.
    if (data === undefined) {
      return reply
        .code(503)
        .headers({ ...PAGE, 'retry-after': String(AWAY_SECONDS) })
        .send(html);
    }
    // Of the text before it is compressed, so a weak one. Kept, but asked for each time: the salon may have changed.
    const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
    reply.headers({ ...PAGE, 'cache-control': 'no-cache', vary: 'accept-language', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.code(data === null ? 404 : 200).send(html);
  };
  for (const path of ['', '/', '/:salonId', '/:salonId/', '/:salonId/:page']) {
    http.get(`${paths.booking}${path}`, sendSalonPage);
  }

  // The app's own router knows the rest; a missing file is not a page.
  http.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(api|assets)\//.test(request.url) &&
      !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
    if (isPage) return reply.headers(PAGE).send(app);
    return sendNotFound(reply);
  });
}

/** Where nothing is built. Fastify's own answer would write the whole address into the log, with the tokens that stand in some. */
export function addNoPages(http: FastifyInstance): void {
  http.setNotFoundHandler((_, reply) => sendNotFound(reply));
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'NOT_FOUND', status: 404, message: 'Not found' });

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
