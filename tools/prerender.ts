/**
 * Writes what the server sends as pages, language by language, from the built public pages: benefits.<language>.html whole, and
 * booking.<language>.html with places for the salon. Runs after `vite build --mode public`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { LANGUAGES } from '#domain/shared/countries.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = (name: string) => here(`../dist/web/${name}`);

type Benefits = { prerenderBenefits(language: string): Promise<{ head: string; body: string }> };
type Booking = { renderBookingHead(language: string): string };

const { prerenderBenefits } = await load<Benefits>('benefits/prerender.tsx');
const { renderBookingHead } = await load<Booking>('booking/render.tsx');
const landing = await readFile(built('public.html'), 'utf8');
const booking = await readFile(built('booking.html'), 'utf8');
const manifest: Record<string, { file: string }> = JSON.parse(await readFile(built('public-manifest.json'), 'utf8'));

for (const language of LANGUAGES) {
  const { head, body } = await prerenderBenefits(language);
  const page = withHead(landing, language, head);
  await writeFile(
    built(`benefits.${language}.html`),
    fill(page, '<div id="root"></div>', `<div id="root">${body}</div>`),
  );

  const texts = manifest[`../texts/${language}/booking.json`]?.file;
  if (!texts) throw new Error(`The build has no booking texts in ${language}`);
  // The script asks for them as soon as it runs: so they come beside it instead of after it.
  const preload = `<link rel="modulepreload" crossorigin href="/${texts}">`;
  await writeFile(
    built(`booking.${language}.html`),
    withHead(booking, language, renderBookingHead(language) + preload),
  );
}

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(here(`../src/web/${file}`), {
    configFile: here('../vite.config.ts'),
    logLevel: 'error',
  });
  return module;
}

function withHead(html: string, language: string, head: string): string {
  return fill(fill(html, '<html lang="pt">', `<html lang="${language}">`), '<title>Madeixa</title>', head);
}

/** A place that is not there is a changed page: better no build than a page without its texts. */
function fill(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`A built page has no ${place}`);
  return html.replace(place, () => content);
}
