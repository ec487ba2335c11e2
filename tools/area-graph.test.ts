import { expect, test } from 'vitest';
import { areaGraph, findCycle } from './area-graph.ts';

const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

test('areas that lean on each other through a third are a cycle', () => {
  const graph = areaGraph(
    'server',
    imports(
      ['src/server/booking/request.ts', 'src/server/agenda/find.ts'],
      ['src/server/agenda/save.ts', 'src/server/clients/link.ts'],
      ['src/server/clients/merge.ts', 'src/server/booking/draft.ts'],
    ),
  );
  expect(findCycle(graph)).toEqual(['booking', 'agenda', 'clients', 'booking']);
});

test('two ways to the same area are no cycle', () => {
  const graph = areaGraph(
    'server',
    imports(
      ['src/server/booking/request.ts', 'src/server/agenda/find.ts'],
      ['src/server/booking/request.ts', 'src/server/clients/link.ts'],
      ['src/server/agenda/save.ts', 'src/server/clients/link.ts'],
    ),
  );
  expect(findCycle(graph)).toBeUndefined();
});

test('what every area stands on and other layers do not count', () => {
  const graph = areaGraph(
    'web',
    imports(
      ['src/web/app/routes.tsx', 'src/web/agenda/day-page.tsx'],
      ['src/web/agenda/day-page.tsx', 'src/web/ground/paths.ts'],
      ['src/server/agenda/a.ts', 'src/server/booking/b.ts'],
    ),
  );
  expect(graph.size).toBe(0);
});
