/**
 * Writes what the server sends as pages, language by language, from the built public pages: benefits.<language>.html whole,
 * legal.<language>.html with places for a text, booking.<language>.html with places for the salon, portal.<language>.html. Runs after
 * `vite build --mode public` and `--mode portal`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { LANGUAGES } from '#domain/shared/countries.ts';
import { portalTitle, withBody, withHead } from './page-places.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = (name: string) => here(`../dist/web/${name}`);

type Rendered = { head: string; body: string };
type Benefits = { prerender(language: string): Promise<{ benefits: Rendered; legal: Rendered }> };
type Manifest = Record<string, { file: string }>;
type Booking = { renderBookingHead(language: string): string };

const { prerender } = await load<Benefits>('benefits/prerender.tsx');
const { renderBookingHead } = await load<Booking>('booking/render.tsx');
const landing = await readFile(built('public.html'), 'utf8');
const booking = await readFile(built('booking.html'), 'utf8');
const portal = await readFile(built('portal.html'), 'utf8');
const [ofPublic, ofPortal] = await Promise.all(['public', 'portal'].map(readManifest));

for (const language of LANGUAGES) {
  for (const [name, { head, body }] of Object.entries(await prerender(language))) {
    await writeFile(built(`${name}.${language}.html`), withBody(withHead(landing, language, head), body));
  }

  await writeFile(
    built(`booking.${language}.html`),
    withHead(booking, language, renderBookingHead(language) + preload(ofPublic, language, ['booking'])),
  );
  await writeFile(
    built(`portal.${language}.html`),
    withHead(portal, language, portalTitle(language) + preload(ofPortal, language, ['portal', 'ui'])),
  );
}

/** The script asks for the texts as soon as it runs: so they come beside it instead of after it. */
function preload(manifest: Manifest | undefined, language: string, areas: string[]): string {
  const links = areas.map((area) => {
    const file = manifest?.[`../texts/${language}/${area}.json`]?.file;
    if (!file) throw new Error(`The build has no ${area} texts in ${language}`);
    return `<link rel="modulepreload" crossorigin href="/${file}">`;
  });
  return links.join('');
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(built(`${name}-manifest.json`), 'utf8'));
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(here(`../src/web/${file}`), {
    configFile: here('../vite.config.ts'),
    logLevel: 'error',
  });
  return module;
}
