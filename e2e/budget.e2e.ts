import { gzipSync } from 'node:zlib';
import { type Page, test } from '@playwright/test';
import { openSalon } from './booking.ts';
import { expect } from './expect.ts';
import { addLink } from './portal.ts';
import { signUp } from './salon.ts';

const KB = 1024;
/** What a first visit may cost on a weak connection, gzipped. */
const budgets = [
  { path: '/benefits', scripts: 110 * KB, styles: 8 * KB },
  // The styles are the whole app's: one file, kept for a year, so that no page waits for its own.
  { path: '/login', scripts: 166 * KB, styles: 20 * KB },
];

for (const { path, scripts, styles } of budgets) {
  test(`${path} sends at most ${scripts / KB} KB of scripts and ${styles / KB} KB of styles`, async ({ page }) => {
    const sent = await gzippedBytes(page, path);
    expect(sent.script).toBeGreaterThan(0);
    expect(sent.script).toBeLessThanOrEqual(scripts);
    expect(sent.stylesheet).toBeGreaterThan(0);
    expect(sent.stylesheet).toBeLessThanOrEqual(styles);
  });
}

test('the booking of a salon sends at most 110 KB of scripts and 8 KB of styles', async ({ page, request }) => {
  const { path } = await openSalon(request);
  const sent = await gzippedBytes(page, path);
  expect(sent.script).toBeGreaterThan(0);
  expect(sent.script).toBeLessThanOrEqual(110 * KB);
  expect(sent.stylesheet).toBeGreaterThan(0);
  expect(sent.stylesheet).toBeLessThanOrEqual(8 * KB);
});

test('the portal of a professional sends at most 130 KB of scripts and 10 KB of styles', async ({ page, request }) => {
  await signUp({ request });
  const { path } = await addLink({ request });
  const sent = await gzippedBytes(page, path);
  expect(sent.script).toBeGreaterThan(0);
  expect(sent.script).toBeLessThanOrEqual(130 * KB);
  expect(sent.stylesheet).toBeGreaterThan(0);
  expect(sent.stylesheet).toBeLessThanOrEqual(10 * KB);
});

/** Compressed here, so that the sum is the same whatever encoding the server and the browser agree on. */
async function gzippedBytes(page: Page, path: string) {
  const bodies: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sent = { script: 0, stylesheet: 0 };
  for (const { type, bytes } of await Promise.all(bodies)) sent[type as keyof typeof sent] += bytes;
  return sent;
}
