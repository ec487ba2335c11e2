// The import rules of .dependency-cruiser.cjs, and no cycle among the areas of a layer.
import { spawnSync } from 'node:child_process';
import { areaGraph, findCycle } from './area-graph.ts';

type Cruise = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
};

const { stdout, stderr } = spawnSync('node_modules/.bin/depcruise', ['src', '--output-type', 'json'], {
  encoding: 'utf8',
  maxBuffer: 1e9,
});
if (!stdout) throw new Error(stderr);
const { modules, summary }: Cruise = JSON.parse(stdout);

const problems = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
for (const layer of ['domain', 'server', 'web']) {
  const cycle = findCycle(areaGraph(layer, imports));
  if (cycle) problems.push(`cycle of areas in src/${layer}: ${cycle.join(' → ')}`);
}
// A parser that understands nothing finds nothing wrong.
if (imports.length === 0) problems.push('no imports were seen at all');

for (const problem of problems) console.error(problem);
console.log(`${summary.totalCruised} modules, ${imports.length} imports`);
process.exitCode = problems.length ? 1 : 0;
