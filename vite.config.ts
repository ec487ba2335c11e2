import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two builds, not one with two inputs: a shared chunk would make the public pages carry the whole back office router.
 * `vite build` makes the app; `vite build --mode public` adds the public pages beside it. `--mode kit` builds the page that shows
 * every primitive of src/web/ui, for the browser tests alone.
 */
export default defineConfig(({ mode }) => {
  const isPublic = mode === 'public';
  const isKit = mode === 'kit';
  const page = isKit ? 'kit/kit.html' : isPublic ? 'public.html' : 'index.html';
  return {
    root: here('src/web'),
    publicDir: here('src/web/static'),
    plugins: [react(), tailwindcss()],
    build: {
      outDir: here(isKit ? 'dist/kit' : 'dist/web'),
      emptyOutDir: !isPublic,
      copyPublicDir: !isPublic,
      assetsDir: isPublic ? 'assets/public' : 'assets',
      assetsInlineLimit: 0,
      manifest: isPublic ? 'public-manifest.json' : 'manifest.json',
      rolldownOptions: { input: here(`src/web/${page}`) },
    },
  };
});
