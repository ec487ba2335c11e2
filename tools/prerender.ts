/** Writes dist/web/benefits.<language>.html from the built public page; runs after `vite build --mode public`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { LANGUAGES } from '#domain/shared/countries.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Prerender = { prerenderBenefits(language: string): Promise<{ head: string; body: string }> };

const { module } = await runnerImport<Prerender>(here('../src/web/benefits/prerender.tsx'), {
  configFile: here('../vite.config.ts'),
  logLevel: 'error',
});
const page = await readFile(here('../dist/web/public.html'), 'utf8');

for (const language of LANGUAGES) {
  const { head, body } = await module.prerenderBenefits(language);
  const html = fill(
    fill(fill(page, '<html lang="pt">', `<html lang="${language}">`), '<title>Madeixa</title>', head),
    '<div id="root"></div>',
    `<div id="root">${body}</div>`,
  );
  await writeFile(here(`../dist/web/benefits.${language}.html`), html);
}

/** A place that is not there is a changed public.html: better no build than a page without its texts. */
function fill(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`dist/web/public.html has no ${place}`);
  return html.replace(place, () => content);
}
