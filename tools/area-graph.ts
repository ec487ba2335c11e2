/** Edges between the areas of one layer: `src/server/booking/…` importing `src/server/agenda/…` is booking → agenda. */
export type AreaGraph = Map<string, Set<string>>;

export type Import = { from: string; to: string };

/** What an area stands on, not areas themselves. */
const ground = new Set(['shared', 'kernel', 'ui', 'ground', 'app', 'public', 'kit']);

export function areaGraph(layer: string, imports: Import[]): AreaGraph {
  const areaOf = (path: string) => new RegExp(`^src/${layer}/([^/]+)/`).exec(path)?.[1];
  const graph: AreaGraph = new Map();
  for (const { from, to } of imports) {
    const [importer, imported] = [areaOf(from), areaOf(to)];
    // What an area lends of its tables stands on the kernel alone, so that two areas may read each other's rows.
    if (to.endsWith('/lent-select.ts')) continue;
    if (!importer || !imported || importer === imported || ground.has(importer) || ground.has(imported)) continue;
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported));
  }
  return graph;
}

/** The areas of one cycle in order, the first repeated at the end; undefined when there is none. */
export function findCycle(graph: AreaGraph): string[] | undefined {
  const finished = new Set<string>();
  const walk = (area: string, trail: string[]): string[] | undefined => {
    if (trail.includes(area)) return [...trail.slice(trail.indexOf(area)), area];
    if (finished.has(area)) return undefined;
    for (const next of graph.get(area) ?? []) {
      const cycle = walk(next, [...trail, area]);
      if (cycle) return cycle;
    }
    finished.add(area);
    return undefined;
  };
  for (const area of graph.keys()) {
    const cycle = walk(area, []);
    if (cycle) return cycle;
  }
  return undefined;
}
