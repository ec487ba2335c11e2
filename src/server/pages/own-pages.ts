import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SALON_PAGE, salonPagePath } from '#contract/paths.ts';
import type { ShownSalonPage } from '#contract/salon-page/shown.ts';
import { PICTURE_SIZES, type PictureSize } from '#domain/pictures/limits.ts';
import { isPageName, pageNameOf } from '#domain/salon-page/names.ts';
import { isLanguage, type Language } from '#domain/shared/countries.ts';
import { type SalonNow, salonNow } from '#domain/shared/time.ts';
import { AWAY_SECONDS } from '#server/kernel/database/away.ts';
import { sendBusyPage, sendTooManyPage } from '#server/kernel/http/busy-page.ts';
import type { CountOfAddress } from '#server/kernel/http/count-per-address.ts';
import { languageOfRequest } from '#server/kernel/texts.ts';
import { inAllLanguages, type KeptPage, keptPage, sendKeptPage } from './kept-page.ts';
import type { keepSalons } from './kept-salons.ts';
import { openSalonPages } from './salon-page.ts';

type Drawing = { publicUrl: string; name: string; data: ShownSalonPage; now: SalonNow; isAsked: boolean };
type Render = (language: Language, drawing: Drawing) => { head: string; body: string };

type Parts = {
  publicUrl: string;
  /** Null is a name that nobody has, undefined one that could not be looked up. */
  findSalon: (name: string) => Promise<{ salon: string; leadsTo: string | null } | null | undefined>;
  showPage: (salonId: string) => Promise<ShownSalonPage | null | undefined>;
  showPicture: (asked: { salonId: string; id: string; size: PictureSize }) => Promise<Buffer | null | undefined>;
  keepSalon: ReturnType<typeof keepSalons>;
  countVisit: CountOfAddress;
  /** By itself: a page has many, and who has seen them all may still look at pages. */
  countPicture: CountOfAddress;
  now: () => Temporal.Instant;
};

/** Kept by the browser, but asked for each time: the salon may have changed, and the hour has. */
const ASKED_FOR = { 'cache-control': 'no-cache', vary: 'accept-language, accept-encoding' };
/** A picture never changes: another one has another address. */
const FOR_GOOD = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/webp' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const NO_PAGE: KeptPage = { html: Buffer.of(), gzip: Buffer.of(), etag: '' };

/** The salons' own pages at the names that they have chosen, and the pictures on them. */
export async function addOwnPages(http: FastifyInstance, folder: string, parts: Parts): Promise<void> {
  const { publicUrl, findSalon, showPage, showPicture, keepSalon, countVisit, countPicture, now } = parts;
  const { renderSalonPage }: { renderSalonPage: Render } = await import(
    pathToFileURL(join(folder, '../render/salon.js')).href
  );
  const built = readFileSync(join(folder, 'salon.html'), 'utf8');
  const writeBookingPage = await openSalonPages(folder, publicUrl);
  // The same page for a name that nobody has, and for a page that is not published: who guesses learns nothing.
  const missing = await inAllLanguages((language) =>
    writeBookingPage({ language, path: SALON_PAGE, salonId: '', data: null }),
  );

  async function draw(salonId: string, name: string, language: Language, isAsked: boolean) {
    const data = await showPage(salonId);
    if (data === undefined) return { page: NO_PAGE, status: 503 } as const;
    if (data === null) return { page: missing[language], status: 404 } as const;
    const drawing = { publicUrl, name, data, now: salonNow(now(), data.salon.timezone), isAsked };
    return { page: await keptPage(fill(built, language, renderSalonPage(language, drawing))), status: 200 } as const;
  }

  type Asked = { Params: { name: string }; Querystring: { lang?: unknown } };
  for (const route of [`${SALON_PAGE}/:name`, `${SALON_PAGE}/:name/`]) {
    http.get<Asked>(route, async (request, reply) => {
      const allowed = await countVisit(request.ip);
      if (!allowed.ok) return sendTooManyPage(request, reply, allowed.retryAfterSeconds);
      // Read from a poster or heard, it is typed with capitals, accents and spaces.
      const name = pageNameOf(request.params.name);
      const found = isPageName(name) ? await findSalon(name) : null;
      const language = languageOfRequest(request);
      if (found === undefined) return sendAway(request, reply);
      if (found === null) return sendKeptPage(request, reply.code(404), missing[language], NOT_LISTED);

      const isAsked = isLanguage(request.query.lang);
      // What it says of the hour holds for this minute.
      const minute = Math.floor(now().epochMilliseconds / 60_000);
      const current = found.leadsTo ?? name;
      const made = await keepSalon(found.salon, `own ${current} ${language} ${isAsked} ${minute}`, () =>
        draw(found.salon, current, language, isAsked),
      );
      if (made.status === 503) return sendAway(request, reply);
      if (made.status === 404) return sendKeptPage(request, reply.code(404), made.page, NOT_LISTED);
      const [path = ''] = request.url.split('?', 1);
      if (path !== salonPagePath(current)) {
        return reply.headers(ASKED_FOR).redirect(salonPagePath(current) + request.url.slice(path.length), 301);
      }
      reply.header('etag', made.page.etag);
      if (request.headers['if-none-match'] === made.page.etag) return reply.code(304).headers(ASKED_FOR).send();
      return sendKeptPage(request, reply, made.page, ASKED_FOR);
    });
  }

  http.get<{ Params: { salon: string; id: string; file: string } }>(
    `${SALON_PAGE}/imagens/:salon/:id/:file`,
    async (request, reply) => {
      const { salon, id, file } = request.params;
      const size = PICTURE_SIZES.find((one) => file === `${one}.webp`);
      if (!UUID.test(salon) || !UUID.test(id) || !size) return reply.callNotFound();
      const allowed = await countPicture(request.ip);
      if (!allowed.ok) return reply.code(429).header('retry-after', allowed.retryAfterSeconds).send();
      const picture = await showPicture({ salonId: salon, id, size });
      if (picture === undefined) return reply.code(503).header('retry-after', AWAY_SECONDS).send();
      if (picture === null) return reply.callNotFound();
      return reply.headers(FOR_GOOD).send(picture);
    },
  );
}

const NOT_LISTED = { ...ASKED_FOR, 'x-robots-tag': 'noindex' };

const sendAway = (request: FastifyRequest, reply: FastifyReply) =>
  sendBusyPage(request, reply.header('retry-after', AWAY_SECONDS));

/** What the salon says comes last, so that none of it is taken for a place. */
function fill(page: string, language: Language, { head, body }: { head: string; body: string }): string {
  const contents: Record<string, string> = {
    '<html lang="pt">': `<html lang="${language}">`,
    '<title>Madeixa</title>': head,
    '<div id="root"></div>': `<div id="root">${body}</div>`,
  };
  return page.replace(
    /<html lang="pt">|<title>Madeixa<\/title>|<div id="root"><\/div>/g,
    (place) => contents[place] ?? '',
  );
}
