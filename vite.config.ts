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

/** Of two files that need each other, one runs before the other is there, and the page stays white: better no build. */
function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_, bundle) {
      const visit = (file: string, above: string[]): void => {
        if (above.includes(file))
          this.error(`Files of the build need each other in a circle: ${[...above, file].join(' > ')}`);
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || safe.has(file)) return;
        for (const needed of chunk.imports) visit(needed, [...above, file]);
        safe.add(file);
      };
      const safe = new Set<string>();
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
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
        ? ['public.html', 'booking.html']
        : ['index.html'];
  return {
    root: here('src/web'),
    publicDir: here('src/web/static'),
    plugins: [react(), tailwindcss(), contractForBrowser(), noCircles()],
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
        // What the login needs, every other page needs too, and what the signed-in layout needs, every page inside it:
        // two files, instead of forty that compress badly. The rest of what pages share comes in few files too, at the price of some
        // kilobytes that a page does not need: a page of forty files waits longer for the last of them.
        output: {
          chunkFileNames: ({ name }) => `${assets}/${name.split('~')[0]}-[hash].js`,
          codeSplitting: {
            groups: [
              { name: 'start', test: /app.main\.tsx|login-page/ },
              { name: 'signed-in', test: /app.routes\.tsx|ground.area-texts|contract.owners|shell.shell\.tsx/ },
              // Whole, and before the rest: cut up among the shared files it made them need each other in a circle.
              { name: 'widgets', test: /node_modules.@(base-ui|floating-ui)/, minShareCount: 2 },
              // Icons need nothing but each other's frame: a file of their own before the others is part of no circle.
              { name: 'icons', test: /node_modules.lucide-react/, minShareCount: 2 },
              // What nearly every page inside is made of, whole for the same reason.
              { name: 'pages', test: /src.web.(ui|ground)./, minShareCount: 4 },
              // The rules and forms that several areas follow need nothing of the web, and so are whole in one file before it.
              { name: 'rules', test: /src.(domain|contract)./, minShareCount: 2 },
              // The agenda's cards, tickets and dates, which other areas show too: cut up they needed each other in a circle.
              { name: 'agenda', test: /src.web.agenda./, minShareCount: 3 },
              // Sales and payments, which cashier, comanda and agenda show: for the same reason.
              { name: 'cashier', test: /src.web.cashier./, minShareCount: 2 },
              { name: 'reports', test: /src.web.reports./, minShareCount: 2 },
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 30_000 },
            ],
          },
        },
      },
    },
  };
});
