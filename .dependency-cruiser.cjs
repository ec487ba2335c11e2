// Who may import whom: the table of ARCHITECTURE.md, as errors. Tests may reach anywhere and are left out.
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** A folder of a layer that is an area: none of the layer's own shared folders. */
const serverArea = '^src/server/(?!kernel/)([^/]+)/';
const webArea = '^src/web/(?!(?:ui|app|public|kit)/)([^/]+)/';

module.exports = {
  forbidden: [
    // A rule cannot see what it cannot resolve.
    forbid('ours-and-unresolvable', {}, { couldNotResolve: true, path: '^[#.]' }),
    forbid('cycle', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
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
    forbid('only-the-top-wires-areas', { path: serverArea }, { path: '^src/server/[^/]+$' }),
    forbid(
      'queries-and-routes-stay-in-their-area',
      { path: serverArea },
      // The kernel's own routes are nobody's area.
      { path: '^src/server/[^/]+/[a-z-]*(?:queries|routes)\\.ts$', pathNot: '^src/server/(?:kernel|$1)/' },
    ),
    forbid(
      'only-the-kernel-and-queries-touch-the-driver',
      {
        path: '^src/',
        pathNot: [
          '^src/server/[^/]+/[a-z-]*queries\\.ts$',
          '^src/server/kernel/(?:db[^/]*|migrate|roles)\\.ts$',
          '^src/server/kernel/(?:embedded|testing)/',
        ],
      },
      { path: '^node_modules/(?:pg|kysely)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid('the-kit-imports-nothing-of-ours', { path: '^src/web/ui/' }, { path: '^src/', pathNot: '^src/web/ui/' }),
    forbid(
      'areas-reach-only-the-api-and-the-paths-of-the-app',
      { path: webArea },
      { path: '^src/web/app/', pathNot: '^src/web/app/(?:api|paths)(?:/|\\.ts$)' },
    ),
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
