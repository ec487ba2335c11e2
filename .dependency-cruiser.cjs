// Who may import whom: the table of ARCHITECTURE.md, as errors. Tests may reach anywhere and are left out.
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** A folder of a layer that is an area: none of the layer's own shared folders. The demo fills every area's tables, as their owner. */
const serverArea = '^src/server/(?!(?:kernel|demo)/)([^/]+)/';
const webArea = '^src/web/(?!(?:ui|ground|texts|app|public|kit)/)([^/]+)/';

module.exports = {
  forbidden: [
    // A rule cannot see what it cannot resolve.
    forbid('ours-and-unresolvable', {}, { couldNotResolve: true, path: '^[#.]' }),
    forbid('cycle', {}, { circular: true }),
    // `npm start` does not install them.
    forbid('the-program-needs-no-tools', { path: '^src/' }, { dependencyTypes: ['npm-dev'] }),
    forbid('domain-imports-domain-only', { path: '^src/domain/' }, { pathNot: '^src/domain/' }),
    forbid(
      'contract-imports-domain-zod-and-the-contract-builder',
      { path: '^src/contract/' },
      { pathNot: ['^src/(?:contract|domain)/', '^node_modules/(?:zod|@orpc/contract)/'] },
    ),
    forbid('texts-import-domain-only', { path: '^src/texts/' }, { pathNot: '^src/(?:texts|domain)/' }),
    forbid('the-server-never-sees-the-browser', { path: '^src/server/' }, { path: '^src/web/' }),
    forbid('the-browser-never-sees-the-server', { path: '^src/web/' }, { path: '^src/server/' }),
    forbid('the-kernel-knows-no-area', { path: '^src/server/kernel/' }, { path: '^src/server/(?!kernel/)' }),
    forbid(
      'the-database-room-knows-no-other',
      { path: '^src/server/kernel/database/' },
      { path: '^src/server/kernel/(?:http|mail|embedded|start)/' },
    ),
    forbid('only-the-top-wires-areas', { path: serverArea }, { path: '^src/server/[^/]+$' }),
    forbid(
      'queries-and-routes-stay-in-their-area',
      { path: serverArea },
      // In whichever room of the area they stand; the kernel's own routes are nobody's area.
      { path: '^src/server/.*(?:queries|routes)\\.ts$', pathNot: '^src/server/(?:kernel|$1)/' },
    ),
    forbid(
      'only-the-kernel-and-queries-touch-the-driver',
      {
        path: '^src/',
        pathNot: [
          '^src/server/.*(?:queries|-select)\\.ts$',
          '^src/server/(?:kernel/(?:database|embedded|jobs|testing)|demo)/',
        ],
      },
      { path: '^node_modules/(?:pg|kysely)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'what-is-lent-stands-on-the-kernel-alone',
      { path: '^src/server/.*/lent-select\\.ts$' },
      { pathNot: '^src/server/kernel/database/lent\\.ts$' },
    ),
    forbid(
      'the-kit-imports-shared-rules-and-nothing-else-of-ours',
      { path: '^src/web/ui/' },
      { path: '^src/', pathNot: '^src/(?:web/(?:ui|texts)|domain/shared)/' },
    ),
    // What lies under every page: the calls, the paths, the session, how things are written.
    forbid(
      'the-ground-carries-areas-and-knows-none',
      { path: '^src/web/ground/' },
      { path: '^src/web/(?!(?:ground|ui|texts)/)' },
    ),
    forbid(
      'the-texts-of-a-window-stand-on-texts-and-shared-rules',
      { path: '^src/web/texts/' },
      { path: '^src/', pathNot: '^src/(?:web/texts|texts|domain/shared)/' },
    ),
    forbid('areas-stand-on-the-ground-and-under-the-roof', { path: webArea }, { path: '^src/web/(?:app|public)/' }),
    forbid(
      'pages-stay-in-their-area',
      { path: webArea },
      { path: '^src/web/[^/]+/.*-page\\.tsx$', pathNot: '^src/web/$1/' },
    ),
    forbid('nobody-imports-the-kit-page', { pathNot: '^src/web/kit/' }, { path: '^src/web/kit/' }),
  ],
  options: {
    // TypeScript 7 has no parser that dependency-cruiser could use: without swc it would see no modules, and no errors.
    parser: 'swc',
    exclude: { path: ['\\.test\\.tsx?$', '/testing/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
