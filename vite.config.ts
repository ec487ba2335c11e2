import { fileURLToPath } from 'node:url';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './src/contract/contract.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The areas whose operations the pages before the sign-in call; a visitor need not fetch the others. The booking pages call theirs
 * without this client.
 */
const { account, functions, rpc: _, public: __, ...owners } = contract;
const modules: Record<string, AnyContractRouter> = {
  'virtual:contract/visitors': { account, functions },
  'virtual:contract/owners': owners,
};

/** What the browser needs of the contract is paths and methods; the schemas would bring a validation library along. */
function contractForBrowser(): Plugin {
  return {
    name: 'contract-for-browser',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load(id) {
      const operations = modules[id.slice(1)];
      return operations && `${OPERATION}\nexport default ${routesOf(operations)}`;
    },
  };
}

/** Written once instead of for every operation. */
const OPERATION = `const operation = (method, path) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path } } });`;

function routesOf(router: AnyContractRouter): string {
  if (isContractProcedure(router)) {
    const { method, path, inputStructure, outputStructure } = router['~orpc'].route;
    // The link would need to know more of these; today no operation has them.
    if (inputStructure || outputStructure) throw new Error(`${path}: detailed structures do not reach the browser`);
    return `operation(${JSON.stringify(method)}, ${JSON.stringify(path)})`;
  }
  const entries = Object.entries(router as Record<string, AnyContractRouter>);
  return `{${entries.map(([name, inner]) => `${name}: ${routesOf(inner)}`).join(', ')}}`;
}

/** One file that stands alone: the server only imports it, and knows nothing of the browser's parts. */
const serverRendering = defineConfig({
  root: here('src/web'),
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: here('src/web/booking/render.tsx'),
    outDir: here('dist/render'),
    emptyOutDir: true,
    copyPublicDir: false,
  },
});

/**
 * Two builds, not one with two inputs: a shared chunk would make the public pages carry the whole back office router.
 * `vite build` makes the app; `vite build --mode public` adds the public pages beside it. `--mode kit` builds the page that shows
 * every primitive of src/web/ui, for the browser tests alone; `--mode render` what the server draws the booking page with.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'render') return serverRendering;
  const isPublic = mode === 'public';
  const isKit = mode === 'kit';
  const assets = isPublic ? 'assets/public' : 'assets';
  const pages = isKit ? ['kit/kit.html'] : isPublic ? ['public.html', 'booking.html'] : ['index.html'];
  return {
    root: here('src/web'),
    publicDir: here('src/web/static'),
    plugins: [react(), tailwindcss(), contractForBrowser()],
    resolve: { alias: { 'zod/mini': here('src/web/app/zod.ts') } },
    build: {
      outDir: here(isKit ? 'dist/kit' : 'dist/web'),
      emptyOutDir: !isPublic,
      copyPublicDir: !isPublic,
      assetsDir: assets,
      assetsInlineLimit: 0,
      manifest: isPublic ? 'public-manifest.json' : 'manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: pages.map((page) => here(`src/web/${page}`)),
        // What the login needs, every other page needs too, and what the signed-in layout needs, every page inside it:
        // two files, instead of forty that compress badly. The rest of what pages share comes in few files too, at the price of some
        // kilobytes that a page does not need: a page of forty files waits longer for the last of them.
        output: {
          chunkFileNames: ({ name }) => `${assets}/${name.split('~')[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: 'start', test: /app.main\.tsx|login-page/ },
              { name: 'signed-in', test: /app.routes\.tsx|app.area-texts|contract.owners|shell.shell\.tsx/ },
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
            ],
          },
        },
      },
    },
  };
});
