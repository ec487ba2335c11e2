import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PORTAL, portalPath } from '#contract/paths.ts';
import { isToken } from '#domain/portal/token.ts';
import { LANGUAGES } from '#domain/shared/countries.ts';
import { languageOfRequest } from '#server/kernel/texts.ts';

/** Whose link a token opens, as far as the home screen of a phone is told. */
type FindLink = (token: string) => Promise<{ business_name: string } | undefined>;

/** The token stands in the address: nobody keeps what is sent for it, and nobody is told of it whom a link leads to. */
const SECRET = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** The portal of a professional. The page is the same for everybody, and asks by itself whose link it was opened by. */
export function addPortalPages(http: FastifyInstance, folder: string, findLink: FindLink): void {
  const pages = new Map(
    LANGUAGES.map((language) => [language, readFileSync(join(folder, `portal.${language}.html`), 'utf8')]),
  );
  for (const path of [PORTAL, `${PORTAL}/*`]) {
    http.get(path, async (request, reply) =>
      reply
        .headers({ ...SECRET, 'content-type': 'text/html; charset=utf-8', vary: 'accept-language' })
        .send(pages.get(languageOfRequest(request))),
    );
  }

  http.get<{ Params: { token: string } }>(`${PORTAL}/:token/manifest.webmanifest`, async (request, reply) => {
    const { token } = request.params;
    const link = isToken(token) ? await findLink(token) : undefined;
    reply.headers(SECRET);
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
