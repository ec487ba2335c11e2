// A table has one owner: only its area names it in a query (docs/decisions/036-a-table-has-one-owner.md).
import { globSync, readFileSync } from 'node:fs';
import { exceptions, owners } from '../src/server/kernel/database/owners.ts';
import { foreignUses } from './owners/foreign-uses.ts';

// Tests look into every table, and the demo fills every area's, as their owner.
const outside =
  /\.test\.ts$|^src\/server\/test-server\.ts$|(?:^|\/)testing(?:\/|\.ts$)|^src\/server\/demo\/|\/schema\.ts$/;
const sources = globSync('src/server/**/*.ts')
  .filter((path) => !outside.test(path))
  .sort()
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }));

const problems = foreignUses(sources, owners, exceptions);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
