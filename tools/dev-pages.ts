import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { type PathName, paths } from '#contract/paths.ts';
import type { Language } from '#domain/shared/countries.ts';
import { languageOfRequest } from '#server/kernel/texts.ts';
import { supportHtml } from '#server/pages/legal-pages.ts';
import { fillSalonPage } from '#server/pages/salon-page.ts';
import { visitorPages } from '../src/web/app/pages.ts';
import { portalTitle, withBody, withHead } from './page-places.ts';

const source = (name: string) => readFile(fileURLToPath(new URL(`../src/web/${name}`, import.meta.url)), 'utf8');

type Settings = { publicUrl: string; supportContact: string | undefined };

/**
 * The public pages, which the program sends from the build, drawn from their sources at each visit. The rest of the addresses are the
 * app's, whose page Vite sends by itself.
 */
export function devPages(settings: Settings): Plugin {
  return {
    name: 'dev-pages',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        try {
          const { pathname, searchParams } = new URL(request.url ?? '/', settings.publicUrl);
          const { headers } = request;
          const language = languageOfRequest({ query: Object.fromEntries(searchParams), headers });
          const html = await pageAt(vite, pathname, language, settings);
          if (html === undefined) return next();
          const page = await vite.transformIndexHtml(pathname, html);
          response.setHeaders(new Map(Object.entries(vite.config.server.headers ?? {}) as [string, string][]));
          response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function pageAt(
  vite: ViteDevServer,
  path: string,
  language: Language,
  { publicUrl, supportContact }: Settings,
): Promise<string | undefined> {
  if (path === '/benefits') {
    const { prerender } = await vite.ssrLoadModule('/benefits/prerender.tsx');
    const { head, body } = (await prerender(language)).benefits;
    return withBody(withHead(await source('public.html'), language, head), body)
      .replaceAll('%PUBLIC_URL%', publicUrl)
      .replaceAll('%SUPPORT%', () => supportHtml(supportContact, language));
  }
  const [, salonId] = /^\/agendamento-publico(?:\/([^/]*))?/.exec(path) ?? [];
  if (path.startsWith('/agendamento-publico')) {
    const { renderBookingHead } = await vite.ssrLoadModule('/booking/render.tsx');
    const page = withHead(await source('booking.html'), language, renderBookingHead(language));
    // Without its data, as where the salon could not be read: the page then asks for it.
    return fillSalonPage(page, { publicUrl, salonId: salonId ?? '', data: undefined, body: '' });
  }
  // Its manifest is the program's, which knows whose link it is.
  const isPortal = ['/portal', '/minha-agenda'].includes(path) || path.startsWith('/portal/');
  if (isPortal && !path.endsWith('/manifest.webmanifest')) {
    return withHead(await source('portal.html'), language, portalTitle(language));
  }
  if (visitorPaths.includes(path) || path.startsWith(`${paths.invitation}/`)) return source('visitors.html');
  return undefined;
}

const visitorPaths: string[] = (Object.keys(visitorPages) as PathName[]).map((name) => paths[name]);
