import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashedFilesOf, lacksOfPages, stampFileIn, stampOfSharedSources } from './built-pages.ts';

let folder: string;
let web: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-built-'));
  web = join(folder, 'web');
  mkdirSync(join(web, 'assets/public'), { recursive: true });
  mkdirSync(join(folder, 'render'));
  for (const name of ['render.js', 'salon.js']) writeFileSync(join(folder, 'render', name), '');
  const pages = ['index.html', 'visitors.html', 'salon.html', 'preloads.json'];
  for (const name of [...pages, 'assets/start-a1.js', 'assets/start-a1.css', 'assets/inter-b2.woff2']) {
    writeFileSync(join(web, name), '');
  }
  writeFileSync(join(web, 'assets/public/booking-c3.js'), '');
  const app = {
    'app/main.tsx': { file: 'assets/start-a1.js', css: ['assets/start-a1.css'], assets: ['assets/inter-b2.woff2'] },
  };
  writeFileSync(join(web, 'manifest.json'), JSON.stringify(app));
  writeFileSync(
    join(web, 'public-manifest.json'),
    JSON.stringify({ booking: { file: 'assets/public/booking-c3.js' } }),
  );
  writeFileSync(join(web, 'portal-manifest.json'), '{}');
  writeFileSync(stampFileIn(web), stampOfSharedSources());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('whole pages of this version lack nothing', () => {
  expect(lacksOfPages(web)).toEqual([]);
});

test('the files that pages ask for are those of both builds', () => {
  expect(hashedFilesOf(web)).toEqual([
    'assets/start-a1.js',
    'assets/start-a1.css',
    'assets/inter-b2.woff2',
    'assets/public/booking-c3.js',
  ]);
});

test.each(['web/index.html', 'web/preloads.json', 'render/render.js', 'render/salon.js', 'web/.shared-sources'])(
  'without %s nothing was built',
  (name) => {
    rmSync(join(folder, name));
    expect(lacksOfPages(web)).toEqual([{ what: 'pages' }]);
  },
);

test('a file that a page would ask for in vain is named', () => {
  rmSync(join(web, 'assets/inter-b2.woff2'));
  expect(lacksOfPages(web)).toEqual([{ what: 'file', file: 'assets/inter-b2.woff2' }]);
});

test('pages that were made for another contract, rule or text are of another version', () => {
  writeFileSync(stampFileIn(web), 'made from other sources');
  expect(lacksOfPages(web)).toEqual([{ what: 'otherPages' }]);
});
