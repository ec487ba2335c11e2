import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractForBrowser } from './tools/web/contract-for-browser.ts';
import { filesOfTheApp } from './tools/web/files-of-the-app.ts';
import { iconsOneByOne } from './tools/web/icons-one-by-one.ts';
import { textsForBrowser } from './tools/web/texts-for-browser.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that stand alone: the server only imports them, and knows nothing of the browser's parts. */
const serverRendering = defineConfig({
  root: here('src/web'),
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: { render: here('src/web/booking/render.tsx'), salon: here('src/web/salon-page/page/render.tsx') },
    },
    outDir: here('dist/render'),
    emptyOutDir: true,
    copyPublicDir: false,
  },
});

const beginnings = { visitors: here('src/web/app/visitors.tsx'), app: here('src/web/app/main.tsx') };

/**
 * Three builds, not one with three inputs: a shared chunk would make the public pages carry the whole back office router, and the booking
 * pages what only the portal needs. `vite build` makes the app; `--mode public` adds the public pages beside it, `--mode portal` the
 * portal. `--mode kit` builds the page that shows
 * every primitive of src/web/ui, for the browser tests alone; `--mode render` what the server draws the booking page with.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'render') return serverRendering;
  const isPublic = mode === 'public';
  const isKit = mode === 'kit';
  const isPortal = mode === 'portal';
  const isAdded = isPublic || isPortal;
  const assets = isAdded ? `assets/${mode}` : 'assets';
  const pages = isKit
    ? ['kit/kit.html']
    : isPortal
      ? ['portal.html']
      : isPublic
        ? ['public.html', 'booking.html', 'salon.html']
        : ['index.html', 'visitors.html'];
  return {
    root: here('src/web'),
    publicDir: here('src/web/static'),
    plugins: [iconsOneByOne(), react(), tailwindcss(), contractForBrowser(), textsForBrowser(here('src/texts'))],
    resolve: { alias: { 'zod/mini': here('src/web/ground/zod.ts') } },
    build: {
      outDir: here(isKit ? 'dist/kit' : 'dist/web'),
      emptyOutDir: !isAdded,
      copyPublicDir: !isAdded,
      assetsDir: assets,
      assetsInlineLimit: 0,
      manifest: isAdded ? `${mode}-manifest.json` : 'manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: pages.map((page) => here(`src/web/${page}`)),
        output: {
          chunkFileNames: ({ name }) => `${assets}/${name.split('~')[0]}-[hash].js`,
          codeSplitting: isAdded || isKit ? undefined : { groups: filesOfTheApp(beginnings) },
        },
      },
    },
  };
});
