import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { optional?: boolean; engines?: { node?: string }; cpu?: string | string[] };

/** Each admits Node 20.19, 22.13 and 24, on which `bin/npm.js` lets the machine's npm install. */
const ADMITTING = [
  /^>= ?(?:[0-9]|1[0-9]|20)(?:\.|$)/,
  /^\^20\.19\.0 \|\| (?:>=22\.12\.0|\^22\.13\.0 \|\| >=23\.5\.0)$/,
  /\|\| >=11\.0\.0$/,
];

test('npm leaves out no optional package on a Node that it may run on', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const optional = Object.entries(packages).filter(([, { optional }]) => optional);
  const left = optional.filter(
    ([, { engines, cpu }]) =>
      // For a processor on which the project's own Node does not run either, it may be left out.
      [cpu ?? 'x64'].flat().some((one) => ['x64', 'arm64'].includes(one)) &&
      engines?.node &&
      !ADMITTING.some((one) => one.test(engines.node ?? '')),
  );
  expect(optional.length).toBeGreaterThan(50);
  expect(left).toEqual([]);
});
