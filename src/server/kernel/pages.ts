import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isLanguage, LANGUAGES } from '#domain/shared/countries.ts';
import { languageOf } from './texts.ts';

/** The built web app: hashed files for a year, pages never kept. */
export async function addPages(http: FastifyInstance, folder: string, publicUrl: string): Promise<void> {
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

  http.get<{ Querystring: { lang?: string } }>('/benefits', async (request, reply) => {
    const wanted = request.query.lang?.slice(0, 2).toLowerCase() ?? '';
    const language = isLanguage(wanted) ? wanted : languageOf(request.headers['accept-language']);
    return reply.headers({ ...PAGE, vary: 'accept-language' }).send(landing.get(language));
  });

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

export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}
