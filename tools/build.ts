// `npm run build`: the pages into dist/web, and what the server draws the booking page with into dist/render.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

for (const folder of ['web', 'render']) rmSync(here(`../dist/${folder}`), { recursive: true, force: true });

// Side by side, and three of them into one folder: so none may empty it.
const builds = ['production', 'public', 'portal', 'render'].map((mode) =>
  build({ configFile: here('../vite.config.ts'), mode, build: { emptyOutDir: false } }),
);
await Promise.all(builds);

// Each does its work when it is imported. The first two write pages and what they load, the third compresses scripts, styles and pictures.
await Promise.all([import('./prerender.ts'), import('./write-preloads.ts'), import('./compress-web.ts')]);
await import('./stamp-web.ts');
