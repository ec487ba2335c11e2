// `npm run check` on every commit of a range: npm run check:range -- main..HEAD
import { eachCommit } from './commit-range.ts';

const range = process.argv[2];
if (!range?.includes('..')) throw new Error('Say which commits: npm run check:range -- <from>..<to>');

let count = 0;
const failed: string[] = [];
for (const { commit, subject, ok, output } of eachCommit(process.cwd(), range, 'npm run check')) {
  count += 1;
  console.log(`${ok ? '✓' : '✗'} ${commit} ${subject}`);
  if (ok) continue;
  failed.push(commit);
  console.log(output);
}
console.log(failed.length > 0 ? `${failed.length} of ${count} fail: ${failed.join(', ')}` : `all ${count} pass`);
process.exitCode = failed.length > 0 ? 1 : 0;
