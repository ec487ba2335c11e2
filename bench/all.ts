// Every bench, one after another, and one table of their figures at the end.   npm run bench
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';

/** As `say` in measure.ts writes it. */
const FIGURE = /^(.+?): .*?([\d.]+)(?: times)? \(goal: (at least|at most) ([\d.]+)\)$/;

const table: string[][] = [];
const named = process.argv.slice(2);
const benches = globSync('bench/*.bench.ts')
  .map((file) => basename(file, '.bench.ts'))
  .filter((name) => named.length === 0 || named.includes(name));
for (const bench of benches.sort()) {
  console.log(`\n── ${bench}`);
  const code = await run(bench);
  if (code !== 0) table.push([bench, 'failed', '', '✗']);
}
console.log('');
const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));

function run(bench: string): Promise<number | null> {
  const child = spawn(process.execPath, [`bench/${bench}.bench.ts`], { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', (line) => {
    console.log(line);
    const [, what = '', figure = '', side = '', goal = ''] = FIGURE.exec(line) ?? [];
    if (!what) return;
    const isHeld = side === 'at least' ? Number(figure) >= Number(goal) : Number(figure) <= Number(goal);
    table.push([`${bench}: ${what}`, figure, `${side} ${goal}`, isHeld ? 'held' : 'NOT HELD']);
  });
  return new Promise((done) => child.on('close', done));
}
