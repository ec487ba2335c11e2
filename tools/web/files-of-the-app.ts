/** What the bundler tells of a module. */
type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): Module | null };

/** The scripts with which visits begin, before and behind the sign-in. */
type Beginnings = { visitors: string; app: string };

/** What so many pages need, every page may as well have: fewer files, and the next page finds it there. */
const MANY = 3;

/**
 * The files in which the app is sent, as groups for the bundler:
 * - `start`: what pages before and behind the sign-in share.
 * - `signed-in`: what everything behind the sign-in needs, and what many of its pages share.
 * - What is left and needed in several places: together by the libraries that it stands on, so that who only needs a table fetches no forms.
 *
 * Each page and each part that is loaded later has its own modules in its own file. A module's imports are needed wherever it is needed,
 * and stand on no more libraries than it does: so a file never needs one further down in this list, and no two files need each other.
 */
export function filesOfTheApp(beginnings: Beginnings) {
  let files: Map<string, string> | undefined;
  const fileOf = (id: string, graph: Graph) => {
    files ??= divide(graph, beginnings);
    return files.get(id) ?? null;
  };
  return [{ name: fileOf, includeDependenciesRecursively: false }];
}

function divide(graph: Graph, { visitors, app }: Beginnings): Map<string, string> {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const laterOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];

  /** With everything that it needs before it can run. */
  function neededBy(root: string): Set<string> {
    const needed = new Set([root]);
    for (const id of needed) for (const one of importsOf(id)) needed.add(one);
    return needed;
  }
  const loadedLaterBy = (root: string) => [...neededBy(root)].flatMap(laterOf);

  const inside = neededBy(app);
  const pages = new Set(loadedLaterBy(app));
  const visits = new Set([visitors, ...loadedLaterBy(visitors).filter((id) => !isSeldom(id))]);

  /** For each module, where it is needed: the beginnings, the pages, and the parts of pages that are loaded later. */
  const needers = new Map<string, Set<string>>();
  const roots = new Set([visitors, app]);
  for (const root of roots) {
    for (const id of neededBy(root)) needers.set(id, (needers.get(id) ?? new Set()).add(root));
    for (const later of loadedLaterBy(root)) roots.add(later);
  }

  const files = new Map<string, string>();
  // The app's own script runs where its file is loaded: it must not be part of one that others load.
  needers.delete(app);
  for (const [id, needing] of needers) {
    const by = [...needing];
    const isVisited = by.some((root) => visits.has(root));
    const libraries = [...new Set([...neededBy(id)].filter((one) => !inside.has(one)).flatMap(libraryOf))];
    const isLight = libraries.length === 0;
    if (isLight && isVisited && by.some((root) => !visits.has(root))) files.set(id, 'start');
    else if (inside.has(id)) files.set(id, 'signed-in');
    else if (isLight && by.filter((root) => pages.has(root)).length >= MANY) files.set(id, 'signed-in');
    else if (!isLight && by.length > 1) files.set(id, [...libraries.sort(), isVisited ? 'start' : 'inside'].join('-'));
  }
  return files;
}

/** What few visits load of it, such as the lock of a shared device, is no part of every visit. */
const isSeldom = (id: string) => id.endsWith('/desk-login.tsx');

/** "base-ui" of node_modules/@base-ui/react/esm/menu/index.js and of what it consists of. Icons weigh nothing. */
function libraryOf(id: string): string[] {
  const name = /node_modules\/@?([^/]+)/.exec(id)?.[1];
  if (!name || name === 'lucide-react') return [];
  return [['floating-ui', 'reselect', 'use-sync-external-store'].includes(name) ? 'base-ui' : name];
}
