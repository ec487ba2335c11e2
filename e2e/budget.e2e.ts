import { gzipSync } from 'node:zlib';
import { type APIRequestContext, type Page, test } from '@playwright/test';
import { openSalon } from './booking.ts';
import { expect } from './expect.ts';
import { addLink } from './portal.ts';
import { signUp } from './salon.ts';

/** What a first visit may cost on a weak connection, in KB, gzipped. */
const budgets = [
  { name: 'the landing page', path: async () => '/benefits', script: 110, stylesheet: 8 },
  // The styles are the whole app's: one file, kept for a year, so that no page waits for its own.
  { name: 'the login', path: async () => '/login', script: 166, stylesheet: 20 },
  { name: 'the booking of a salon', path: bookingPage, script: 110, stylesheet: 8 },
  { name: 'the portal of a professional', path: portalPage, script: 130, stylesheet: 10 },
];

async function bookingPage(request: APIRequestContext) {
  return (await openSalon(request)).path;
}

async function portalPage(request: APIRequestContext) {
  await signUp({ request });
  return (await addLink({ request })).path;
}

for (const { name, path, ...most } of budgets) {
  test(`${name} keeps to its budget of scripts and styles`, async ({ page, request }) => {
    const sent = await gzippedBytes(page, await path(request));
    for (const kind of ['script', 'stylesheet'] as const) {
      expect(sent[kind], kind).toBeGreaterThan(0);
      expect(sent[kind], kind).toBeLessThanOrEqual(most[kind] * 1024);
    }
  });
}

/** Compressed here, so that the sum is the same whatever encoding the server and the browser agree on. */
async function gzippedBytes(page: Page, path: string) {
  const bodies: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    bodies.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // What comes later is fetched ahead for the next page, and may be cut off when this one closes.
  page.removeAllListeners('response');
  const sent = { script: 0, stylesheet: 0 };
  for (const { type, bytes } of await Promise.all(bodies)) sent[type as keyof typeof sent] += bytes;
  return sent;
}
