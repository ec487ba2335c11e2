import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { OWN_AGENDA, PORTAL, portalPath } from '#contract/paths.ts';
import { isToken } from '#domain/portal/token.ts';
import type { CountOfAddress } from '#server/kernel/http/count-per-address.ts';
import { languageOfRequest } from '#server/kernel/texts.ts';
import { inAllLanguages, sendKeptPage } from './kept-page.ts';

/** Whose link a token opens, as far as the home screen of a phone is told. */
type FindLink = (token: string) => Promise<{ business_name: string } | undefined>;

/** The token stands in the address: nobody keeps what is sent for it, and nobody is told of it whom a link leads to. */
const SECRET = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** The portal of a professional. The page is the same for everybody, and asks by itself whose link it was opened by, or who is signed in. */
export async function addPortalPages(
  http: FastifyInstance,
  folder: string,
  { findLink, countVisit }: { findLink: FindLink; countVisit: CountOfAddress },
): Promise<void> {
  const pages = await inAllLanguages((language) => readFileSync(join(folder, `portal.${language}.html`), 'utf8'));
  for (const path of [PORTAL, `${PORTAL}/*`, OWN_AGENDA]) {
    http.get(path, async (request, reply) => sendKeptPage(request, reply, pages[languageOfRequest(request)], SECRET));
  }

  http.get<{ Params: { token: string } }>(`${PORTAL}/:token/manifest.webmanifest`, async (request, reply) => {
    const { token } = request.params;
    reply.headers(SECRET);
    if (!isToken(token)) return reply.callNotFound();
    const allowed = await countVisit(request.ip);
    if (!allowed.ok) return reply.code(429).header('retry-after', allowed.retryAfterSeconds).send();
    const link = await findLink(token);
    if (!link) return reply.callNotFound();
    return reply.type('application/manifest+json').send(manifestOf(token, link.business_name));
  });
}

/** What puts the portal on the home screen of a phone, where it opens by the link that it was put there from. */
function manifestOf(token: string, salon: string): string {
  const link = portalPath(token);
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: link,
    start_url: link,
    scope: link,
    name: salon,
    short_name: salon,
    display: 'standalone',
    background_color: '#faf9fc',
    theme_color: '#ffffff',
    icons: [png(192, 'any'), png(512, 'any'), png(512, 'maskable')],
  });
}
