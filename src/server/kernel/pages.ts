import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SalonPageData } from '#contract/booking.ts';
import { LANGUAGES } from '#domain/shared/countries.ts';
import { openSalonPages } from './salon-page.ts';
import { languageOfRequest } from './texts.ts';

/** Null is a salon that does not exist; undefined one that could not be read. */
type ReadSalon = (id: string) => Promise<SalonPageData | undefined>;

/** The built web app: hashed files for a year, pages never kept, but a salon's, which carries its public data. */
export async function addPages(
  http: FastifyInstance,
  folder: string,
  publicUrl: string,
  readSalon: ReadSalon,
): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*manifest.json', '**/*.gz', '**/*.br', '**/.*'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const page = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll('%PUBLIC_URL%', publicUrl);
  const app = page('index.html');
  const landing = new Map(LANGUAGES.map((language) => [language, page(`benefits.${language}.html`)]));

  http.get('/benefits', async (request, reply) =>
    reply.headers({ ...PAGE, vary: 'accept-language' }).send(landing.get(languageOfRequest(request))),
  );

  const writeSalonPage = await openSalonPages(folder, publicUrl);
  const sendSalonPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const { salonId = '' } = request.params as { salonId?: string };
    const data = await readSalon(salonId);
    const html = writeSalonPage({ language: languageOfRequest(request), path, salonId, data });
    // Of the text before it is compressed, so a weak one. Kept, but asked for each time: the salon may have changed.
    const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
    reply.headers({ ...PAGE, 'cache-control': 'no-cache', vary: 'accept-language', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.code(data === null ? 404 : 200).send(html);
  };
  for (const path of ['', '/', '/:salonId', '/:salonId/', '/:salonId/:page']) {
    http.get(`/agendamento-publico${path}`, sendSalonPage);
  }

  // The app's own router knows the rest; a missing file is not a page.
  http.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !/^\/(api|assets)\//.test(request.url) &&
      !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
    if (isPage) return reply.headers(PAGE).send(app);
    return reply.code(404).send({ code: 'NOT_FOUND', status: 404, message: 'Not found' });
  });
}

const PAGE = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** What draws the booking pages is built after the pages themselves: with it, all is there. */
export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html')) && existsSync(join(folder, '../render/render.js'));
}
