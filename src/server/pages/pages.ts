import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SalonPageData } from '#contract/booking/operations.ts';
import { type BookingPage, bookingPath, paths } from '#contract/paths.ts';
import { AWAY_SECONDS } from '#server/kernel/database/away.ts';
import { sendTooManyPage } from '#server/kernel/http/busy-page.ts';
import type { CountOfAddress } from '#server/kernel/http/count-per-address.ts';
import { languageOfRequest } from '#server/kernel/texts.ts';
import { inAllLanguages, keptPage, sendKeptPage } from './kept-page.ts';
import type { keepSalons } from './kept-salons.ts';
import { supportHtml } from './legal-pages.ts';
import { openSalonPages } from './salon-page.ts';

/** Null is a salon that does not exist; undefined one that could not be read. */
type ReadSalon = (id: string) => Promise<SalonPageData | undefined>;

/** A hashed file that this version does not have: of one that runs beside it, or ran before. */
type FindFile = (path: string) => Promise<Buffer | undefined>;

type Parts = {
  publicUrl: string;
  support?: string | undefined;
  readSalon: ReadSalon;
  keepSalon: ReturnType<typeof keepSalons>;
  findFile: FindFile;
  countVisit: CountOfAddress;
  /** The pages before and behind the sign-in. */
  sendApp: (request: FastifyRequest, reply: FastifyReply) => unknown;
};

const HASHED = 'public, max-age=31536000, immutable';

/** The built web app: hashed files for a year, pages never kept, but a salon's, which carries its public data. */
export async function addPages(
  http: FastifyInstance,
  folder: string,
  { publicUrl, support, readSalon, keepSalon, findFile, countVisit, sendApp }: Parts,
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
    const allowed = await countVisit(request.ip);
    if (!allowed.ok) return reply.code(429).header('retry-after', allowed.retryAfterSeconds).send();
    const body = await findFile(path).catch(() => null);
    if (body === null) return reply.code(503).header('retry-after', 1).send();
    if (body === undefined) return reply.callNotFound();
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return reply.headers({ 'content-type': type, 'cache-control': HASHED }).send(body);
  });

  const page = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll('%PUBLIC_URL%', publicUrl);
  const landing = await inAllLanguages((language) =>
    page(`benefits.${language}.html`).replaceAll('%SUPPORT%', () => supportHtml(support, language)),
  );

  http.get(paths.benefits, async (request, reply) => sendKeptPage(request, reply, landing[languageOfRequest(request)]));

  const writeSalonPage = await openSalonPages(folder, publicUrl);
  const without = (salonId: string, data: null | undefined) =>
    inAllLanguages((language) => writeSalonPage({ language, path: bookingPath(salonId), salonId: '', data }));
  // The same for every address, whatever it names: who makes addresses up costs nothing but the look whether there is such a salon.
  const [unnamed, unknown, unread] = [await without('', null), await without('-', null), await without('-', undefined)];

  const sendSalonPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOfRequest(request);
    const params = request.params as { salonId?: string; page?: string };
    const salonId = params.salonId?.toLowerCase() ?? '';
    if (!salonId) return sendKeptPage(request, reply.code(404), unnamed[language], ASKED_FOR);
    const allowed = await countVisit(request.ip);
    if (!allowed.ok) return sendTooManyPage(request, reply, allowed.retryAfterSeconds);

    const shown = pageNamed(params.page);
    const { page, status } = await keepSalon(salonId, `${language} ${shown}`, async () => {
      const data = await readSalon(salonId);
      if (data === null) return { page: unknown[language], status: 404 };
      // The page asks for the salon itself, until it can be read.
      if (data === undefined) return { page: unread[language], status: 503 };
      const html = writeSalonPage({ language, path: bookingPath(salonId, shown), salonId, data });
      return { page: await keptPage(html), status: 200 };
    });
    reply.code(status);
    if (status === 503) return sendKeptPage(request, reply, page, { 'retry-after': String(AWAY_SECONDS) });
    // Kept by the browser, but asked for each time: the salon may have changed.
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).headers(ASKED_FOR).send();
    return sendKeptPage(request, reply, page, ASKED_FOR);
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
    return isPage ? sendApp(request, reply) : sendNotFound(reply);
  });
}

/** Where nothing is built. Fastify's own answer would write the whole address into the log, with the tokens that stand in some. */
export function addNoPages(http: FastifyInstance): void {
  http.setNotFoundHandler((_, reply) => sendNotFound(reply));
}

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'NOT_FOUND', status: 404, message: 'Not found' });

const ASKED_FOR = { 'cache-control': 'no-cache', vary: 'accept-language, accept-encoding' };

/** What an address does not name is the services. */
function pageNamed(name: string | undefined): BookingPage {
  return name === 'calendario' || name === 'sucesso' ? name : 'services';
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
